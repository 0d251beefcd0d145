import type { components } from '../../openapi.gen.d.ts';
import {
  type Answer,
  type HealthFinding,
  healthFindings,
  jobLines,
  type ResumeSections,
  resumeScore,
} from '../resumes/interface.ts';

type Health = NonNullable<components['schemas']['VeteranDashboard']['cv_health']>;
type Finding = Health['findings'][number];

const mostFindings = 6;
const placesForTerms = 2;
const fewestLines = 3;

interface CheckedResume {
  id: number;
  title: string;
  sections: ResumeSections;
}

function addressOf({ id, sections }: CheckedResume, path: string | null): string {
  const address = `/veteran/resume/edit?resume_id=${id}`;
  const [section, index] = (path ?? '').split('.');
  if (!section) return address;
  const entries = (sections as unknown as Record<string, unknown>)[section];
  const entry = Array.isArray(entries)
    ? (entries[Number(index)] as { id?: string } | undefined)?.id
    : undefined;
  return `${address}&section=${section}${entry ? `&entry=${encodeURIComponent(entry)}` : ''}`;
}

const isAboutTerms = ({ text }: HealthFinding) => text.startsWith('A civilian reader');

function shownOf(findings: HealthFinding[], most: number): HealthFinding[] {
  const terms = findings.filter(isAboutTerms).slice(0, placesForTerms);
  const others = findings.filter((finding) => !terms.includes(finding)).slice(0, most - terms.length);
  return findings.filter((finding) => terms.includes(finding) || others.includes(finding));
}

export function cvHealthOf(resume: CheckedResume, today: string, answers: Answer[] = []): Health {
  const { id, title, sections } = resume;
  const problems = healthFindings(sections, today, answers);
  const isPlain = !problems.some(isAboutTerms);
  const toMend = (shown: HealthFinding[]): Finding[] =>
    shown.map((finding: HealthFinding) => ({
      is_good: false,
      text: finding.text,
      to: addressOf(resume, finding.path),
    }));
  const good: Finding[] =
    isPlain && jobLines(sections).length >= fewestLines
      ? [{ is_good: true, text: 'It is written in plain words', to: null }]
      : [];
  const findings = [...toMend(shownOf(problems, mostFindings - good.length)), ...good];
  return { resume_id: id, title, score: resumeScore(sections, today, problems), findings };
}
