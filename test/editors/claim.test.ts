/** Which texts the extension calls ours, and which it leaves to whom they belong. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isOurs, isToClaim } from "../../editors/vscode/src/claim.ts";
import { template } from "../../src/cli/template.ts";

const project = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, project), "utf8");
const rulesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, project), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".rules")).map((file) => `${folder}${file}`);
const { contributes } = JSON.parse(read("editors/vscode/package.json")) as {
  readonly contributes: { readonly languages: readonly Readonly<Record<string, unknown>>[] };
};

/** Files of other programs that are called `.rules` as well. */
const foreign: readonly (readonly [string, string])[] = [
  ["udev", '# Zugriff auf Geräte\nACTION=="add", SUBSYSTEM=="usb", ATTR{idVendor}=="1d6b", MODE="0660", GROUP="plugdev"\n'],
  ["firewall", "*filter\n:INPUT ACCEPT [0:0]\n-A INPUT -p tcp --dport 22 -j ACCEPT\nCOMMIT\n"],
  ["nftables", "#!/usr/sbin/nft -f\n\ntable inet filter {\n  chain input {\n    type filter hook input priority 0;\n  }\n}\n"],
  ["intrusion", 'alert tcp any any -> $HOME_NET 80 (msg:"x"; sid:1;)\n'],
  ["alarms", "groups:\n  - name: example\n    rules:\n      - alert: High\n"],
  ["documents", "rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n  }\n}\n"],
  ["polkit", 'polkit.addRule(function(action, subject) {\n  return polkit.Result.YES;\n});\n'],
  ["drools", 'rule "check age"\nwhen\n  $p : Person( age < 18 )\nthen\n  reject();\nend\n'],
  ["make", "include common.mk\n\nall: build\n\techo done\n"],
  ["debian", "#!/usr/bin/make -f\n%:\n\tdh $@\n"],
  ["audit", "## First rule - delete all\n-D\n-b 8192\n-w /etc/passwd -p wa -k identity\n"],
  ["xml", '<?xml version="1.0"?>\n<ruleset name="x">\n</ruleset>\n'],
  ["yaml", "ruleset: strict\nname: a\n"],
  ["code", 'ruleset = { "a": 1 }\nsource /etc/profile\n'],
  ["events", 'rule hello_world {\n  select when echo hello\n}\n'],
  ["shell", "source /etc/rules.d/common\n"],
  ["css", "scale: 2;\naction: none;\n"],
  ["nothing", ""],
  ["only remarks", "# one\n# two\n\n// three\n"],
];

describe("ours", () => {
  const own = [...rulesIn("rulesets/"), ...rulesIn("test/systems/")];
  it("there are texts", () => expect(own.length).toBeGreaterThan(5));
  it.each(own)("%s", (file) => expect(isOurs(read(file))).toBe(true));
  it.each(["de", "en"] as const)("the template (%s), which begins with a comment", (language) => expect(isOurs(template[language])).toBe(true));
  it.each([
    "ruleset Über {", "\uFEFFruleset A", "/* lang */ // mehr\n\n# Teil\n> Text\nruleset A \"b: c\" {}", 'use Kern from "./kern.rules"', "module Magie {\n", "sheet Figur {",
    "scale Ausgang: a, b", "attributes Werte of Figur {", "check Probe for Figur gives Ausgang {", "ruleset Duel { version: \"1\"; language: en }", "example Ein Bogen {", 'unit m "Meter"',
  ])("%j", (text) => expect(isOurs(text)).toBe(true));
});

describe("of others", () => {
  it.each(foreign)("%s", (_name, text) => {
    expect(isOurs(text)).toBe(false);
  });
  it("no file is claimed by its ending, name or first line alone", () => {
    for (const one of contributes.languages) expect(Object.keys(one).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(["aliases", "configuration", "icon", "id"]);
  });
  it("what another extension has claimed stays with it, and other files are none of ours", () => {
    const text = "ruleset A {\n";
    expect(isToClaim({ path: "/a.rules", language: "plaintext", isUntitled: false, text })).toBe(true);
    expect(isToClaim({ path: "Untitled-1", language: "plaintext", isUntitled: true, text })).toBe(true);
    expect(isToClaim({ path: "/a.rules", language: "snort", isUntitled: false, text })).toBe(false);
    expect(isToClaim({ path: "/a.txt", language: "plaintext", isUntitled: false, text })).toBe(false);
  });
  it("a long text costs little", () => {
    const began = performance.now();
    for (const text of ["/*".repeat(500_000), "#".repeat(500_000), "// \n".repeat(300_000), `ruleset ${"a ".repeat(500_000)}`, `check ${"a b".repeat(400_000)}`]) isOurs(text);
    expect(performance.now() - began).toBeLessThan(500);
  });
});
