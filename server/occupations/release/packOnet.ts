import { type PackedOccupations, type PackedOnet, tiers } from './occupationData.ts';
import type { SourceRow, SourceSets } from './sourceSets.ts';

const code = 'O*NET-SOC Code';

function grouped(rows: SourceRow[], key: string): Map<string, SourceRow[]> {
  const groups = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const group = groups.get(row[key]!);
    if (group) group.push(row);
    else groups.set(row[key]!, [row]);
  }
  return groups;
}

function numbering() {
  const numbers = new Map<string, number>();
  return {
    names: () => [...numbers.keys()],
    of(name: string) {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    },
  };
}

const importance = (row: SourceRow) => Math.round((Number(row.importance_1_5) - 1) * 25);

export function packOnet(sets: SourceSets): Pick<PackedOccupations, 'skills' | 'technologies' | 'onet'> {
  const occupations = sets.table(/^Occupation_Data/, [code, 'Title', 'Description']);
  const positions = new Map(occupations.map((row, position) => [row[code]!, position]));
  const titles = grouped(sets.table(/^Alternate_Titles/, [code, 'Alternate Title', 'Short Title']), code);
  const reported = grouped(sets.table(/^Sample_of_Reported/, [code, 'Reported Job Title']), code);
  const tasks = grouped(sets.table(/^Task_Statements/, [code, 'Task', 'Task Type']), code);
  const zones = new Map(
    sets.table(/^Job_Zones/, [code, 'Job Zone']).map((row) => [row[code]!, Number(row['Job Zone'])]),
  );
  const related = grouped(
    sets.table(/^Related_Occupations/, [code, 'Related O*NET-SOC Code', 'Relatedness Tier', 'Index']),
    code,
  );
  const technologies = grouped(
    sets.table(/^Technology_Skills/, [code, 'Example', 'Hot Technology', 'In Demand']),
    code,
  );
  const skills = grouped(sets.table(/^Skills/, ['onet_code', 'skill', 'importance_1_5']), 'onet_code');
  const technologyNames = numbering();
  const skillNames = [...new Set([...skills.values()].flat().map(({ skill }) => skill!))];
  const onet = occupations.map((row): PackedOnet => {
    const own = row[code]!;
    const rated = new Map((skills.get(own) ?? []).map((skill) => [skill.skill!, importance(skill)]));
    const used = (technologies.get(own) ?? []).sort((a, b) => demand(b) - demand(a));
    return {
      code: own,
      title: row.Title!,
      description: row.Description!,
      zone: zones.get(own) ?? null,
      skills: rated.size > 0 ? skillNames.map((name) => rated.get(name) ?? 0) : [],
      related: (related.get(own) ?? [])
        .sort((a, b) => Number(a.Index) - Number(b.Index))
        .flatMap((other): [number, number][] => {
          const position = positions.get(other['Related O*NET-SOC Code']!);
          const tier = (tiers as readonly string[]).indexOf(other['Relatedness Tier']!);
          return position === undefined || tier < 0 ? [] : [[position, tier]];
        }),
      technologies: used.map(({ Example }) => technologyNames.of(Example!)),
      hot: used.filter((technology) => demand(technology) > 0).length,
      titles: titlesOf(row.Title!, titles.get(own) ?? [], reported.get(own) ?? []),
      tasks: (tasks.get(own) ?? [])
        .sort((a, b) => Number(b['Task Type'] === 'Core') - Number(a['Task Type'] === 'Core'))
        .map(({ Task }) => Task!),
    };
  });
  return { skills: skillNames, technologies: technologyNames.names(), onet };
}

const demand = (row: SourceRow) =>
  Number(row['In Demand'] === 'Y') * 2 + Number(row['Hot Technology'] === 'Y');

function titlesOf(own: string, alternate: SourceRow[], reported: SourceRow[]): string[] {
  const all = [
    ...reported.map((row) => row['Reported Job Title']!),
    ...alternate.map((row) => row['Alternate Title']!),
    ...alternate.map((row) => row['Short Title']!).filter((title) => title && title !== 'n/a'),
  ];
  const titles = new Map(all.map((title) => [title.toLowerCase(), title]));
  titles.delete(own.toLowerCase());
  return [...titles.values()];
}
