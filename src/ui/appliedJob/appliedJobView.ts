import { dayText } from '../calendar.ts';
import { listFormat } from '../intl.ts';
import { inWords } from '../inWords.ts';
import { salaryText } from '../salaryText.ts';

interface Titled {
  title: string;
}

/** What is shown of a job as it was when somebody applied for it. */
export interface ShownJob {
  title: string;
  description_html: string;
  city: readonly Titled[];
  state: Titled | null;
  country: Titled | null;
  is_remote: boolean;
  salary: Parameters<typeof salaryText>[0];
  type: readonly string[];
  job_type: readonly string[];
  start_on: string | null;
  closes_on: string | null;
  responsibilities: string[];
  requirements: string[];
  skills: readonly { name: string; is_required: boolean }[];
  benefits: string[];
}

interface AppliedJobView {
  facts: [label: string, value: string][];
  lists: [title: string, lines: string[]][];
}

function placeText({ city, state, country, is_remote }: ShownJob, locale: string): string {
  const cities = listFormat(locale, { type: 'conjunction' }).format(city.map(({ title }) => title));
  const place = cities || state?.title || country?.title || '';
  return [place, is_remote && 'remote'].filter(Boolean).join(', ');
}

/** Leaves out what the job did not say. */
export function appliedJobView(job: ShownJob, locale: string): AppliedJobView {
  const either = (codes: readonly string[]) =>
    listFormat(locale, { type: 'disjunction' }).format(codes.map(inWords));
  const facts: [string, string | null][] = [
    ['Job title', job.title],
    ['Pay', salaryText(job.salary, locale)],
    ['Place', placeText(job, locale)],
    ['Workplace', either(job.type)],
    ['Contract', either(job.job_type)],
    ['Start date', job.start_on && dayText(job.start_on, locale)],
    ['Closing date', job.closes_on && dayText(job.closes_on, locale)],
  ];
  const lists: [string, string[]][] = [
    ['Responsibilities', job.responsibilities],
    ['Requirements', job.requirements],
    ['Skills', job.skills.map(({ name, is_required }) => (is_required ? name : `${name} (nice to have)`))],
    ['Benefits', job.benefits],
  ];
  return {
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    lists: lists.filter(([, lines]) => lines.length > 0),
  };
}
