/** Reads generated CVs and counts, for each kind of layout, the jobs that were read right. */

import type { CvReading } from '../../../server/cv/cvReading.ts';
import { toFlow } from '../../../server/cv/files/pdf/pdfLines.ts';
import { joinPageFlows, openPdf, readPdf } from '../../../server/cv/files/pdfText.ts';
import { readCv } from '../../../server/cv/readCv.ts';
import { sortIntoSections } from '../../../server/cv/sections/sortIntoSections.ts';
import { type DrawnCv, drawnCv } from './drawnCv.ts';
import { linkedInCv } from './linkedIn.ts';
import type { Post } from './people.ts';
import { type Score, scoreOf } from './score.ts';
import { wordCv } from './wordCv.ts';

interface Generated {
  country: 232 | 233;
  features: string[];
  posts: Post[];
  read: () => Promise<CvReading>;
}

/** From the marks on the page, as they leave pdf.js. */
const readMarks = ({ sheet, country }: DrawnCv): CvReading =>
  sortIntoSections(joinPageFlows([toFlow(sheet.ink(), 1, 0).flow]), { countryId: country });

const readFile = async ({ sheet, country }: DrawnCv): Promise<CvReading> =>
  sortIntoSections(await readPdf(await openPdf(new Uint8Array(await sheet.pdf())), []), {
    countryId: country,
  });

export type Medium = 'marks' | 'pdf' | 'word' | 'linkedIn';

export function generated(medium: Medium, seed: number): Generated {
  if (medium === 'word') {
    const cv = wordCv(seed);
    return { ...cv, read: () => readCv(new Uint8Array(cv.file), { countryId: cv.country }) };
  }
  const cv = medium === 'linkedIn' ? linkedInCv(seed) : drawnCv(seed);
  const isFile = medium === 'pdf';
  const features = isFile ? ['PDF files'] : cv.features;
  return { ...cv, features, read: async () => (isFile ? readFile(cv) : readMarks(cv)) };
}

export interface Tally {
  feature: string;
  cvs: number;
  right: number;
  all: number;
  placed: number;
  withPlace: number;
}

export class Tallies {
  private readonly byFeature = new Map<string, Tally>();

  add(features: string[], { right, all, placed, withPlace }: Score) {
    for (const feature of ['all', ...features]) {
      const empty = { feature, cvs: 0, right: 0, all: 0, placed: 0, withPlace: 0 };
      const tally = this.byFeature.get(feature) ?? empty;
      this.byFeature.set(feature, tally);
      tally.cvs += 1;
      tally.right += right;
      tally.all += all;
      tally.placed += placed;
      tally.withPlace += withPlace;
    }
  }

  /** The worst first. */
  sorted = () => [...this.byFeature.values()].sort((a, b) => a.right / a.all - b.right / b.all);
}

export async function measure(
  counts: Partial<Record<Medium, number>>,
  first = 1,
  onScore?: (medium: Medium, seed: number, features: string[], score: Score) => void,
): Promise<Tally[]> {
  const tallies = new Tallies();
  for (const [medium, count] of Object.entries(counts) as [Medium, number][]) {
    for (let seed = first; seed < first + count; seed++) {
      const cv = generated(medium, seed);
      const score = scoreOf(cv.posts, await cv.read());
      tallies.add([...cv.features, ...forcesOf(cv.posts)], score);
      onScore?.(medium, seed, cv.features, score);
    }
  }
  return tallies.sorted();
}

const forceWords = /\b(army|navy|naval|raf|marine corps|air forces?|armed forces|HMNB)\b/i;

function forcesOf(posts: Post[]): string[] {
  const named = posts.filter(({ title, employer }) => forceWords.test(`${title} ${employer}`));
  return [
    ...new Set(
      named.map(({ isMilitary }) => `employers: ${isMilitary ? 'the forces' : 'a force in the name'}`),
    ),
  ];
}
