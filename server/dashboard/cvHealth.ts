/** Promises: one number for a CV and what it rests on; every finding says what to do, or what is well. */
import type { components } from '../../openapi.gen.d.ts';
import { resumeCompleteness } from '../resumes/hints/completeness.ts';
import { resumeHints } from '../resumes/hints/hints.ts';
import { jargonAt } from '../resumes/hints/jargon.ts';
import { unknownTerms } from '../resumes/hints/unknownTerms.ts';
import { checkSections, type ResumeSections } from '../resumes/sections/sectionRules.ts';

type Health = NonNullable<components['schemas']['VeteranDashboard']['cv_health']>;
type Finding = Health['findings'][number];

const most = 3;
const fewestLines = 3;
const fewestSkills = 5;

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const counted = (count: number, one: string, many: string) =>
  `${numbers[count] ?? count} ${count === 1 ? one : many}`;

const isGiven = (text: string | null | undefined) => (text ?? '').trim() !== '';

export function cvHealthOf(
  resume: { id: number; title: string; sections: ResumeSections },
  today: string,
): Health {
  const { id, title, sections } = resume;
  const { summary, military_exp, civilian_exp, skills } = sections;
  const lines = [...military_exp, ...civilian_exp].flatMap(({ highlights = [] }) =>
    highlights.filter(isGiven),
  );
  const errors = Object.keys(checkSections(sections, today)).length;
  const inJargon = lines.filter((line) => jargonAt(line).length + unknownTerms(line).length > 0).length;
  const [gap] = resumeHints(sections, today);
  const fixes = [
    errors > 0 && counted(errors, 'field needs another look', 'fields need another look'),
    !isGiven(summary?.text) && 'There is no summary yet: two sentences are enough',
    lines.length < fewestLines && 'Few results stand under your jobs: three lines say most',
    skills.length < fewestSkills && 'Employers search by skill: name five or more',
    inJargon > 0 &&
      counted(
        inJargon,
        'line uses words that a civilian reader may not know',
        'lines use words that a civilian reader may not know',
      ),
    gap?.text,
  ].flatMap((text): Finding[] => (text ? [{ is_good: false, text }] : []));
  const good: Finding[] = [
    ...(errors === 0 ? [{ is_good: true, text: 'Names, dates and contact details are complete' }] : []),
    ...(inJargon === 0 && lines.length >= fewestLines
      ? [{ is_good: true, text: 'It is written in civilian words' }]
      : []),
  ];
  const findings = [...fixes.slice(0, good.length > 0 ? most - 1 : most), ...good].slice(0, most);
  return { resume_id: id, title, score: resumeCompleteness(sections, today), findings };
}
