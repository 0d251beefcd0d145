import { fold } from '../formats/fold.ts';
import { militaryRankRows } from '../reference/interface.ts';
import { rankWork } from './lists.ts';

type RankLevel = ReturnType<typeof rankWork>[number]['level'];

// Words for other things, even alone.
const otherWords = new Set(
  'specialist technician musician bugler top hook royal conductor ranger guardian fireman airman seaman mate marine recruit aircrew gunner signaller rifleman sapper highlander sig gen adm msg mid fus csm asm ens col lac flyer snotty staff chief ab lh po fs wo sn sr sa lt mg bg jt ac ar'.split(
    ' ',
  ),
);

// Ranks that begin a title, too: general manager, major projects, private hire.
const onlyAlone = new Set(
  'general private major captain commander lieutenant ensign cornet trooper craftsman marshal'.split(' '),
);

function levelOf(nato: string, group: string): RankLevel {
  if (group === 'officer') return 'officer';
  if (group === 'warrant') return 'warrant';
  const grade = Number(/\d+/.exec(nato)?.[0] ?? 0);
  if (grade >= 8) return 'warrant';
  if (grade >= 6) return 'senior';
  return grade >= 3 ? 'team' : 'first';
}

const more: [name: string, level: RankLevel][] = [
  ['sergeant major', 'warrant'],
  ['company sergeant major', 'warrant'],
  ['squadron sergeant major', 'warrant'],
  ['senior nco', 'senior'],
  ['snco', 'senior'],
  ['junior nco', 'team'],
  ['jnco', 'team'],
  ['petty officer', 'senior'],
  ['warrant officer', 'warrant'],
  ['chief warrant officer', 'warrant'],
  ['commissioned officer', 'officer'],
  ['army officer', 'officer'],
  ['naval officer', 'officer'],
  ['raf officer', 'officer'],
  ['sergeants', 'senior'],
];

let levels: Map<string, RankLevel> | undefined;

function ranks(): ReadonlyMap<string, RankLevel> {
  if (levels) return levels;
  levels = new Map(more);
  for (const { title, abbreviation, aliases, nato_code, pay_grade, group } of militaryRankRows()) {
    const level = levelOf(nato_code, group);
    // E-7 and E7; W2 is a tax form as well.
    const grades = pay_grade
      ? [fold(pay_grade), ...(/^[EO]/.test(pay_grade) ? [fold(pay_grade).replace(' ', '')] : [])]
      : [];
    for (const grade of grades) levels.set(grade, level);
    for (const name of [title, abbreviation, ...aliases].map(fold)) {
      if (!otherWords.has(name) && name.length > 2 && !levels.has(name)) levels.set(name, level);
    }
  }
  return levels;
}

type RankGroup = ReturnType<typeof militaryRankRows>[number]['group'];

export interface RankHolders {
  group: RankGroup;
  services: number[];
}

type RankRow = ReturnType<typeof militaryRankRows>[number];

const isCalled = ({ title, abbreviation, aliases, pay_grade }: RankRow, name: string) =>
  [title, abbreviation, ...aliases, pay_grade ?? ''].some(
    (own) => fold(own).replace(' ', '') === name.replace(' ', ''),
  );

/** Who holds a rank: its services, and its group, which is what employers see of a rank. */
export function holdersOfRank(name: string): RankHolders[] {
  const level = ranks().get(name);
  const sameLevel = militaryRankRows().filter((row) => levelOf(row.nato_code, row.group) === level);
  const named = militaryRankRows().filter((row) => isCalled(row, name));
  // Such as the classes of petty officers in the United States.
  const longer = sameLevel.filter(({ title }) => ` ${fold(title)} `.includes(` ${name} `));
  const rows = named.length + longer.length > 0 ? [...named, ...longer] : sameLevel;
  const services = new Map<RankGroup, Set<number>>();
  for (const { group, service_id } of rows)
    services.set(group, (services.get(group) ?? new Set()).add(service_id));
  return [...services].map(([group, ids]) => ({ group, services: [...ids] }));
}

export const rankNames = ranks;
export const isRankOnlyAlone = (name: string): boolean => onlyAlone.has(name);

export const workOfLevel = (level: RankLevel) => rankWork().find((row) => row.level === level)!;
