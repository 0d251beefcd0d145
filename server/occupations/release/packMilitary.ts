import { fold } from '../../formats/fold.ts';
import { groupCode, levelOf, plainTitle, spellingsOf } from './airForceCodes.ts';
import type { PackedMilitary, PackedRole, RoleCategory } from './militaryData.ts';
import { soc2018By2010 } from './packSoc2020.ts';
import type { SourceRow, SourceSets } from './sourceSets.ts';

const crosswalkColumns = ['svc', 'moc', 'moc_title', 'onet_code'];
const databaseColumns = [
  'service',
  'personnel_category',
  'code',
  'title',
  'code_type',
  'status',
  'onet1',
  'onet2',
  'description',
];

const listsOf: Record<string, { service: string; types: string[] }> = {
  A: { service: 'Army', types: ['MOS', 'AOC'] },
  M: { service: 'Marine Corps', types: ['MOS'] },
  N: { service: 'Navy', types: ['RATING', 'NEC', 'NEBC', 'NOBC'] },
  P: { service: 'Navy', types: ['DESIGNATOR'] },
  F: { service: 'Air Force', types: ['AFSC', 'SDI', 'RI'] },
  H: { service: 'Air Force', types: ['AFSC', 'SDI', 'RI'] },
  C: { service: 'Coast Guard', types: ['RATING', 'PAY CODE'] },
  J: { service: 'Army', types: ['ASI'] },
  Q: { service: 'Army', types: ['SQI'] },
  S: { service: 'Navy', types: ['SSP'] },
  V: { service: 'Navy', types: ['AQD'] },
  U: { service: 'Air Force', types: ['SEI', 'EXP SET', 'ACT CODE'] },
  Y: { service: 'Air Force', types: ['SEI', 'EXP SET'] },
  L: { service: 'Air Force', types: ['PREFIX'] },
  O: { service: 'Air Force', types: ['PREFIX'] },
  X: { service: 'Air Force', types: ['PREFIX'] },
  Z: { service: 'Air Force', types: ['PREFIX'] },
};

// Former codes come from the lists of these letters; the others repeat them.
const formerLetters = ['A', 'M', 'N', 'P', 'F', 'C', 'J', 'Q', 'S', 'V', 'U', 'L'];

const categories: Record<string, RoleCategory> = {
  Enlisted: 'enlisted',
  Officer: 'officer',
  'Warrant Officer': 'warrant',
};

interface Entry {
  code: string;
  title: string;
  category: RoleCategory | null;
  active: boolean;
  onet: string[];
  earlier: string[];
  duty: string | null;
  weight: number;
}

const words = (title: string) => new Set(fold(title).split(' ').filter(Boolean));

function likeness(first: string, second: string): number {
  const [a, b] = [words(first), words(second)];
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(1, Math.min(a.size, b.size));
}

const dutyOf = (row: SourceRow) =>
  /^(no description|not available|none)/i.test(row.description!) ? '' : row.description!;

const letterOfRow = (letter: string) => (row: SourceRow) =>
  row.service === listsOf[letter]!.service && listsOf[letter]!.types.includes(row.code_type!);

export async function packMilitary(
  sets: SourceSets,
  onetCodes: ReadonlySet<string>,
): Promise<PackedMilitary> {
  const crosswalk = sets.table(/^milx/, crosswalkColumns);
  const database = sets.table(/^dod_odb/, databaseColumns);
  const soc2018 = await soc2018By2010(sets);
  const current = (code: string) => currentOnet(code, onetCodes, soc2018);
  const rowsOf = new Map<string, Map<string, SourceRow[]>>();
  const rowsBy = (letter: string) => {
    const cached = rowsOf.get(letter);
    if (cached) return cached;
    const grouped = groupByCode(database.filter(letterOfRow(letter)));
    rowsOf.set(letter, grouped);
    return grouped;
  };
  const taken = new Set<SourceRow>();
  const active = new Map<string, Entry[]>();
  for (const [key, rows] of groupedActive(crosswalk)) {
    const [letter = '', code = '', title = ''] = key.split('\t');
    const candidates = listsOf[letter] ? (rowsBy(letter).get(code) ?? []) : [];
    const described = bestRow(candidates, title);
    for (const row of candidates) if (likeness(row.title!, title) >= 0.5) taken.add(row);
    const onet = rows.map(({ onet_code }) => onet_code!).filter(Boolean);
    addTo(active, letter, {
      ...{ code, title, active: true, weight: levelOf(letter, code), onet },
      category: letter === 'G' ? 'civilian' : described ? categories[described.personnel_category!]! : null,
      earlier: described ? earlierOf(described, current) : [],
      duty: described ? dutyOf(described) : null,
    });
  }
  const former = new Map<string, Entry[]>();
  const inForce = new Set(
    database.filter(({ status }) => status === 'Active').map((row) => descriptionKey(row)),
  );
  for (const letter of formerLetters) {
    for (const rows of rowsBy(letter).values()) {
      for (const row of rows.filter((row) => !taken.has(row))) {
        const groups = isLevelOf(active, letter, row) ? active : former;
        addTo(groups, letter, {
          ...{ code: row.code!, title: row.title!, active: false, weight: levelOf(letter, row.code!) },
          ...{ onet: [], earlier: earlierOf(row, current) },
          category: categories[row.personnel_category!]!,
          // The database repeats the description of a code's newest holder, whatever the code meant before.
          duty: row.status !== 'Active' && inForce.has(descriptionKey(row)) ? null : dutyOf(row),
        });
      }
    }
  }
  return packed([...rolesOf(active), ...rolesOf(former)]);
}

const descriptionKey = ({ service, code, description }: SourceRow) => [service, code, description].join('\t');

const earlierOf = (row: SourceRow, current: (code: string) => string[]) =>
  [row.onet1!, row.onet2!].filter(Boolean).flatMap(current);

const keyOf = (letter: string, code: string, category: RoleCategory | null, number: number) =>
  [letter, groupCode(letter, code), category ?? '', number].join('\t');

function isLevelOf(active: Map<string, Entry[]>, letter: string, row: SourceRow): boolean {
  const group = active.get(keyOf(letter, row.code!, null, 0)) ?? [];
  return (
    row.code !== groupCode(letter, row.code!) &&
    group.some(({ title }) => likeness(plainTitle(letter, title), plainTitle(letter, row.title!)) === 1)
  );
}

function groupByCode(rows: SourceRow[]): Map<string, SourceRow[]> {
  const groups = new Map<string, SourceRow[]>();
  for (const row of rows) groups.set(row.code!, [...(groups.get(row.code!) ?? []), row]);
  return groups;
}

function groupedActive(rows: SourceRow[]): Map<string, SourceRow[]> {
  const groups = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const key = [row.svc, row.moc, row.moc_title].join('\t');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

function bestRow(rows: SourceRow[], title: string): SourceRow | null {
  const scored = rows
    .map((row) => ({
      row,
      score:
        likeness(row.title!, title) * 4 + Number(row.status === 'Active') * 2 + Number(dutyOf(row) !== ''),
    }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  if (!best) return null;
  return best.row.status === 'Active' || likeness(best.row.title!, title) >= 0.5 ? best.row : null;
}

// Maps O*NET codes of 2010 that were split or renamed to current codes, through SOC 2018.
function currentOnet(
  code: string,
  currentCodes: ReadonlySet<string>,
  soc2018: Map<string, string[]>,
): string[] {
  if (currentCodes.has(code)) return [code];
  const whole = `${code.slice(0, 7)}.00`;
  if (currentCodes.has(whole)) return [whole];
  return (soc2018.get(code.slice(0, 7)) ?? [])
    .map((soc) => `${soc}.00`)
    .filter((next) => currentCodes.has(next));
}

function addTo(groups: Map<string, Entry[]>, letter: string, entry: Entry) {
  const isJoined = !entry.active && isLevelOfGroup(groups, letter, entry);
  for (let number = 0; ; number += 1) {
    const key = keyOf(letter, entry.code, entry.active || isJoined ? null : entry.category, number);
    const group = groups.get(key);
    const isSame =
      !group ||
      entry.code !== groupCode(letter, entry.code) ||
      group.some(({ title }) => likeness(title, entry.title) >= 0.5);
    if (!isSame) continue;
    groups.set(key, [...(group ?? []), entry]);
    return;
  }
}

const isLevelOfGroup = (groups: Map<string, Entry[]>, letter: string, entry: Entry) =>
  groups.get(keyOf(letter, entry.code, null, 0))?.[0]?.active ?? false;

interface Role extends Omit<PackedRole, 'duty'> {
  duty: string | null;
}

function rolesOf(groups: Map<string, Entry[]>): Role[] {
  return [...groups].map(([key, entries]) => {
    const [service = '', code = ''] = key.split('\t');
    const sorted = [...entries].sort((a, b) => b.weight - a.weight);
    const titles = [...new Set(sorted.map(({ title }) => plainTitle(service, title)))];
    return {
      ...{ service, code, title: titles[0]!, titles: titles.slice(1), active: entries[0]!.active },
      codes: spellingsOf(
        service,
        code,
        entries.map((entry) => entry.code),
      ),
      category: sorted.find(({ category }) => category)?.category ?? null,
      onet: ranked(entries, 'onet'),
      earlier: ranked(entries, 'earlier'),
      duty: sorted.find(({ duty }) => duty)?.duty ?? null,
    };
  });
}

function ranked(entries: Entry[], source: 'onet' | 'earlier'): string[] {
  const weights = new Map<string, number>();
  for (const { [source]: matches, weight } of entries) {
    matches.forEach((code, place) => {
      weights.set(code, (weights.get(code) ?? 0) + weight / (place + 1));
    });
  }
  return [...weights].sort((a, b) => b[1] - a[1]).map(([code]) => code);
}

function packed(roles: Role[]): PackedMilitary {
  const duties = new Map<string, number>();
  const numberOf = (duty: string) => {
    const number = duties.get(duty) ?? duties.size;
    duties.set(duty, number);
    return number;
  };
  const numbered = roles.map(
    (role): PackedRole => ({ ...role, duty: role.duty ? numberOf(role.duty) : null }),
  );
  return { roles: numbered, duties: [...duties.keys()] };
}
