/**
 * Whether a search finds every code of the Military Crosswalk and leads to civilian work, and how fast. With a folder after the
 * name the codes come from the published file there, otherwise from the release that ships. Writes 200 roles with their top five
 * to .cache/occupations.md for review.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../server/db/database.ts';
import { embedded } from '../../server/db/extensions.ts';
import type { Call } from '../../server/http/contract/call.ts';
import { searchMilitaryRoles } from '../../server/jobs/roleMeaningHandlers.ts';
import { meaningsOfRole, roleReference, roleSearch } from '../../server/military/roles.ts';
import { isUnspecific } from '../../server/occupations/occupationReference.ts';
import { openSourceSets } from '../../server/occupations/release/sourceSets.ts';
import { root } from '../process.mjs';
import type { Benchmark } from './report.ts';
import { findTenant, seed } from './seeded.ts';

const sampleSize = 200;

/** What people type: codes in several spellings, titles, nicknames, misspellings. */
const queries = [
  ...['11B', '11 bravo', '0311', 'IT2', 'HM3', '3D1X1', '3D151', '1D7X1', '88M', '68W', '2A3X3', '92', '17D'],
  ...[
    'infantry',
    'infantyman',
    'combat medic',
    'vehicle mechanic',
    'REME vehicle mechanic',
    'corpsman',
    'stoker',
  ],
  ...[
    'truck driver',
    'cyber',
    'logistics',
    'hospital corpsmen',
    'wheeled vehicle mecanic',
    'signals',
    'chef',
  ],
];

function codesIn(folder: string | undefined): string[] {
  if (!folder) {
    return roleReference()
      .roles.filter(({ active, official, code }) => active && code && official)
      .flatMap(({ code, codes }) => (codes.length > 0 ? codes : [code!]));
  }
  const rows = openSourceSets(folder).table(/^milx/, ['svc', 'moc']);
  return [...new Set(rows.map(({ moc }) => moc!))];
}

function findsItself(code: string): boolean {
  const compact = code.replace(/[^A-Z0-9]/gi, '').toUpperCase();
  return roleSearch()
    .find({ text: code, limit: 50, withQualifications: true })
    .some(({ role }) =>
      [role.code, ...role.codes].some((own) => own?.replace(/[^A-Z0-9]/gi, '').toUpperCase() === compact),
    );
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;

function sample(): string {
  const roles = roleReference().roles.filter(
    ({ kind, active, country_id }) => kind === 'role' && active && country_id === 233,
  );
  const step = roles.length / sampleSize;
  const lines = Array.from({ length: sampleSize }, (_, at) => roles[Math.floor(at * step)]!).map((role) => {
    const meanings = meaningsOfRole(role.id).slice(0, 5);
    const shown =
      meanings.map(({ title, weight }) => `${title} (${weight.toFixed(2)})`).join('; ') || 'nothing';
    return `- ${role.service_id} **${role.code}** ${role.title}: ${shown}`;
  });
  return `# Roles and their top five\n\n${lines.join('\n')}\n`;
}

async function searchTimes(): Promise<number[]> {
  const client = await PGlite.create({ ...embedded });
  const database = await openDatabase({ client }, seed);
  const tenant = await findTenant(database);
  const times: number[] = [];
  for (let run = 0; run < 11; run += 1) {
    for (const search of queries) {
      const started = performance.now();
      await searchMilitaryRoles(
        {
          query: { search },
          transaction: (work) => database.asTenant(tenant.id, work),
        } as Call<'searchMilitaryRoles'>,
        {},
      );
      if (run > 0) times.push(performance.now() - started);
    }
  }
  await database.close();
  return times.sort((a, b) => a - b);
}

export const occupationsBenchmark: Benchmark = {
  name: 'occupations',
  takesDirectory: true,
  async measure(say, _length, sets) {
    const codes = codesIn(sets);
    const missed = codes.filter((code) => !findsItself(code));
    const roles = roleReference().roles.filter(
      ({ kind, active, official, duty }) =>
        kind === 'role' && active && (official.onet.length > 0 || duty !== null),
    );
    const meant = roles.filter(({ id }) => meaningsOfRole(id).some((meaning) => !isUnspecific(meaning)));
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(join(root, '.cache/occupations.md'), sample());
    say(`Not found: ${missed.slice(0, 20).join(', ') || 'none'}.`);
    const times = await searchTimes();
    return {
      about: sets ? 'Codes of the published crosswalk' : 'Codes of the release that ships',
      figures: [
        { what: 'Codes looked for', value: codes.length, unit: '' },
        {
          what: 'Codes found',
          value: percent(codes.length - missed.length, codes.length),
          unit: '%',
          goal: { atLeast: 100 },
        },
        { what: 'Roles with a match or a description', value: roles.length, unit: '' },
        {
          what: 'Of these with civilian work',
          value: percent(meant.length, roles.length),
          unit: '%',
          goal: { atLeast: 97 },
        },
        { what: 'Search, median', value: times[Math.floor(times.length / 2)]!, unit: 'ms' },
        {
          what: 'Search, p95',
          value: times[Math.floor(times.length * 0.95)]!,
          unit: 'ms',
          goal: { atMost: 30 },
        },
      ],
      notes: ['Search on PGlite, with its query for the names of services; the first of each is left out.'],
    };
  },
};
