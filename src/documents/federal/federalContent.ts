import type { components } from '../../../openapi.gen.d.ts';
import {
  type ContentSection,
  type DocumentContent,
  type DocumentEntry,
  entry,
  filledLines,
  filledSections,
  headOf,
  joined,
  monthOf,
  periodOf,
} from '../documentContent.ts';
import { withoutBreaks } from '../letters.ts';
import { courseWorth } from '../resume/resumeEntries.ts';

type Schemas = components['schemas'];
export type Federal = Pick<
  Schemas['FederalResume'],
  'header' | 'summary' | 'experience' | 'education' | 'training' | 'skills'
>;
type Header = Schemas['FederalHeader'];

const citizenships: Record<NonNullable<Header['citizenship']>, string> = {
  us_citizen: 'U.S. citizen',
  us_national: 'U.S. national',
  permanent_resident: 'Lawful permanent resident',
  other: 'Citizen of another country',
};
const preferences: Record<NonNullable<Header['veterans_preference']>, string> = {
  none: 'None',
  sole_survivorship_0: '0 points, sole survivorship (SSP)',
  '5_point': '5 points (TP)',
  '10_point_disability': '10 points, disability (CP, CPS or XP)',
  '10_point_other': '10 points, other (XP)',
};
const contacts = { yes: 'may be contacted', no: 'may not be contacted', contact_first: 'contact me first' };

const gradeOf = (at: Schemas['FederalExperience']['federal']) =>
  joined([at?.pay_plan, at?.series, at?.grade], '-');

function serviceOf(service: Header['federal_service']) {
  if (!service?.is_current && !service?.was_former) return '';
  const { is_current = false, from, to } = service;
  const period = periodOf({ start_month: from ?? null, end_month: to ?? null, is_current });
  return joined([is_current ? 'Current employee' : 'Former employee', gradeOf(service), period]);
}

function targetOf(target: Header['target']) {
  const { announcement_number: number, title, series, grade } = target ?? {};
  return joined([
    title,
    number && `announcement ${number}`,
    series && `series ${series}`,
    grade && `grade ${grade}`,
  ]);
}

const details = ({ header }: Federal): DocumentEntry[] =>
  [
    ['Applying for', targetOf(header.target)],
    ['Citizenship', header.citizenship ? citizenships[header.citizenship] : ''],
    ['Veterans’ preference', header.veterans_preference ? preferences[header.veterans_preference] : ''],
    ['Federal service', serviceOf(header.federal_service)],
    ['Security clearance', withoutBreaks(header.clearance)],
  ].flatMap(([title = '', detail = '']) => (detail ? [entry({ title, detail })] : []));

const dollars = new Intl.NumberFormat('en-US');

function job(post: Schemas['FederalExperience']): DocumentEntry {
  const { supervisor, salary, hours_per_week: hours } = post;
  const grade = post.is_federal ? gradeOf(post.federal) : '';
  const contact = supervisor?.may_contact ? contacts[supervisor.may_contact] : '';
  return entry({
    title: withoutBreaks(post.title || post.employer),
    dates: joined([periodOf(post), hours ? `${hours} hours per week` : '']),
    detail: [
      joined([post.title ? post.employer : '', post.city, post.state]),
      grade && `Pay plan, series and grade: ${grade}`,
      supervisor?.name && `Supervisor: ${joined([supervisor.name, supervisor.phone, contact])}`,
      salary?.amount && `Salary: $${dollars.format(salary.amount)}${salary.per ? ` per ${salary.per}` : ''}`,
    ]
      .filter(Boolean)
      .join('\n'),
    lines: filledLines(post.duties),
  });
}

const school = (it: Schemas['FederalEducation']): DocumentEntry =>
  entry({
    title: withoutBreaks(it.degree),
    detail: joined([it.school, it.city, it.state, it.credits]),
    dates: it.is_completed === false ? 'not completed' : monthOf(it.completed_on),
  });

const course = (it: Schemas['ResumeTraining']): DocumentEntry =>
  entry({
    title: withoutBreaks(it.title),
    detail: joined([it.provider, courseWorth(it)]),
    dates: monthOf(it.completed_on) || periodOf(it),
  });

export function federalContent(federal: Federal): DocumentContent {
  const { header } = federal;
  const sections: ContentSection[] = [
    { name: 'details', heading: 'Eligibility', kind: 'entries', entries: details(federal) },
    {
      name: 'summary',
      heading: 'Summary',
      kind: 'prose',
      entries: [entry({ detail: withoutBreaks(federal.summary) })],
    },
    { name: 'experience', heading: 'Work experience', kind: 'posts', entries: federal.experience.map(job) },
    { name: 'education', heading: 'Education', kind: 'entries', entries: federal.education.map(school) },
    { name: 'training', heading: 'Training', kind: 'entries', entries: federal.training.map(course) },
    {
      name: 'skills',
      heading: 'Skills',
      kind: 'words',
      entries: federal.skills.map(({ name }) => entry({ title: withoutBreaks(name) })),
    },
  ];
  return {
    ...headOf(header),
    initials: '',
    headline: '',
    sections: filledSections(sections),
  };
}
