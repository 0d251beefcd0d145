import { fold } from '../../formats/fold.ts';
import type { PackedOnet, PackedSoc } from './occupationData.ts';
import type { SourceSets } from './sourceSets.ts';

const indexName = /^soc2020_coding_index/;
const unit = 'SOC 2020 Unit Group';
const isco = 'ISCO-08 code based on SOC2020';
const naturalTitle = 'INDEXOCC-natural_word_order';

const listed = (text: string) =>
  text
    .split('~')
    .map((part) => part.trim())
    .filter((part) => part && part !== '<blank>');

function index(sets: SourceSets) {
  return sets.table(indexName, ['SOC_2020', naturalTitle, 'ADD', 'IND', isco]);
}

export function packSoc2020(sets: SourceSets): PackedSoc[] {
  const groups = sets.table(/^soc2020_descriptions/, [
    unit,
    'SOC 2020 Group Title',
    'Group Description',
    'Typical Entry Routes And Associated Qualifications',
    'Tasks',
    'Related Job Titles',
  ]);
  const titles = new Map<string, Map<string, string>>();
  for (const row of index(sets)) {
    const group = titles.get(row.SOC_2020!) ?? new Map<string, string>();
    titles.set(row.SOC_2020!, group);
    // A title such as “Checker” belongs to many groups, each for another industry.
    const title = [row[naturalTitle], row.ADD || row.IND].filter(Boolean).join(', ');
    group.set(title.toLowerCase(), title);
  }
  return groups
    .filter((group) => /^\d{4}$/.test(group[unit]!))
    .map((group) => {
      const related = listed(group['Related Job Titles']!);
      const all = titles.get(group[unit]!) ?? new Map<string, string>();
      for (const title of related) all.delete(title.toLowerCase());
      return {
        code: group[unit]!,
        title: group['SOC 2020 Group Title']!,
        description: group['Group Description']!,
        entry: group['Typical Entry Routes And Associated Qualifications']!.replace('<blank>', ''),
        tasks: listed(group.Tasks!),
        titles: [...related, ...all.values()],
      };
    });
}

const anyOther = /All Other$|^55-/;

/**
 * UK and US occupations meet through ISCO-08: the coding index says how many titles of a unit group belong to each ISCO group,
 * and the BLS crosswalks lead from there to SOC 2010, SOC 2018 and O*NET. If several remain, shared job titles decide.
 */
export async function linkSoc2020(
  sets: SourceSets,
  soc2020: PackedSoc[],
  onet: PackedOnet[],
): Promise<[number, number][][]> {
  const soc2018 = await soc2018By2010(sets);
  const socOfIsco = new Map<string, Set<string>>();
  for (const [iscoCode = '', , , soc2010 = ''] of await sets.sheet(/ISCO.*\.xls$/i, 'ISCO-08 Code')) {
    const existing = socOfIsco.get(iscoCode) ?? new Set();
    socOfIsco.set(iscoCode, existing);
    for (const code of soc2018.get(soc2010) ?? []) existing.add(code);
  }
  const onetOfSoc = new Map<string, number[]>();
  onet.forEach(({ code }, position) => {
    const soc = code.slice(0, 7);
    onetOfSoc.set(soc, [...(onetOfSoc.get(soc) ?? []), position]);
  });
  const titlesOfOnet = onet.map(
    ({ title, titles }) => new Set([title, ...titles].map((name) => singular(fold(name)))),
  );
  const iscoShares = sharesOfIsco(sets);
  return soc2020.map(({ code, title, titles }) => {
    const weights = new Map<number, number>();
    for (const [iscoCode, share] of iscoShares.get(code) ?? []) {
      const positions = [...(socOfIsco.get(iscoCode) ?? [])].flatMap((soc) => onetOfSoc.get(soc) ?? []);
      for (const position of positions) {
        weights.set(position, (weights.get(position) ?? 0) + share / Math.sqrt(positions.length));
      }
    }
    const names = [...new Set([title, ...titles].map((name) => singular(fold(name))))];
    const scored = [...weights]
      .filter(
        ([position]) => !anyOther.test(onet[position]!.title) && !onet[position]!.code.startsWith('55-'),
      )
      .map(([position, weight]): [number, number] => {
        const common = names.filter((name) => titlesOfOnet[position]!.has(name)).length;
        return [position, weight * (0.15 + Math.sqrt(common))];
      })
      .sort((a, b) => b[1] - a[1])
      .slice(0, 12);
    const sum = scored.reduce((total, [, score]) => total + score, 0);
    return scored
      .map(([position, score]): [number, number] => [position, Math.round((score / sum) * 100)])
      .filter(([, share]) => share > 0);
  });
}

const singular = (name: string) => name.replace(/s$/, '');

async function soc2018By2010(sets: SourceSets): Promise<Map<string, string[]>> {
  const by2010 = new Map<string, string[]>();
  for (const [from = '', , to = ''] of await sets.sheet(/soc_2010_to_2018.*\.xlsx$/i, '2010 SOC Code')) {
    by2010.set(from, [...(by2010.get(from) ?? []), to]);
  }
  return by2010;
}

function sharesOfIsco(sets: SourceSets): Map<string, [string, number][]> {
  const counts = new Map<string, Map<string, number>>();
  for (const row of index(sets)) {
    const group = counts.get(row.SOC_2020!) ?? new Map<string, number>();
    counts.set(row.SOC_2020!, group);
    if (row[isco]) group.set(row[isco]!, (group.get(row[isco]!) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([code, group]) => {
      const sum = [...group.values()].reduce((a, b) => a + b, 0);
      return [code, [...group].map(([iscoCode, count]): [string, number] => [iscoCode, count / sum])];
    }),
  );
}

export { soc2018By2010 };
