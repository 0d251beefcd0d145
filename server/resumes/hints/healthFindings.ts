import { type Answer, termsIn } from '../lexicon/lexicon.ts';
import { checkSections, type ResumeSections } from '../sections/sectionRules.ts';
import { resumeHints } from './hints.ts';
import { isFilled } from './isFilled.ts';
import { unknownTerms } from './unknownTerms.ts';

export interface HealthFinding {
  text: string;
  /** A path such as `military_exp.0.highlights.1`; null for the CV as a whole. */
  path: string | null;
  points: number;
}

interface Line {
  path: string;
  text: string;
  isService: boolean;
}

const fewestLines = 3;
const fewestSkills = 5;
const longestLine = 220;
const shortestLine = 20;
const mostLines = 40;
const shortestSummary = 40;
const shareWithNumbers = 1 / 3;

export function jobLines({ military_exp, civilian_exp }: ResumeSections): Line[] {
  const linesOf = (name: string, items: { highlights?: string[] }[], isService: boolean) =>
    items.flatMap(({ highlights = [] }, item) =>
      highlights.flatMap((text, line) =>
        isFilled(text) ? [{ path: `${name}.${item}.highlights.${line}`, text, isService }] : [],
      ),
    );
  return [...linesOf('military_exp', military_exp, true), ...linesOf('civilian_exp', civilian_exp, false)];
}

const quoted = (terms: string[]) => {
  const shown = terms.slice(0, 3).map((term) => `“${term}”`);
  return terms.length > 3 ? `${shown.join(', ')} and more` : shown.join(shown.length === 2 ? ' and ' : ', ');
};

function termFindings(sections: ResumeSections, answers: Answer[]): HealthFinding[] {
  const { summary } = sections;
  const all: Line[] = [
    ...(isFilled(summary?.text) ? [{ path: 'summary.text', text: summary.text, isService: false }] : []),
    ...jobLines(sections),
  ];
  const findings = all.flatMap(({ path, text, isService }) => {
    const militaryTerms = text
      .split('\n')
      .flatMap((line) => termsIn(line, { isService, answers }).map((term) => term.text));
    const terms = [...new Set([...militaryTerms, ...unknownTerms(text, { isService })])];
    return terms.length > 0
      ? [{ path, text: `A civilian reader may not know ${quoted(terms)}`, points: 5 }]
      : [];
  });
  return findings;
}

function evidenceFindings(lines: Line[]): HealthFinding[] {
  if (lines.length < fewestLines) return [];
  const without = lines.filter(({ text }) => !/\d/.test(text));
  if (lines.length - without.length >= lines.length * shareWithNumbers) return [];
  return [
    {
      path: without[0]?.path ?? null,
      text: 'Few lines have a number: say how many, how much or how often',
      points: 8,
    },
  ];
}

const plainText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function duplicateFindings(lines: Line[]): HealthFinding[] {
  const first = new Map<string, string>();
  return lines.flatMap(({ path, text }) => {
    const plain = plainText(text);
    if (first.has(plain)) return [{ path, text: 'This line is there twice', points: 5 }];
    first.set(plain, path);
    return [];
  });
}

function lengthFindings(lines: Line[]): HealthFinding[] {
  const long = lines.find(({ text }) => text.length > longestLine);
  const short = lines.find(({ text }) => text.trim().length < shortestLine);
  return [
    ...(long ? [{ path: long.path, text: 'A line runs long: split it in two', points: 3 }] : []),
    ...(short ? [{ path: short.path, text: 'A line says very little: add what came of it', points: 3 }] : []),
    ...(lines.length > mostLines
      ? [{ path: null, text: `${lines.length} lines are a lot to read: keep the best`, points: 4 }]
      : []),
  ];
}

function contactFindings({ personal_details: person = {} }: ResumeSections): HealthFinding[] {
  const fields = [
    ['phone_number', 'phone number'],
    ['city', 'town or city'],
    ['headline', 'headline'],
  ] as const;
  const missing = fields.filter(([field]) => !isFilled(person[field]));
  const [first] = missing;
  if (!first) return [];
  const text = `Add your ${missing.map(([, label]) => label).join(', ')}`;
  return [{ path: `personal_details.${first[0]}`, text, points: 0 }];
}

function missingFindings(sections: ResumeSections, today: string, lines: Line[]): HealthFinding[] {
  const { summary, skills, education, training, military_exp, civilian_exp } = sections;
  const errors = Object.entries(checkSections(sections, today));
  const summaryText = summary?.text?.trim() ?? '';
  const jobs = military_exp.length + civilian_exp.length;
  return [
    ...errors.map(([path, [message = 'This field needs another look']]) => ({
      path: path.replace(/^sections\./, ''),
      text: message,
      points: 0,
    })),
    ...(summaryText === ''
      ? [{ path: 'summary.text', text: 'Add a summary: two sentences are enough', points: 0 }]
      : []),
    ...(summaryText !== '' && summaryText.length < shortestSummary
      ? [
          {
            path: 'summary.text',
            text: 'Your summary is very short: say what you do and what you want',
            points: 3,
          },
        ]
      : []),
    ...(jobs === 0 ? [{ path: 'civilian_exp', text: 'Add at least one job', points: 0 }] : []),
    ...(jobs > 0 && lines.length < fewestLines
      ? [
          {
            path: military_exp.length > 0 ? 'military_exp' : 'civilian_exp',
            text: 'Add at least three lines on what you did',
            points: 0,
          },
        ]
      : []),
    ...(skills.length < fewestSkills
      ? [{ path: 'skills', text: 'Employers search by skill: name five or more', points: 0 }]
      : []),
    ...(education.length + training.length === 0
      ? [{ path: 'education', text: 'Add your education or training', points: 0 }]
      : []),
  ];
}

// `resumeHints` also returns overlaps, which are no fault.
const gapFindings = (sections: ResumeSections, today: string): HealthFinding[] =>
  resumeHints(sections, today)
    .filter(({ text }) => text?.includes(' lie between '))
    .map(({ path, text }) => ({ path: path ?? null, text: text ?? '', points: 5 }));

export function healthFindings(
  sections: ResumeSections,
  today: string,
  answers: Answer[] = [],
): HealthFinding[] {
  const lines = jobLines(sections);
  return [
    ...missingFindings(sections, today, lines),
    ...contactFindings(sections),
    ...termFindings(sections, answers),
    ...duplicateFindings(lines),
    ...gapFindings(sections, today),
    ...evidenceFindings(lines),
    ...lengthFindings(lines),
  ];
}

const mostTaken = 45;

/** Missing content already counts in the completeness. */
export const pointsTaken = (findings: HealthFinding[]) =>
  Math.min(
    mostTaken,
    findings.reduce((sum, { points }) => sum + points, 0),
  );
