import type { Job } from '../../../api/jobs.ts';

type Label<Value extends string> = Readonly<Record<Value, string>>;

export const jobTypes: Label<Job['job_type'][number]> = {
  full_time: 'Full time',
  part_time: 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  apprenticeship: 'Apprenticeship',
};

export const workTypes: Label<Job['type'][number]> = {
  on_site: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

export const veteranFeatures: Label<Job['veteran_features'][number]> = {
  guaranteed_interview: 'Guaranteed interview for veterans who meet the requirements',
  skills_translated: 'We translate military skills',
  mentor: 'A mentor for the first year',
  military_spouse_friendly: 'Military spouse friendly',
  covenant_gold: 'Covenant Gold',
};

export const questionTypes: Label<Job['questions'][number]['type']> = {
  yes_no: 'Yes or no',
  single_choice: 'Multiple choice',
  text: 'Text',
  number: 'A number',
};

export const payPeriods: Label<NonNullable<Job['salary']>['per']> = {
  year: 'Per year',
  month: 'Per month',
  day: 'Per day',
  hour: 'Per hour',
};
