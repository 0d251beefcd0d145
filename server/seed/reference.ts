import { createHash } from 'node:crypto';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import {
  cities,
  civilianOccupations,
  countries,
  crosswalk,
  industries,
  militaryBadgedRoles,
  militaryBranches,
  militaryCorps,
  militaryNavyServices,
  militaryProfessions,
  militaryRanks,
  militaryServices,
  questionOptions,
  questions,
  referenceLoads,
  states,
} from '../db/schema/reference.ts';
import type { Tx } from '../db/transaction.ts';
import { seedRelease } from '../military/releases/loadRelease.ts';
import { shippedArtefact } from '../occupations/reference.ts';
import { geographyFile, geographyLists, militaryLists, questionLists } from './referenceLists.ts';

type List = [table: PgTable, rows: object[]];

function smallLists(): List[] {
  const military = militaryLists();
  const questionnaire = questionLists();
  return [
    [industries, military.industries],
    [militaryServices, military.services],
    [militaryRanks, military.ranks],
    [militaryNavyServices, military.navyServices],
    [militaryBranches, military.branches],
    [militaryCorps, military.corps],
    [militaryProfessions, military.professions],
    [militaryBadgedRoles, military.badgedRoles],
    [civilianOccupations, military.occupations],
    [crosswalk, military.crosswalk],
    [questions, questionnaire.questions],
    [questionOptions, questionnaire.options],
  ];
}

function bigLists(packed: Buffer): List[] {
  const geography = geographyLists(packed);
  return [
    [countries, geography.countries],
    [states, geography.states],
    [cities, geography.cities],
  ];
}

const checksum = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

// Increase it when the code that makes rows from the geography file changes.
const geographyRules = 'v2';

// Increase it when the code that makes rows from a release changes.
const releaseRules = 'v1';

export async function seedReference(tx: Tx): Promise<void> {
  const packed = geographyFile();
  await load(tx, 'geography', checksum(packed) + geographyRules, () => bigLists(packed));
  const lists = smallLists();
  await load(tx, 'lists', checksum(JSON.stringify(lists.map(([, rows]) => rows))), () => lists);
  const released = checksum(shippedArtefact()) + releaseRules;
  await unlessLoaded(tx, 'release', released, () => seedRelease(tx));
}

async function load(tx: Tx, list: string, sum: string, read: () => List[]): Promise<void> {
  await unlessLoaded(tx, list, sum, async () => {
    for (const [table, rows] of read()) await upsert(tx, table, rows);
  });
}

export async function unlessLoaded(tx: Tx, list: string, sum: string, work: () => Promise<void>) {
  const [before] = await tx.select().from(referenceLoads).where(eq(referenceLoads.list, list));
  if (before?.checksum === sum) return;
  await work();
  await tx
    .insert(referenceLoads)
    .values({ list, checksum: sum })
    .onConflictDoUpdate({ target: referenceLoads.list, set: { checksum: sum } });
}

// One statement per table: a statement per row takes 20 times as long on 20,000 cities.
async function upsert(tx: Tx, table: PgTable, rows: object[]): Promise<void> {
  const { primaryKeys } = getTableConfig(table);
  const columns = Object.values(getTableColumns(table));
  const key = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  const names = (some: { name: string }[]) =>
    sql.join(
      some.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
  const rest = columns.filter((column) => !key.includes(column));
  const update = sql.join(
    rest.map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  await tx.execute(sql`
    insert into ${name} (${names(columns)})
    select ${names(columns)} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)
    on conflict (${names(key)}) do update set ${update}`);
}
