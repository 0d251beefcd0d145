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

/** A SOC 2020 group that the role belongs to is broader than the role. */
const isGroupOfRole = (group: string | null, code: string | null): boolean =>
  civilianOccupationRows().some((row) => row.uk_soc_code === group && row.soc_code === code);

const leastNear = closeness.near / closeness.same;

/** As a share of the same work. */
function nearness(kind: string, others: readonly string[]): number {
  const close = others.map((other) => Math.max(reachOf(other).get(kind) ?? 0, reachOf(kind).get(other) ?? 0));
  return Math.max(0, ...close) / closeness.same;
}

/** The work of an occupation; of a group, only what is near to the role: most engineering technicians repair no wind turbines. */
function workOfOccupation({ code, occupation_code = null }: JobText, byRole: string[]): string[] {
  const occupied = occupation_code ? kindsOfOccupation(occupation_code) : [];
  if (byRole.length === 0 || !isGroupOfRole(occupation_code, code)) return occupied;
  return [...new Set([...byRole, ...occupied.filter((kind) => nearness(kind, byRole) >= leastNear)])];
}

/**
 * The title says more than the role, whose list has only a few dozen entries: a role counts as far as it is close to what the
 * title names. If the graph knows no work in the title, the occupation decides, then the role.
 */
function workOf(job: JobText): JobFeatures['work'] {
  const plain = job.title.replace(/\(.*?\)/g, ' ');
  const particular = kindsInTitle(plain, { vaguely: false });
  const byRole = job.code ? kindsOfOccupation(job.code) : [];
  if (particular.length === 0) {
    const listed = [workOfOccupation(job, byRole), byRole, kindsOfTitle(plain)];
    const kinds = listed.find(({ length }) => length > 0) ?? [];
    return kinds.map((kind) => ({ kind, share: 1 }));
  }
  return [
    ...particular.map((kind) => ({ kind, share: 1 })),
    ...byRole
      .filter((kind) => !particular.includes(kind) && nearness(kind, particular) >= leastNear)
      .map((kind) => ({ kind, share: nearness(kind, particular) })),
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
