/**
 * A client of the real language server: starts its process and speaks the protocol over standard input and output, or has it in this
 * process, where that is not what is tried.
 *
 * Invariant: messages are told apart by their lengths in bytes, as the protocol says; whoever starts one ends it.
 */
import { spawn } from "node:child_process";
import { PassThrough, type Readable, type Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { createConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { serveOver } from "../../src/lsp/server.ts";

export interface Told {
  readonly uri: string;
  readonly version?: number;
  readonly diagnostics: readonly { readonly code: string; readonly message: string; readonly range: Range; readonly severity: number; readonly relatedInformation?: readonly unknown[]; readonly codeDescription?: { readonly href: string } }[];
}
export interface Range {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

export interface Client {
  readonly request: <Result>(method: string, params: unknown) => Promise<Result>;
  /** The same, to be given up: `$/cancelRequest` with the number. */
  readonly begin: <Result>(method: string, params: unknown) => { readonly id: number; readonly answer: Promise<Result> };
  /** Methods of what the server asked of the editor, oldest first. */
  readonly asked: string[];
  /** Messages for the person. */
  readonly messages: string[];
  readonly notify: (method: string, params: unknown) => void;
  readonly open: (uri: string, text: string, version?: number) => void;
  /** All that was published, oldest first. */
  readonly told: Told[];
  /** Waits until what was published last of an address is so. */
  readonly until: (uri: string, is: (told: Told) => boolean) => Promise<Told>;
  readonly log: string[];
  readonly pid: number;
  readonly end: () => Promise<number | null>;
}

const root = fileURLToPath(new URL("../../", import.meta.url));

/** `command`: words behind `node`; the development form without. */
export async function startClient(initialize: object = {}, command: readonly string[] = ["--import", "tsx", "src/cli/bin.ts", "lsp", "--stdio"]): Promise<Client> {
  const child = spawn(process.execPath, [...command], { cwd: root, stdio: ["pipe", "pipe", "pipe"] });
  const log: string[] = [];
  child.stderr.on("data", (data: Buffer) => log.push(data.toString()));
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return clientOver({ to: child.stdin, from: child.stdout, log, pid: child.pid ?? 0, end: async (send) => (send({ method: "exit" }), await ended) }, initialize);
}

/** The server in this process. */
export async function clientHere(initialize: object = {}): Promise<Client> {
  const [to, from] = [new PassThrough(), new PassThrough()];
  const connection = createConnection(new StreamMessageReader(to), new StreamMessageWriter(from));
  void serveOver(connection);
  return clientOver({ to, from, log: [], pid: process.pid, end: async () => (connection.dispose(), 0) }, initialize);
}

interface Line {
  readonly to: Writable;
  readonly from: Readable;
  readonly log: string[];
  readonly pid: number;
  readonly end: (send: (message: object) => void) => Promise<number | null>;
}

async function clientOver({ to, from, log, pid, end }: Line, initialize: object): Promise<Client> {
  const waiting = new Map<number, { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }>();
  const told: Told[] = [];
  const askedOf: string[] = [];
  const messages: string[] = [];
  const watchers = new Set<() => void>();
  let rest = Buffer.alloc(0);
  let last = 0;
  from.on("data", (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    for (let taken = takeMessage(rest); taken !== null; taken = takeMessage(rest)) {
      rest = Buffer.from(taken.rest);
      take(taken.message);
    }
  });

  function take(message: Message): void {
    if (message.method !== undefined && message.id !== undefined) {
      askedOf.push(message.method);
      if (message.method === "window/showMessageRequest") messages.push((message.params as { readonly message: string }).message);
      send({ id: message.id, result: null });
    } else if (message.method === "window/showMessage") messages.push((message.params as { readonly message: string }).message);
    else if (message.method === "textDocument/publishDiagnostics") told.push(message.params as Told);
    else if (message.method === "window/logMessage") log.push(JSON.stringify(message.params));
    else if (message.id !== undefined) {
      const one = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error !== undefined) one?.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
      else one?.resolve(message.result);
    }
    for (const watcher of watchers) watcher();
  }
  function send(message: object): void {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    to.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }
  const client: Client = {
    request: (method, params) => client.begin<never>(method, params).answer,
    begin: <Result>(method: string, params: unknown) => {
      last += 1;
      const id = last;
      const answer = new Promise<Result>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        send({ id, method, params });
      });
      return { id, answer };
    },
    asked: askedOf, messages,
    notify: (method, params) => send({ method, params }),
    open: (uri, text, version = 1) => send({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "regelwerk", version, text } } }),
    told, log, pid,
    until: (uri, is) =>
      new Promise((resolve) => {
        const look = (): void => {
          const now = told.findLast((one) => one.uri === uri);
          if (now === undefined || !is(now)) return;
          watchers.delete(look);
          resolve(now);
        };
        watchers.add(look);
        look();
      }),
    end: async () => {
      await client.request("shutdown", null);
      return end(send);
    },
  };
  await client.request("initialize", { processId: null, rootUri: null, capabilities: {}, ...initialize });
  client.notify("initialized", {});
  return client;
}

function takeMessage(buffer: Buffer): { readonly message: Message; readonly rest: Buffer } | null {
  const head = buffer.indexOf("\r\n\r\n");
  if (head < 0) return null;
  const length = Number(/content-length: (\d+)/iu.exec(buffer.subarray(0, head).toString())?.[1]);
  if (buffer.length < head + 4 + length) return null;
  return { message: JSON.parse(buffer.subarray(head + 4, head + 4 + length).toString()) as Message, rest: buffer.subarray(head + 4 + length) };
}
