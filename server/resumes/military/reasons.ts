import type { components } from '../../../openapi.gen.d.ts';

type Rank = Pick<components['schemas']['MilitaryRank'], 'title' | 'group' | 'nato_code'>;
type Match = components['schemas']['MilitaryTranslation']['occupations'][number]['match_type'];
export type Reasoned = { name: string; reason: string };

const ofGroup: Record<Rank['group'], string[]> = {
  junior: ['Working in a team', 'Following safety procedures'],
  senior_nco: ['Team leadership', 'Training and coaching', 'Planning and supervising work'],
  warrant: ['Operations management', 'Setting and checking standards', 'Advising senior managers'],
  officer: ['People management', 'Planning and budgeting', 'Decision-making under pressure'],
};

// Corporals lead a small team: NATO codes OR-4 and OR-5 lie between junior ranks and sergeants.
const ofFirstLeaders = ['Leading a small team', 'Training new starters'];

export function skillsOfRank(rank: Rank): Reasoned[] {
  const isFirstLeader = rank.group === 'junior' && /^OR-[45]$/.test(rank.nato_code ?? '');
  const names = isFirstLeader ? ofFirstLeaders : ofGroup[rank.group];
  return names.map((name) => ({ name, reason: `Goes with the rank of ${rank.title}` }));
}

export const wordsOfMatch: Record<Match, (role: string) => string> = {
  same_duties: (role) => `${role} is the same work`,
  most_duties: (role) => `Most of the work of ${role} carries over; expect a short conversion`,
  some_duties: (role) => `Part of the work of ${role} carries over`,
};
