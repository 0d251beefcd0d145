// The date on which somebody leaves, or left, as it is typed: a month and a year are enough.
import type { components } from '../../../../openapi.gen.d.ts';
import { isMonth, isRealDate, monthText } from '../../../ui/calendar.ts';
import { typedDate } from '../../../ui/form/dateOrder.ts';
import { dayWords } from '../conflict/draftField.ts';

type Leaving = components['schemas']['Leaving'];

interface LeavingQuestion {
  label: string;
  hint: string;
  optional: boolean;
}

const monthIsEnough = 'A month and year are enough.';

const serving: LeavingQuestion = {
  label: 'When do you leave?',
  hint: `${monthIsEnough} Your plan counts back from it. Leave it empty if it isn’t decided yet.`,
  optional: false,
};

const questions: Partial<Record<string, LeavingQuestion>> = {
  serving,
  leaving: serving,
  veteran: {
    label: 'When did you leave?',
    hint: `${monthIsEnough} Some help ends a few years after it.`,
    optional: true,
  },
  reservist: {
    label: 'When do you leave, or when did you leave?',
    hint: monthIsEnough,
    optional: true,
  },
};

/** Undefined for somebody who does not serve and never did. */
export const leavingQuestion = (status: string): LeavingQuestion | undefined => questions[status];

export function leavingProblem(text: string, status: string, today: string): string | undefined {
  if (text === '' || !leavingQuestion(status)) return;
  const date = typedDate(text);
  if (!date) return 'Enter a month and a year of four digits. You can leave the day empty';
  if (!isMonth(date) && !isRealDate(date)) return 'Enter a real date';
  const present = today.slice(0, date.length);
  if (status === 'veteran' && date > present) return 'Enter a date in the past';
  if ((status === 'serving' || status === 'leaving') && date < present)
    return 'Enter a date from today on. If you’ve already left, choose “I am a veteran”';
}

export function sentLeaving(text: string, status: string, today: string): Leaving | null {
  if (!leavingQuestion(status)) return null;
  const on = typedDate(text);
  if (status === 'veteran') return { answer: 'left', on };
  if (on) return { answer: on < today.slice(0, on.length) ? 'left' : 'dated', on };
  return status === 'reservist' ? null : { answer: 'undecided', on: null };
}

export const leavingWords = (text: string, locale: string): string => {
  const date = typedDate(text);
  if (!date) return text;
  return isMonth(date) ? monthText(date, locale) : dayWords(date, locale);
};
