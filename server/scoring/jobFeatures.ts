/** What the match reads of a job's text: kept beside the job, and made again when it changes. */
import type { JobFeatures } from '../db/schema/matchFeatures.ts';
import { kindsInTitle, kindsOfCode, reachOf } from './knowledge/graph.ts';
import { licencesRequired } from './knowledge/licences.ts';
import { stemsOf } from './knowledge/stems.ts';
import { closeness } from './weights.ts';

interface JobText {
  title: string;
  /** The O*NET-SOC code of the role that the recruiter chose. */
  code: string | null;
  skills: { name: string; is_required: boolean }[];
  requirements: string[];
  responsibilities: string[];
}

/** Rises when the same job would be read otherwise, or found by other words; then all jobs are read again. */
export const featuresVersion = 3;

const leadingTitle =
  /\b(lead|leader|manager|supervisor|superintendent|foreman|forewoman|head|director|chief|shift manager)\b/i;
const leadingDuty =
  /\b(?:you have|has|have) (?:led|managed|supervised)\b|\bexperience (?:of|in) (?:leading|managing|supervising)\b|\b(?:manage|supervise|lead)s? (?:and \w+ )?(?:a |an |the )?(?:team|crew|staff|shift|people|gang|guard force|\w+ people)/i;

/**
 * The title says more than the role from the list, which has a few dozen entries: a role counts as far as it is close to
 * what the title names.
 */
function workOf(title: string, code: string | null): JobFeatures['work'] {
  const named = kindsInTitle(title.replace(/\(.*?\)/g, ' '));
  const listed = code ? kindsOfCode(code) : [];
  if (named.length === 0) return listed.map((kind) => ({ kind, share: 1 }));
  const shareOf = (kind: string) =>
    Math.max(
      ...named.map((other) => Math.max(reachOf(other).get(kind) ?? 0, reachOf(kind).get(other) ?? 0)),
    ) / closeness.same;
  return [
    ...named.map((kind) => ({ kind, share: 1 })),
    ...listed
      .filter((kind) => !named.includes(kind) && shareOf(kind) >= closeness.near / closeness.same)
      .map((kind) => ({ kind, share: shareOf(kind) })),
  ];
}

export function jobFeatures({ title, code, skills, requirements, responsibilities }: JobText): JobFeatures {
  const required = skills.filter(({ is_required }) => is_required).map(({ name }) => name);
  return {
    version: featuresVersion,
    work: workOf(title, code),
    stems: [
      ...new Set(
        [title, ...skills.map(({ name }) => name), ...requirements, ...responsibilities].flatMap(stemsOf),
      ),
    ],
    licences: licencesRequired([title, ...required, ...requirements]),
    leads:
      leadingTitle.test(title) ||
      [...requirements, ...responsibilities].some((line) => leadingDuty.test(line)),
  };
}
