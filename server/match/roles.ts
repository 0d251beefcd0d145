/** How near the candidate's work is to the job's role: by the employer's own word, the crosswalk, or a title held before. */
import { isWithin, titleWords } from './phrases.ts';
import type { Closeness, Judged, MatchCandidate, MatchJob } from './terms.ts';

const shares: Record<Closeness, number> = { same_duties: 1, most_duties: 0.75, some_duties: 0.4 };

const wordsOf: Record<Closeness, string> = {
  same_duties: 'the same duties as',
  most_duties: 'most of the duties of',
  some_duties: 'some of the duties of',
};

export function matchRole({ role, translated_roles, title }: MatchJob, candidate: MatchCandidate): Judged {
  const found: Omit<Judged, 'missing'>[] = candidate.roles.flatMap((held) => {
    const named = translated_roles.includes(held.id)
      ? [
          {
            share: 1,
            evidence: [{ text: `The employer names ${held.title} as a fit`, source: 'job' as const }],
          },
        ]
      : [];
    const crossed = held.occupations
      .filter(({ id }) => id === role?.id)
      .map(({ match_type }) => {
        const text = `${held.title} has ${wordsOf[match_type]} ${role?.title}`;
        return { share: shares[match_type], evidence: [{ text, source: 'crosswalk' as const }] };
      });
    return [...named, ...crossed];
  });
  const wanted = [role?.title ?? '', title].map(titleWords);
  for (const { text, source } of candidate.titles) {
    const held = titleWords(text);
    if (wanted.some((words) => isWithin(held, words, 2))) {
      found.push({ share: 1, evidence: [{ text: `Has worked as ${text}`, source }] });
    }
  }
  const best = found.sort((one, other) => other.share - one.share)[0];
  if (best) return { ...best, missing: best.share < 1 ? [`A conversion to ${role?.title ?? title}`] : [] };
  return { share: 0, evidence: [], missing: [`Work as ${role?.title ?? title}`] };
}
