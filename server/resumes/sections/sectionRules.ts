import type { components } from '../../../openapi.gen.d.ts';
import { isBefore } from '../../formats/months.ts';

type Schemas = components['schemas'];
export type ResumeSections = Schemas['ResumeSections'];
type SectionName = Schemas['SectionName'];
type ReadField = Schemas['ReadField'];
export type SectionErrors = Record<string, string[]>;

type ListName = Exclude<SectionName, 'personal_details' | 'summary'>;
type Item<Name extends ListName> = ResumeSections[Name][number];
type Required<Name extends ListName> = { [Field in keyof Item<Name>]?: string };

/** Who does not know a rank, a component or who ran a course leaves it empty. */
const required: { [Name in ListName]: Required<Name> } = {
  military_exp: {
    military_service_id: 'Choose the service you served in',
    role_title: 'Enter your role, such as Section Commander',
    start_month: 'Enter when you started: the year, and the month if you know it',
  },
  civilian_exp: {
    employer: 'Enter the employer',
    job_title: 'Enter your job title',
    start_month: 'Enter when you started: the year, and the month if you know it',
  },
  education: {
    institution: 'Enter the school, college or university',
    qualification: 'Enter the qualification',
  },
  training: { title: 'Enter the name of the course' },
  skills: { name: 'Enter the skill, or remove this line' },
  awards: { title: 'Enter the award, or remove this line' },
  interest: { title: 'Enter the interest, or remove this line' },
  volunteering: { title: 'Enter what you do, or remove this line' },
  languages: {
    name: 'Enter the language, or remove this line',
    level: 'Choose how well you speak it',
  },
  security_clearance: { level: 'Choose the clearance, or remove this line' },
  misc: { heading: 'Enter a heading, or remove this part' },
};

const listNames = Object.keys(required) as ListName[];

/** `today` is YYYY-MM-DD. Keys start with `sections.`, such as `sections.military_exp.0.role_title`. */
export function checkSections(sections: ResumeSections, today: string): SectionErrors {
  const errors = new ErrorCollector();
  checkPerson(sections.personal_details ?? {}, errors);
  for (const name of listNames) {
    const messages: Partial<Record<string, string>> = required[name];
    for (const [index, item] of sections[name].entries()) {
      const values = item as Record<string, unknown>;
      for (const [field, message] of Object.entries(messages)) {
        if (message && isMissing(values[field])) errors.add(`${name}.${index}.${field}`, message);
      }
      checkMonths(name, values, today.slice(0, 7), (field, message) =>
        errors.add(`${name}.${index}.${field}`, message),
      );
    }
  }
  return errors.errors;
}

export function checkReview(
  fields: ReadField[],
  confirmed: SectionName[],
  read: ResumeSections,
  current: ResumeSections | undefined,
): SectionErrors {
  const errors = new ErrorCollector();
  for (const { path } of fields.filter((field) => field.needs_review)) {
    const [section = '', ...rest] = path.split('.');
    if (confirmed.includes(section as SectionName)) continue;
    const place = current && whereNow(read, current, section, rest);
    if (place === 'gone' || (place && !isSame(place.before, place.after))) continue;
    errors.add(place ? place.path : path, 'Check what we read here, then confirm or change it');
  }
  return errors.errors;
}

class ErrorCollector {
  readonly errors: SectionErrors = {};
  add(path: string, message: string) {
    const key = `sections.${path}`;
    this.errors[key] = [...(this.errors[key] ?? []), message];
  }
}

function checkPerson(person: NonNullable<ResumeSections['personal_details']>, errors: ErrorCollector) {
  const add = (field: string, message: string) => errors.add(`personal_details.${field}`, message);
  // Some people have a single name.
  if (isMissing(person.first_name)) add('first_name', 'Enter your first name');
  for (const field of ['first_name', 'last_name'] as const) {
    const name = person[field];
    if (!isMissing(name) && /^[\d\s]+$/.test(name ?? '')) add(field, 'Use letters for your name');
  }
  if (isMissing(person.email)) add('email', 'Enter your email address');
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(person.email ?? '')) {
    add('email', 'Enter an email address such as name@example.com');
  }
  if (person.country_id !== 232 && person.country_id !== 233) {
    add('country_id', 'Choose the country you live in');
  }
  if (person.photo && person.country_id === 233) {
    add('photo', 'Leave the photo out: employers in the United States may not consider it');
  }
  for (const field of ['linkedin_url', 'website_url'] as const) {
    const address = person[field];
    if (!isMissing(address) && !isWebAddress(address ?? '')) {
      add(field, 'Enter a web address that starts with https://');
    }
  }
}

function checkMonths(
  name: ListName,
  item: Record<string, unknown>,
  thisMonth: string,
  add: (field: string, message: string) => void,
) {
  const start = monthOf(item.start_month);
  const end = monthOf(item.end_month);
  const isJob = name === 'military_exp' || name === 'civilian_exp';
  if (start && isBefore(thisMonth, start)) add('start_month', 'Enter a start that is not in the future');
  if (start && end && isBefore(end, start)) add('end_month', 'Enter an end that is not before the start');
  if (isJob && !end && !item.is_current) {
    add('end_month', 'Enter when you finished, or say that you’re still there');
  }
  if (end && isBefore(thisMonth, end) && !(name === 'military_exp' && item.is_current)) {
    add(
      'end_month',
      name === 'military_exp'
        ? 'Say that you are still serving if you leave in the future'
        : 'Enter an end that is not in the future',
    );
  }
  if (item.is_current && end && (name === 'civilian_exp' || isBefore(end, thisMonth))) {
    add('end_month', 'Leave the end empty if you are still there');
  }
  for (const field of ['month', 'completed_on']) {
    const month = monthOf(item[field]);
    if (month && isBefore(thisMonth, month)) add(field, 'Enter a date that is not in the future');
  }
}

function whereNow(read: ResumeSections, current: ResumeSections, section: string, rest: string[]) {
  const before = (read as Record<string, unknown>)[section];
  const after = (current as Record<string, unknown>)[section];
  if (!Array.isArray(before)) {
    return { path: [section, ...rest].join('.'), before: at(before, rest), after: at(after, rest) };
  }
  const [index, ...field] = rest;
  const item = before[Number(index)] as { id: string } | undefined;
  const place = Array.isArray(after) ? after.findIndex(({ id }) => id === item?.id) : -1;
  if (!item || place < 0) return 'gone';
  return {
    path: [section, place, ...field].join('.'),
    before: at(item, field),
    after: at((after as unknown[])[place], field),
  };
}

function at(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

const isSame = (first: unknown, second: unknown) =>
  JSON.stringify(first ?? null) === JSON.stringify(second ?? null);

function isMissing(value: unknown) {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function monthOf(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isWebAddress(text: string) {
  return /^https?:\/\/[^/]+\.[^/]/i.test(text) && URL.canParse(text);
}
