import type { JobFields } from '../../../api/jobs.ts';
import type { Part } from '../../../editing/kind.ts';
import { part } from '../../../editing/parts.ts';
import { dayText } from '../../../ui/calendar.ts';
import { pageLocale } from '../../../ui/intl.ts';
import { jobTypes, labelsOf, payPeriods, questionTypes, veteranFeatures, workTypes } from './labels.ts';
import { htmlOf, linesOf } from './text.ts';
import { currencyIn, openingsIn, salaryIn, type TypedJob, type TypedQuestion } from './typed.ts';

const field = (
  title: string,
  keys: readonly (keyof TypedJob)[],
  body: (typed: TypedJob) => JobFields,
  wordsIn?: (typed: TypedJob) => unknown,
): Part<TypedJob, JobFields> => ({ ...part(title, keys, body), ...(wordsIn && { wordsIn }) });

const lines = (title: string, key: 'responsibilities' | 'requirements' | 'benefits') => {
  const entries = (typed: TypedJob) => linesOf(typed[key]);
  return field(title, [key], (typed) => ({ [key]: entries(typed) }), entries);
};

const date = (title: string, key: 'closes_on' | 'start_on') =>
  field(
    title,
    [key],
    (typed) => ({ [key]: typed[key] || null }),
    (typed) => typed[key] && dayText(typed[key], pageLocale()),
  );

const yesNo = (title: string, key: 'clearance_required' | 'sponsorship') =>
  field(
    title,
    [key],
    (typed) => ({ [key]: typed[key] }),
    (typed) => (typed[key] ? 'Yes' : 'No'),
  );

const titles = (...items: ({ title: string } | null)[]) => items.map((item) => item?.title);

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

const place: Part<TypedJob, JobFields> = {
  ...field(
    'Place',
    ['country', 'state', 'city'],
    ({ country, state, city }) => ({
      country_id: country?.id ?? null,
      state_id: state?.id ?? null,
      city: ids(city),
    }),
    ({ country, state, city }) => titles(country, state, ...city),
  ),
  // A job without a salary has the currency of its country.
  replace: (typed, { country, state, city }) => ({
    ...typed,
    ...{ country, state, city },
    ...(salaryIn(typed) === null && { salary_currency: currencyIn(country) }),
  }),
};

const skillsIn = ({ skills, nice_skills }: TypedJob) => [
  ...linesOf(skills).map((name) => ({ name, is_required: true })),
  ...linesOf(nice_skills).map((name) => ({ name, is_required: false })),
];

const sentQuestion = ({ id, title, type, options, is_required }: TypedQuestion) => ({
  ...(id !== undefined && { id }),
  title: title.trim(),
  type,
  ...(type === 'single_choice' && { options: linesOf(options) }),
  is_required,
});

const questionWords = ({ title, type, options, is_required }: TypedQuestion, at: number) => [
  `${title.trim() || `Question ${at + 1}, without text`} (${questionTypes[type].toLowerCase()}${is_required ? '' : ', optional'})`,
  ...(type === 'single_choice' ? linesOf(options) : []),
];

export const jobParts = {
  title: field('Job title', ['title'], ({ title }) => ({ title: title.trim() })),
  job_role_id: field(
    'Job role',
    ['job_role'],
    ({ job_role }) => ({ job_role_id: job_role?.id ?? null }),
    ({ job_role }) => titles(job_role),
  ),
  occupation_code: field(
    'Occupation',
    ['occupation'],
    ({ occupation }) => ({ occupation_code: occupation?.code ?? null }),
    ({ occupation }) => titles(occupation),
  ),
  job_type: field(
    'Contract type',
    ['job_type'],
    ({ job_type }) => ({ job_type }),
    ({ job_type }) => labelsOf(jobTypes, job_type),
  ),
  type: field(
    'Workplace',
    ['type'],
    ({ type }) => ({ type, is_remote: type.includes('remote') }),
    ({ type }) => labelsOf(workTypes, type),
  ),
  openings: field('How many people you need', ['openings'], openingsIn),
  industry: field(
    'Industry',
    ['industry'],
    ({ industry }) => ({ industry: ids(industry) }),
    ({ industry }) => titles(...industry),
  ),
  place,
  salary: field(
    'Salary',
    ['salary_min', 'salary_max', 'salary_currency', 'salary_per', 'salary_is_public'],
    (typed) => ({ salary: salaryIn(typed) }),
    ({ salary_min, salary_max, salary_currency, salary_per, salary_is_public }) => [
      ...[salary_min, salary_max, salary_currency, payPeriods[salary_per]],
      salary_is_public ? 'Shown' : 'Not shown',
    ],
  ),
  description_html: field(
    'Description',
    ['description'],
    ({ description }) => ({ description_html: htmlOf(description) }),
    ({ description }) => description.split('\n'),
  ),
  responsibilities: lines('Responsibilities', 'responsibilities'),
  requirements: lines('Requirements', 'requirements'),
  skills: field(
    'Skills',
    ['skills', 'nice_skills'],
    (typed) => ({ skills: skillsIn(typed) }),
    (typed) =>
      skillsIn(typed).map(({ name, is_required }) => (is_required ? name : `${name} (nice to have)`)),
  ),
  experience_id: field(
    'Experience',
    ['experience'],
    ({ experience }) => ({ experience_id: experience?.id ?? null }),
    ({ experience }) => titles(experience),
  ),
  benefits: lines('Benefits', 'benefits'),
  // The server returns them in an order of its own.
  translated_roles: field(
    'Military roles',
    ['translated_roles'],
    ({ translated_roles }) => ({ translated_roles: ids(translated_roles).sort((a, b) => a - b) }),
    ({ translated_roles }) => translated_roles.map(({ title, service }) => `${title} (${service})`),
  ),
  veteran_features: field(
    'What you offer people who’ve served',
    ['veteran_features'],
    ({ veteran_features }) => ({ veteran_features }),
    ({ veteran_features }) => labelsOf(veteranFeatures, veteran_features),
  ),
  clearance_required: yesNo('Security clearance', 'clearance_required'),
  sponsorship: yesNo('Visa sponsorship', 'sponsorship'),
  closes_on: date('Closing date', 'closes_on'),
  start_on: date('Start date', 'start_on'),
  questions: field(
    'Questions',
    ['questions'],
    ({ questions }) => ({ questions: questions.map(sentQuestion) }),
    ({ questions }) => questions.flatMap(questionWords),
  ),
};
