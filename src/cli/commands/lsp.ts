/** `regelwerk lsp --stdio`: the language server, for editors. Loaded only when it is asked for. */
import { exitCodes, type Verb } from "../context.ts";

export const lsp: Verb = {
  usage: "lsp",
  summary: { en: "Serve an editor: messages, help and exact odds while writing", de: "Einem Editor dienen: Meldungen, Hilfe und genaue Chancen beim Schreiben" },
  options: [
    ["--stdio", { en: "Speak over standard input and output (so it does without any word, too)", de: "Über Standardeingabe und -ausgabe sprechen (so ist es auch ohne Angabe)" }],
    ["--node-ipc", { en: "Speak over the channel of a Node process", de: "Über den Kanal eines Node-Prozesses sprechen" }],
    ["--clientProcessId <number>", { en: "The editor's process; when it ends, this ends", de: "Der Prozess des Editors; endet er, endet auch das hier" }],
  ],
  run: async (_context, _args, options) => {
    const { serve } = await import("../../lsp/server.ts");
    await serve(options["nodeIpc"] === true ? "auto" : "stdio");
    return exitCodes.fine;
  },
};
