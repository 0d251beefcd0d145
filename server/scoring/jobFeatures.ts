import type { JobFeatures } from '../db/schema/matchFeatures.ts';
import { occupationReference } from '../occupations/interface.ts';
import { civilianOccupationRows } from '../reference/interface.ts';
import { kindsInTitle, reachOf } from './knowledge/graph.ts';
import { licencesRequired } from './knowledge/licences.ts';
import { licencesByLaw } from './knowledge/licencesByLaw.ts';
import { kindsOfOccupation, kindsOfTitle } from './knowledge/publishedTitles.ts';
import { stemsOf } from './knowledge/stems.ts';
import { closeness } from './weights.ts';

interface JobText {
  title: string;
  /** The O*NET-SOC code of the role that the recruiter selected from the project’s list. */
  code: string | null;
  /** The O*NET-SOC or SOC 2020 code that the title suggested, or that the recruiter selected instead. */
  occupation_code?: string | null;
  skills: { name: string; is_required: boolean }[];
  requirements: string[];
  responsibilities: string[];
  country_id?: number | null | undefined;
}

/** Increase it when the same job would be read differently or found by other words; then all jobs are read again. */
export const featuresVersion = 7;

const leadingTitle =
  /\b(lead|leader|manager|supervisor|superintendent|foreman|forewoman|head|director|chief|shift manager)\b/i;
const leadingDuty =
  /\b(?:you have|has|have) (?:led|managed|supervised)\b|\bexperience (?:of|in) (?:leading|managing|supervising)\b|\b(?:manage|supervise|lead)s? (?:and \w+ )?(?:a |an |the )?(?:team|crew|staff|shift|people|gang|guard force|\w+ people)/i;

/** True for a SOC 2020 group that the role belongs to: it is broader, as most engineering technicians repair no wind turbines. */
const isGroupOfRole = (group: string | null, code: string | null): boolean =>
  civilianOccupationRows().some((row) => row.uk_soc_code === group && row.soc_code === code);

/**
 * The title says more than the role, whose list has only a few dozen entries: a role counts as far as it is close to what the
 * title names. If the graph knows no work in the title, the occupation decides, then the role.
 */
function workOf({ title, code, occupation_code = null }: JobText): JobFeatures['work'] {
  const plain = title.replace(/\(.*?\)/g, ' ');
  const particular = kindsInTitle(plain, { vaguely: false });
  const byRole = code ? kindsOfOccupation(code) : [];
  if (particular.length === 0) {
    const occupied = occupation_code ? kindsOfOccupation(occupation_code) : [];
    const listed = isGroupOfRole(occupation_code, code) ? [byRole, occupied] : [occupied, byRole];
    const kinds = [...listed, kindsOfTitle(plain)].find(({ length }) => length > 0) ?? [];
    return kinds.map((kind) => ({ kind, share: 1 }));
  }
  const shareOf = (kind: string) =>
    Math.max(
      ...particular.map((other) => Math.max(reachOf(other).get(kind) ?? 0, reachOf(kind).get(other) ?? 0)),
    ) / closeness.same;
  return [
    ...particular.map((kind) => ({ kind, share: 1 })),
    ...byRole
      .filter((kind) => !particular.includes(kind) && shareOf(kind) >= closeness.near / closeness.same)
      .map((kind) => ({ kind, share: shareOf(kind) })),
  ];
}

export function jobFeatures(job: JobText): JobFeatures {
  const { title, skills, requirements, responsibilities } = job;
  const required = skills.filter(({ is_required }) => is_required).map(({ name }) => name);
  return {
    version: featuresVersion,
    release: occupationReference().version,
    work: workOf(job),
    stems: [
      ...new Set(
        [title, ...skills.map(({ name }) => name), ...requirements, ...responsibilities].flatMap(stemsOf),
      ),
    ],
    licences: [
      ...new Set([
        ...licencesRequired([title, ...required, ...requirements]),
        ...licencesByLaw(title, job.country_id ?? null, [...required, ...requirements]),
      ]),
    ],
    leads:
      leadingTitle.test(title) ||
      [...requirements, ...responsibilities].some((line) => leadingDuty.test(line)),
  };
}
