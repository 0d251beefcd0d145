/**
 * Promises: a job and a candidate share a key exactly where the match finds the job's role, or one of the skills that count, in
 * the candidate; an index over the keys of jobs so finds all that fit, and none that does not.
 */
import { keysAsked, keysHeld, type Phrase, skillStems, titleWords } from './phrases.ts';
import { skillsAsked } from './skills.ts';
import type { MatchCandidate, MatchJob } from './terms.ts';

const titled = (text: string): Phrase => ({ kind: 't', words: titleWords(text), least: 2 });
const skilled = (text: string): Phrase => ({ kind: 's', words: skillStems(text), least: 1 });
const once = (keys: string[]) => [...new Set(keys)].sort();

export const keysOfJob = (job: Pick<MatchJob, 'title' | 'role' | 'translated_roles' | 'skills'>): string[] =>
  once([
    ...job.translated_roles.map((id) => `role ${id}`),
    ...(job.role ? [`work ${job.role.id}`] : []),
    ...[job.title, job.role?.title ?? ''].flatMap((title) => keysAsked(titled(title))),
    ...skillsAsked(job.skills).flatMap(({ name }) => keysAsked(skilled(name))),
  ]);

export const keysOfCandidate = ({
  roles,
  titles,
  skills,
}: Pick<MatchCandidate, 'roles' | 'titles' | 'skills'>): string[] =>
  once([
    ...roles.map(({ id }) => `role ${id}`),
    ...roles.flatMap(({ occupations }) => occupations.map(({ id }) => `work ${id}`)),
    ...titles.flatMap(({ text }) => keysHeld(titled(text))),
    ...skills.flatMap(({ name }) => keysHeld(skilled(name))),
  ]);
