/** How close somebody's work is to the job: by the occupation graph, the employer's own word, and the duties in the CV. */

import type { CvLine, Evidence, HeldWork } from '../../db/schema/matchFeatures.ts';
import { closenessTo } from '../keys.ts';
import { isGeneric, stemWeight } from '../knowledge/generic.ts';
import { workLabel } from '../knowledge/graph.ts';
import { stemsOf } from '../knowledge/stems.ts';
import type { Judged, MatchCandidate, MatchJob } from '../terms.ts';
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

// The stems of a CV, which a job's are looked for in.
const cvStems = ({
  lines,
  skills,
  titles,
}: Pick<MatchCandidate, 'lines' | 'skills' | 'titles'>): Set<string> =>
  new Set(
    [...lines, ...titles, ...skills.map(({ name }) => ({ text: name }))].flatMap(({ text }) => stemsOf(text)),
  );

// From 0 to 1: how much of the job’s words the CV contains, each weighed by how much it says.
function dutiesShared(job: Pick<MatchJob, 'stems'>, held: ReadonlySet<string>): number {
  let [shared, all] = [0, 0];
  for (const stem of job.stems) {
    const weight = stemWeight(stem);
    all += weight;
    if (held.has(stem)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

// The line of the CV that shows most of the job's duties.
function bestLine(job: MatchJob, lines: CvLine[]): CvLine | null {
  const wanted = new Set(job.stems.filter((stem) => !isGeneric(stem)));
  let best: { line: CvLine; count: number } | null = null;
  for (const line of lines) {
    const count = stemsOf(line.text).filter((stem) => wanted.has(stem)).length;
    if (count >= 2 && count > (best?.count ?? 0)) best = { line, count };
  }
  return best?.line ?? null;
}

const bounded = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function matchRole(job: MatchJob, candidate: MatchCandidate, held = cvStems(candidate)): Judged {
  const name = job.role?.title ?? job.title;
  const named = candidate.roles.find(({ id }) => job.translated_roles.includes(id));
  const step = closestStep(job, candidate);
  const shared = dutiesShared(job, held);
  const evidence: Evidence[] = [];
  let level = named ? closeness.same : (step?.level ?? 0);
  if (named) evidence.push({ text: `The employer names ${named.title} as a fit.`, source: 'job' });
  else if (step) evidence.push({ text: sentenceFor(step), source: step.held.source });
  if (level > 0) {
    level += bounded((shared - duties.usual) * duties.gain, duties.least, duties.most);
    if (job.leads) level += leadingGain(candidate.people_led);
  } else if (shared >= duties.alone) level = closeness.family;
  const line = level > 0 && shared > duties.usual ? bestLine(job, candidate.lines) : null;
  if (line) evidence.push({ text: `Shown by “${line.text}”.`, source: line.source });
  if (evidence.length === 0) level = 0;
  const share = bounded(level / closeness.same, 0, 1);
  const missing = level >= closenessFor.strong ? [] : [noExperience(name)];
  return { share, evidence, missing };
}

// As within a sentence; abbreviations stay as they are.
const inSentence = (title: string) => title.replace(/\b[A-Z][a-z’'-]+/g, (word) => word.toLowerCase());

function noExperience(title: string): string {
  const name = inSentence(title);
  return `No experience yet as ${/^(?:[aeiou]|HR|HGV|LGV|MOT|SOC)/i.test(name) ? 'an' : 'a'} ${name}`;
}

const leadingGain = (led: number) =>
  led >= leading.team ? leading.teamLed : led >= leading.few ? leading.fewLed : leading.noneLed;

function sentenceFor({ level, held, kind }: Step): string {
  const label = workLabel(kind);
  if (held.kind === kind) return `${held.text} is ${level >= closeness.near ? '' : 'in part '}${label}.`;
  const how =
    level >= closeness.near * 0.95
      ? 'leads straight to'
      : level >= closeness.related * 0.9
        ? 'is closely related to'
        : 'has some work in common with';
  return `${held.text} ${how} ${label}.`;
}
