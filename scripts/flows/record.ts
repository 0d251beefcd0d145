/** Writes what the page of the flows shows beside the charts: their earlier versions, and where each line of them stands. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.mjs';
import { keepVersions } from './keepVersions.ts';
import { sourceLines } from './sourceLines.ts';

const file = 'src/features/flows/sources.gen.json';

async function recordLines(write: boolean): Promise<string[]> {
  const text = `${JSON.stringify(await sourceLines())}\n`;
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
  if (write) writeFileSync(path, text);
  return [file];
}

const check = process.argv.includes('--check');
const stale = [...(await keepVersions({ write: !check })), ...(await recordLines(!check))];
for (const one of stale) {
  if (check) console.error(`${one} does not match src/machines: run \`npm run generate\`.`);
  else console.log(`Wrote ${one} from src/machines.`);
}
process.exitCode = check && stale.length > 0 ? 1 : 0;
