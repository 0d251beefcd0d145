// OPM's rules for the content of a federal résumé.
import type { components } from '../../../openapi.gen.d.ts';

type Schemas = components['schemas'];
type FederalGap = Schemas['FederalGap'];
type Federal = Pick<Schemas['FederalResume'], 'header' | 'experience' | 'education'>;
type Rule = FederalGap['rule'];

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const headerFields: [keyof Schemas['FederalHeader'], string][] = [
  ['first_name', 'Enter your first name'],
  ['email', 'Enter your email address'],
  ['phone_number', 'Enter your phone number'],
  ['city', 'Enter your city'],
  ['state', 'Choose your state'],
  ['citizenship', 'Choose your citizenship'],
  ['veterans_preference', 'Choose your veterans’ preference, or none'],
];

export function federalGaps({ header, experience, education }: Federal): FederalGap[] {
  const gaps: FederalGap[] = [];
  const add = (path: string, rule: Rule, message: string) => gaps.push({ path, rule, message });
  for (const [field, message] of headerFields) {
    if (isMissing(header[field])) add(`header.${field}`, 'required', message);
  }
  const { federal_service: service } = header;
  if (service?.is_current || service?.was_former) {
    checkGrade(service, 'header.federal_service', add);
    if (isMissing(service.from)) add('header.federal_service.from', 'months', 'Enter the month you started');
    if (!service.is_current && isMissing(service.to)) {
      add('header.federal_service.to', 'months', 'Enter the month you left');
    }
  }
  if (experience.length === 0) add('experience', 'required', 'Add a job or a military position');
  for (const [index, item] of experience.entries()) checkExperience(item, `experience.${index}`, add);
  for (const [index, item] of education.entries()) checkEducation(item, `education.${index}`, add);
  return gaps;
}

type Add = (path: string, rule: Rule, message: string) => void;

function checkExperience(item: Schemas['FederalExperience'], path: string, add: Add) {
  if (isMissing(item.employer)) add(`${path}.employer`, 'required', 'Enter the employer');
  if (isMissing(item.title)) add(`${path}.title`, 'required', 'Enter your job title');
  if (isMissing(item.start_month)) add(`${path}.start_month`, 'months', 'Enter the month you started');
  if (isMissing(item.end_month) && !item.is_current) {
    add(`${path}.end_month`, 'months', 'Enter the month you finished, or say that you’re still there');
  }
  if (item.start_month && item.end_month && item.end_month < item.start_month) {
    add(`${path}.end_month`, 'months', 'Enter an end month that is not before the start');
  }
  if (isMissing(item.hours_per_week)) {
    add(`${path}.hours_per_week`, 'hours', 'Enter the hours you worked per week');
  } else if (item.hours_confirmed === false) {
    add(`${path}.hours_per_week`, 'hours', 'Confirm the 40 hours per week, or correct them');
  }
  if (!item.duties?.some((duty) => !isMissing(duty))) {
    add(`${path}.duties`, 'required', 'Say what you did and what came of it');
  }
  if (item.is_federal) checkGrade(item.federal ?? {}, `${path}.federal`, add);
}

function checkGrade(grade: Schemas['FederalExperience']['federal'], path: string, add: Add) {
  if (isMissing(grade?.pay_plan)) add(`${path}.pay_plan`, 'grade', 'Enter the pay plan, such as GS');
  if (isMissing(grade?.series)) add(`${path}.series`, 'grade', 'Enter the series, such as 2210');
  if (isMissing(grade?.grade)) add(`${path}.grade`, 'grade', 'Enter the grade, such as 11');
}

function checkEducation(item: Schemas['FederalEducation'], path: string, add: Add) {
  if (isMissing(item.degree)) add(`${path}.degree`, 'required', 'Enter the degree or certificate');
  if (isMissing(item.school)) add(`${path}.school`, 'required', 'Enter the school');
  if (item.is_completed === false) {
    if (isMissing(item.credits)) add(`${path}.credits`, 'required', 'Enter the credits you earned');
  } else if (isMissing(item.completed_on)) {
    add(`${path}.completed_on`, 'months', 'Enter the month you completed it');
  }
}
