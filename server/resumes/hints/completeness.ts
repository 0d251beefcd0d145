import type { components } from '../../../openapi.gen.d.ts';
import type { Answer } from '../lexicon/lexicon.ts';
import { checkSections, type ResumeSections } from '../sections/sectionRules.ts';
import { type HealthFinding, healthFindings, pointsTaken } from './healthFindings.ts';
import { isFilled } from './isFilled.ts';

type StoredFederal = Pick<
  components['schemas']['FederalResume'],
  'header' | 'summary' | 'experience' | 'education' | 'skills'
>;

interface ResumeHealth {
  completeness: number;
  findings: components['schemas']['ResumeFindings'];
}

export function resumeHealth(sections: ResumeSections, today: string, answers: Answer[] = []): ResumeHealth {
  const findings = healthFindings(sections, today, answers);
  return {
    completeness: resumeScore(sections, today, findings),
    findings: findings.map(({ path, text }) => ({ path, text })),
  };
}

export const resumeScore = (sections: ResumeSections, today: string, findings: HealthFinding[]): number =>
  Math.max(0, shareThatIsThere(sections, today) - pointsTaken(findings));

function shareThatIsThere(sections: ResumeSections, today: string): number {
  const { personal_details: person = {}, military_exp, civilian_exp, education, training, skills } = sections;
  const jobs = [...military_exp, ...civilian_exp];
  const lines = jobs.reduce((sum, { highlights = [] }) => sum + highlights.filter(isFilled).length, 0);
  const errors = Object.keys(checkSections(sections, today));
  const isSound = (name: string) => !errors.some((path) => path.startsWith(`sections.${name}`));
  return (
    share(12, [isSound('personal_details')]) +
    share(8, [isFilled(person.phone_number), isFilled(person.city)]) +
    share(5, [isFilled(person.headline)]) +
    share(15, [isFilled(sections.summary?.text)]) +
    share(20, [jobs.length > 0, jobs.length > 0 && isSound('military_exp') && isSound('civilian_exp')]) +
    share(15, [lines >= 1, lines >= 3]) +
    share(10, [education.length + training.length > 0 && isSound('education') && isSound('training')]) +
    share(15, [skills.length >= 1, skills.length >= 3, skills.length >= 5])
  );
}

export function federalCompleteness(federal: StoredFederal, gaps: number): number {
  const { header, summary, experience, education, skills } = federal;
  const parts = [isFilled(header.email), isFilled(summary), experience.length > 0, education.length > 0];
  const filled = share(60, [...parts, skills.length > 0]);
  return filled + Math.max(0, 40 - 5 * gaps);
}

const share = (points: number, parts: boolean[]) =>
  Math.round((points * parts.filter(Boolean).length) / parts.length);
