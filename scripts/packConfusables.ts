/**
 * Packs Unicode's confusables.txt for server/formats/skeleton.ts:
 * node --import tsx scripts/packConfusables.ts <path of confusables.txt>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { program } from 'commander';

const [source] = program.argument('<confusables.txt>').parse().args;

const textOf = (codes: string) =>
  String.fromCodePoint(
    ...codes
      .trim()
      .split(/\s+/)
      .map((code) => parseInt(code, 16)),
  );
const escaped = (json: string) =>
  json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const characters = new Map<string, string>();
for (const line of readFileSync(source!, 'utf8')
  .replace(/^\uFEFF/, '')
  .split('\n')) {
  const [from, to] = line.replace(/#.*/, '').split(';');
  if (!from?.trim() || !to) continue;
  characters.set(textOf(to), (characters.get(textOf(to)) ?? '') + textOf(from));
}
const packed = Object.fromEntries([...characters].sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(
  new URL('../server/formats/confusables/confusables.json', import.meta.url),
  `${escaped(JSON.stringify(packed, null, 1)).replaceAll('\\u000a', '\n')}\n`,
);
