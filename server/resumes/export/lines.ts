import { serviceInWords } from '../../cv/interface.ts';
import type { ResumeRow } from '../../db/schema/resumes.ts';
import { monthInWords } from '../../formats/months.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';
import { periodInWords, shownSections } from './shownSections.ts';

export interface ExportLine {
  kind: 'name' | 'title' | 'text' | 'bullet';
  text: string;
}

interface Block {
  heading: string | null;
  lines: ExportLine[];
}

const headings: Record<keyof ResumeSections, string | null> = {
  personal_details: null,
  summary: 'Summary',
  military_exp: 'Military experience',
  civilian_exp: 'Civilian experience',
  education: 'Education',
  training: 'Training',
  skills: 'Skills',
  languages: 'Languages',
  volunteering: 'Volunteering',
  awards: 'Awards',
  security_clearance: 'Security clearance',
  interest: 'Interests',
  misc: null,
};

type Text = string | null | undefined;

const line = (kind: ExportLine['kind'], text: Text): ExportLine => ({ kind, text: text?.trim() ?? '' });
const plain = (text: Text) => line('text', text);
const bullets = (texts: string[] = []) => texts.map((text) => line('bullet', text));
const joined = (...parts: Text[]) => parts.filter((part) => part?.trim()).join(', ');

export function exportBlocks(row: ResumeRow, titles: Record<string, string>): Block[] {
  const sections = shownSections(row);
  return row.section_order
    .flatMap((name) =>
      name === 'misc'
        ? sections.misc.map(({ heading, text }) => ({ heading: heading || null, lines: [plain(text)] }))
        : [{ heading: headings[name], lines: linesOf(name, sections, titles) }],
    )
    .map(({ heading, lines }) => ({ heading, lines: lines.filter(({ text }) => text !== '') }))
    .filter(({ lines }) => lines.length > 0);
}

function linesOf(
  name: Exclude<keyof ResumeSections, 'misc'>,
  sections: ResumeSections,
  titles: Record<string, string>,
): ExportLine[] {
  const linesBySection: Record<typeof name, () => ExportLine[]> = {
    personal_details: () => personLines(sections.personal_details ?? {}),
    summary: () => [plain(sections.summary?.text)],
    military_exp: () =>
      sections.military_exp.flatMap((post) => [
        line('title', post.civilian_title || post.role_title),
        plain(serviceInWords(post, titles)),
        plain(periodInWords(post)),
        ...bullets(post.highlights),
      ]),
    civilian_exp: () =>
      sections.civilian_exp.flatMap((job) => [
        line('title', job.job_title),
        plain(joined(job.employer, job.city)),
        plain(periodInWords(job)),
        ...bullets(job.highlights),
      ]),
    education: () =>
      sections.education.map((item) => learned(item, joined(item.qualification, item.institution))),
    training: () => sections.training.map((item) => learned(item, joined(item.title, item.provider))),
    skills: () => [plain(joined(...sections.skills.map((skill) => skill.name?.trim())))],
    languages: () => sections.languages.map((item) => plain(joined(item.name, item.level))),
    volunteering: () => sections.volunteering.map(activity),
    awards: () => sections.awards.map(activity),
    security_clearance: () =>
      sections.security_clearance.map((item) =>
        plain(joined(item.level, item.status, item.month && monthInWords(item.month))),
      ),
    interest: () => sections.interest.map(activity),
  };
  return linesBySection[name]();
}

function personLines(person: NonNullable<ResumeSections['personal_details']>): ExportLine[] {
  const { first_name, middle_name, last_name, headline, city, state, email } = person;
  const name = [first_name, middle_name, last_name].filter(Boolean).join(' ');
  const phone = person.phone_number && [person.country_code, person.phone_number].filter(Boolean).join(' ');
  const others = [headline, joined(city, state), phone, email, person.linkedin_url, person.website_url];
  return [line('name', name), ...others.map(plain)];
}

type Learned = ResumeSections['education'][number] | ResumeSections['training'][number];

function learned(item: Learned, name: string): ExportLine {
  const end = item.completed_on ?? item.end_month;
  const until = item.expires_on && `valid until ${monthInWords(item.expires_on)}`;
  return plain(
    joined(name, item.subject, item.grade, item.civilian_equivalent, end && monthInWords(end), until),
  );
}

const activity = ({ title, issuer, organisation, month, text }: ResumeSections['awards'][number]) =>
  plain([joined(title, issuer, organisation, month && monthInWords(month)), text].filter(Boolean).join(': '));
