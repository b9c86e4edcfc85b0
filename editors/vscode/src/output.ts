/** The output channel of what the compiler says when a command runs it. */
import { window, type OutputChannel } from "vscode";
import type { Called } from "./compiler.ts";
import { say } from "./words.ts";

let channel: OutputChannel | undefined;

/** Shows what a call said, in place of what the one before it said. */
export function tell(title: string, { code, output, complaints }: Called): void {
  channel ??= window.createOutputChannel("Regelwerk: results");
  channel.clear();
  channel.appendLine(title);
  channel.append(output);
  channel.append(complaints);
  channel.show(true);
  if (code === 3) void window.showErrorMessage(say("ourBug"));
}
