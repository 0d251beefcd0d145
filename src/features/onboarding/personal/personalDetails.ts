import * as z from 'zod/mini';
import type { components } from '../../../../openapi.gen.d.ts';
import type { Question } from '../../../api/questions.ts';
import { isRealDate } from '../../../ui/calendar.ts';
import { phoneIsPossible } from '../../../ui/form/phoneRules.ts';
import { dayWords, draftField, optionLabel } from '../conflict/draftField.ts';
import { leavingProblem, leavingWords, sentLeaving } from './leavingDate.ts';

type PersonalDetails = components['schemas']['PersonalDetails'];

export const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'non_binary', label: 'Non-binary' },
  { value: 'self_described', label: 'Another gender' },
  { value: 'prefer_not_to_say', label: 'Prefer not to say' },
] as const satisfies { value: PersonalDetails['gender']; label: string }[];

export interface TypedDetails {
  dob: string;
  phone: { country_code: string; phone_number: string };
  gender: string;
  answer_option_id: string;
  leaving: string;
}

export const detailFields = (question: Question, locale: string) => [
  draftField<TypedDetails>(
    'Date of birth',
    ({ dob }) => dob,
    ({ dob = '' }) => dayWords(dob, locale),
  ),
  draftField<TypedDetails>(
    'Phone number',
    ({ phone }) => phone?.phone_number && phone,
    ({ phone }) => phone?.phone_number && `${phone.country_code} ${phone.phone_number}`,
  ),
  draftField<TypedDetails>(
    'Gender',
    ({ gender }) => gender,
    ({ gender }) => genders.find(({ value }) => value === gender)?.label,
  ),
  draftField<TypedDetails>(
    question.title,
    ({ answer_option_id }) => answer_option_id,
    ({ answer_option_id }) => optionLabel(question, answer_option_id),
  ),
  draftField<TypedDetails>(
    'Leaving date',
    ({ leaving }) => leaving || undefined,
    ({ leaving = '' }) => leavingWords(leaving, locale),
  ),
];

const age = { youngest: 16, oldest: 100 };

/** `birthday` and `today` as YYYY-MM-DD. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

function dobProblem(text: string, today: string): string | undefined {
  if (text === '') return 'Enter your date of birth';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'Enter a day, a month and a year of four digits';
  if (!isRealDate(text)) return 'Enter a real date';
  if (text > today) return 'Enter a date of birth in the past';
  const years = ageOn(text, today);
  if (years < age.youngest) return `You must be at least ${age.youngest} to use this service`;
  if (years > age.oldest) return `Check the year, as this is more than ${age.oldest} years ago`;
}

const today = () => new Date().toISOString().slice(0, 10);

const dob = z.string().check((field) => {
  const message = dobProblem(field.value, today());
  if (message) field.issues.push({ code: 'custom', message, input: field.value });
});

const phone = z.object({ country_code: z.string(), phone_number: z.string() }).check(async (field) => {
  const { country_code, phone_number } = field.value;
  const message =
    phone_number === ''
      ? 'Enter your phone number'
      : /^\d{6,15}$/.test(phone_number) && (await phoneIsPossible(country_code, phone_number))
        ? undefined
        : `Enter a full phone number, such as ${country_code === '+1' ? '202 555 0123' : '07700 900123'}`;
  if (message) field.issues.push({ code: 'custom', message, input: field.value });
});

type StatusOf = (optionId: string) => string;

const typedDetails = (statusOf: StatusOf) =>
  z
    .object({
      dob,
      phone,
      gender: z.enum(
        genders.map(({ value }) => value),
        'Choose your gender, or “Prefer not to say”',
      ),
      answer_option_id: z.string().check(z.regex(/^\d+$/, 'Choose what describes you best')),
      leaving: z.string(),
    })
    .check((form) => {
      const { answer_option_id, leaving } = form.value;
      const message = leavingProblem(leaving, statusOf(answer_option_id), today());
      if (message) form.issues.push({ code: 'custom', message, input: leaving, path: ['leaving'] });
    });

/** The output is the request body, except for the question's id. */
export const personalDetailsSchema = (question: Pick<Question, 'options'>) => {
  const statusOf: StatusOf = (optionId) =>
    question.options.find(({ id }) => String(id) === optionId)?.value ?? '';
  return z.pipe(
    typedDetails(statusOf),
    z.transform(
      ({ dob, phone, gender, answer_option_id, leaving }): Omit<PersonalDetails, 'question_id'> => ({
        dob,
        phone_number: phone.phone_number.replace(/^0(?=\d{6})/, ''),
        country_code: phone.country_code,
        gender,
        answer_option_id: Number(answer_option_id),
        leaving: sentLeaving(leaving, statusOf(answer_option_id), today()),
      }),
    ),
  );
};
