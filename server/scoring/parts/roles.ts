import type { CvLine, HeldWork } from '../../db/schema/matchFeatures.ts';
import { type Locale, localeOfCountry } from '../../formats/localeOfCountry.ts';
import { asHeading, type Judged, judged, type MatchRow, rowOf } from '../judged.ts';
import { closenessTo } from '../keys.ts';
import { stemWeight } from '../knowledge/generic.ts';
import { kindsInTitle, workLabel } from '../knowledge/graph.ts';
import { stemsOf } from '../knowledge/stems.ts';
import type { MatchCandidate, MatchJob } from '../terms.ts';
import { shownIn, toReader, type Voice, verb } from '../voice.ts';
import { closeness, closenessFor, duties, leading } from '../weights.ts';

interface Step {
  level: number;
  held: HeldWork;
  kind: string;
}

function closestStep(job: MatchJob, candidate: MatchCandidate): Step | null {
  let best: Step | null = null;
  for (const held of candidate.work) {
    for (const { kind, share } of job.work) {
      const level = closenessTo(held, kind) * share;
      if (level > (best?.level ?? 0)) best = { level, held, kind };
    }
  }
  return best;
}

// Cached, because one candidate is compared with hundreds of jobs.
const stemsOfCandidates = new WeakMap<MatchCandidate, Set<string>>();

function cvStems(candidate: MatchCandidate): Set<string> {
  const stored = stemsOfCandidates.get(candidate);
  if (stored) return stored;
  const { lines, skills, titles } = candidate;
  const texts = [...lines, ...titles, ...skills.map(({ name }) => ({ text: name }))];
  const stems = new Set(texts.flatMap(({ text }) => stemsOf(text)));
  stemsOfCandidates.set(candidate, stems);
  return stems;
}

function dutiesShared(job: Pick<MatchJob, 'stems'>, held: ReadonlySet<string>): number {
  let [shared, all] = [0, 0];
  for (const stem of job.stems) {
    const weight = stemWeight(stem);
    all += weight;
    if (held.has(stem)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

function bestLine(job: MatchJob, lines: CvLine[]): CvLine | null {
  const particular = new Set(job.stems.filter((stem) => stemWeight(stem) === 1));
  let best: { line: CvLine; count: number } | null = null;
  for (const line of lines) {
    const count = stemsOf(line.text).filter((stem) => particular.has(stem)).length;
    if (count >= 2 && count > (best?.count ?? 0)) best = { line, count };
  }
  return best?.line ?? null;
}

// Duties and people led make related work a better match within its band, but never as good as the same work.
const mostRelated = closenessFor.strong - 0.01;

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

interface RoleLevels {
  /** In steps of closeness, by the work and its duties. */
  work: number;
  /** The same with people led, for jobs that lead people. */
  all: number;
}

const none: RoleLevels = { work: 0, all: 0 };

function levelsFor(level: number, shared: number, job: MatchJob, candidate: MatchCandidate): RoleLevels {
  const byDuties = shared >= duties.alone ? closeness.family : 0;
  if (level === 0) return { work: byDuties, all: byDuties };
  const most = level > closeness.related ? closeness.same : mostRelated;
  const withDuties = level + bounded((shared - duties.usual) * duties.gain, duties.least, duties.most);
  const all = withDuties + (job.leads ? leadingGain(candidate.people_led) : 0);
  // A known kind of work never counts for less than the same duties without one.
  return {
    work: Math.max(byDuties, Math.min(withDuties, most)),
    all: Math.max(byDuties, Math.min(all, most)),
  };
}

export function matchRole(job: MatchJob, candidate: MatchCandidate, voice = toReader): Judged {
  const named = candidate.roles.find(({ id }) => job.translated_roles.includes(id));
  const step = closestStep(job, candidate);
  const shared = dutiesShared(job, cvStems(candidate));
  const level = named ? closeness.same : (step?.level ?? 0);
  const line = shared > duties.usual ? bestLine(job, candidate.lines) : null;
  const levels = level === 0 && !line ? none : levelsFor(level, shared, job, candidate);
  const state =
    levels.work >= closenessFor.strong
      ? 'shown'
      : levels.work >= closenessFor.possible
        ? 'partly'
        : 'not_shown';
  const locale = localeOfCountry(job.country_id ?? candidate.country_id);
  const asks = asHeading(job.title.replace(/\s*\(.*?\)/g, '').trim() || job.title);
  const row = { code: 'role' as const, asks, state: state as MatchRow['state'] };
  const share = bounded(levels.all / closeness.same, 0, 1);
  const isCard = candidate.is_banded ?? false;
  if (state === 'not_shown') {
    return judged(share, rowOf({ ...row, reason: noExperience(nameOf(job), isCard) }));
  }
  if (named) {
    const reason = `The employer names ${named.title} as a fit.`;
    return judged(share, rowOf({ ...row, reason, source: 'job', line }));
  }
  const reason = step
    ? sentenceFor(step, voice, locale)
    : `${shownIn(voice, locale, isCard)} has duties in common with this job.`;
  return judged(share, rowOf({ ...row, reason, source: step?.held.source ?? null, line }));
}

function nameOf({ role, title, work }: MatchJob): string {
  if (!role) return title;
  const named = kindsInTitle(role.title);
  return work.length === 0 || work.some(({ kind }) => named.includes(kind)) ? role.title : title;
}

const inSentence = (title: string) => title.replace(/\b[A-Z][a-z’'-]+/g, (word) => word.toLowerCase());

function noExperience(title: string, isCard: boolean): string {
  const name = inSentence(title);
  const article = /^(?:[aeiou]|HR|HGV|LGV|MOT|SOC)/i.test(name) ? 'an' : 'a';
  return isCard
    ? `The card shows no experience as ${article} ${name}.`
    : `No experience yet as ${article} ${name}.`;
}

const leadingGain = (led: number) =>
  led >= leading.team ? leading.teamLed : led >= leading.few ? leading.fewLed : leading.noneLed;

function clueFor({ text, source }: HeldWork, voice: Voice): string {
  const { subject, owner } = voice;
  switch (source) {
    case 'posts':
      return `${subject} ${verb(voice, 'have', 'has')} led ${text}`;
    case 'crosswalk':
      return `${owner} military role is “${text}”`;
    case 'military_exp':
      return `${subject} served as “${text}”`;
    case 'civilian_exp':
      return `${subject} worked as “${text}”`;
    case 'profile':
      return `${owner} title is “${text}”`;
    case 'skills':
      return `${subject} ${verb(voice, 'list', 'lists')} “${text}”`;
    case 'training':
      return `${owner} training includes “${text}”`;
  }
}

function relationTo({ kind, level, held }: Step, locale: Locale): string {
  const label = workLabel(kind, locale);
  if (held.kind === kind) return level >= closeness.near ? `is ${label}` : `is in part ${label}`;
  if (level >= closeness.near * 0.95) return `leads straight to ${label}`;
  if (level >= closeness.related * 0.9) return `is closely related to ${label}`;
  return `has some work in common with ${label}`;
}

const sentenceFor = (step: Step, voice: Voice, locale: Locale) =>
  `${clueFor(step.held, voice)}, which ${relationTo(step, locale)}.`;
