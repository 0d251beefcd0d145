/**
 * Writes server/occupations/data/reference.bin from a folder of the published data sets; server/occupations/data/README.md names
 * them. Run by hand for a new release: `npx tsx scripts/packReference.ts FOLDER`.
 */
import { writeFileSync } from 'node:fs';
import { program } from 'commander';
import { packRelease } from '../server/occupations/release/packRelease.ts';

const [folder] = program.argument('<folder>').parse().args;
const bytes = await packRelease(folder!);
writeFileSync(new URL('../server/occupations/data/reference.bin', import.meta.url), bytes);
console.log(`${bytes.length.toLocaleString('en')} bytes`);
