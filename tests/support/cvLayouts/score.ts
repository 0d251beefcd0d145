/** Compares what was read with what a generated CV says. */
import type { CvReading } from '../../../server/cv/cvReading.ts';
import type { Post } from './people.ts';

interface ReadJob {
  title: string;
  employer: string;
  place: string;
  start: string;
  end: string;
  isMilitary: boolean;
}

const plain = (text: string | undefined) =>
  (text ?? '')
    .replace(/[^\p{L}\p{N}&()/]+/gu, ' ')
    .trim()
    .toLowerCase();

function jobsIn(reading: CvReading): ReadJob[] {
  if (!reading.ok) return [];
  const { civilian_exp, military_exp } = reading.sections;
  const end = (item: { end_month?: string | null; is_current?: boolean }) =>
    item.is_current ? 'present' : (item.end_month ?? '');
  return [
    ...civilian_exp.map((item) => ({
      title: plain(item.job_title),
      employer: plain(item.employer),
      place: plain(item.city),
      start: item.start_month ?? '',
      end: end(item),
      isMilitary: false,
    })),
    ...military_exp.map((item) => ({
      title: plain(item.role_title),
      employer: '',
      place: plain(item.region),
      start: item.start_month ?? '',
      end: end(item),
      isMilitary: true,
    })),
  ];
}

function expected({
  title,
  employer,
  place,
  start,
  end,
  isMilitary = false,
}: Omit<Post, 'period' | 'bullets'>): ReadJob {
  return {
    title: plain(title),
    employer: isMilitary ? '' : plain(employer),
    place: plain(isMilitary ? '' : place.split(',')[0]),
    start: start ?? '',
    end: start && !end ? 'present' : (end ?? ''),
    isMilitary,
  };
}

export interface Score {
  /** Jobs read as they are written; places may be missing. */
  right: number;
  all: number;
  /** Of the right ones, those with the place, too. */
  placed: number;
  withPlace: number;
  problems: string[];
}

const keyOf = ({ title, employer, start, end, isMilitary }: ReadJob) =>
  [isMilitary ? 'forces' : 'civilian', title, employer, start, end].join(' | ');

export function scoreOf(posts: Post[], reading: CvReading): Score {
  const truths = posts.flatMap((post) => [
    expected(post),
    ...(post.again ? [expected({ ...post, ...post.again })] : []),
  ]);
  const jobs = jobsIn(reading);
  const score: Score = {
    right: 0,
    all: Math.max(truths.length, jobs.length),
    placed: 0,
    withPlace: 0,
    problems: [],
  };
  const extra = [...jobs];
  for (const truth of truths) {
    const at = extra.findIndex((job) => keyOf(job) === keyOf(truth));
    if (at < 0) {
      score.problems.push(`missing: ${keyOf(truth)}`);
      continue;
    }
    const [job] = extra.splice(at, 1);
    score.right += 1;
    if (!truth.place) continue;
    score.withPlace += 1;
    if (job!.place === truth.place) score.placed += 1;
    else score.problems.push(`place: ${truth.place}, read ${job!.place || 'none'}`);
  }
  score.problems.push(...extra.map((job) => `read: ${keyOf(job)}`));
  return score;
}
