import * as z from 'zod/mini';
import type { components } from '../../../../openapi.gen.d.ts';
import type { Question } from '../../../api/questions.ts';
import { missingAnswer } from '../../../machines/missingAnswer.ts';
import { dateText } from '../../../ui/calendar.ts';
import { numberFormat } from '../../../ui/intl.ts';
import { dayWords, draftField, optionLabel } from '../conflict/draftField.ts';

type GivenAnswer = components['schemas']['GivenAnswer'];

export interface TypedAnswer {
  one: string;
  several: string[];
}

export interface TypedAnswers {
  answers: Record<string, TypedAnswer>;
}

const noAnswer: TypedAnswer = { one: '', several: [] };

export function withoutAnswer(typed: Record<string, unknown>, questionId: number) {
  const { [questionId]: _, ...answers } = (typed as Partial<TypedAnswers>).answers ?? {};
  return { answers };
}

export function typedAnswer({ answer }: Question): TypedAnswer {
  const one = answer?.answer_option_id ?? answer?.answer_text ?? answer?.answer_number ?? '';
  return { one: String(one), several: (answer?.answer_option_ids ?? []).map(String) };
}

function typedInWords(question: Question, { one, several }: TypedAnswer, locale: string) {
  const { type, options } = question;
  if (type === 'multi_choice') return several.map((id) => optionLabel(question, id));
  if (type === 'single_choice') return optionLabel(question, one);
  if (type === 'date') return dayWords(one, locale);
  return options.find(({ value }) => value === one)?.label ?? one;
}

export const answerFields = (questions: readonly Question[], locale: string) =>
  questions.map((question) =>
    draftField<TypedAnswers>(
      question.title,
      ({ answers }) => answers?.[question.id],
      ({ answers }) => typedInWords(question, { ...noAnswer, ...answers?.[question.id] }, locale),
    ),
  );

function problemWith(question: Question, { one, several }: TypedAnswer): string | undefined {
  const { type, is_required, min, max, max_length } = question;
  const isEmpty = type === 'multi_choice' ? several.length === 0 : one.trim() === '';
  if (isEmpty) {
    if (!is_required) return;
    return missingAnswer(question);
  }
  if (type === 'text' && max_length !== null && one.length > max_length) {
    return `Use ${max_length} characters or fewer`;
  }
  if (type === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(one)) return 'Enter a day, a month and a year';
  if (type === 'number' || type === 'scale') {
    const number = Number(one);
    if (!Number.isFinite(number)) return 'Enter a number';
    if (min !== null && number < min) return `Enter ${min} or more`;
    if (max !== null && number > max) return `Enter ${max} or less`;
  }
}

function given({ id, type }: Question, { one, several }: TypedAnswer): GivenAnswer {
  const text = one.trim();
  if (type === 'multi_choice') return { question_id: id, answer_option_ids: several.map(Number) };
  if (text === '') return { question_id: id };
  if (type === 'single_choice') return { question_id: id, answer_option_id: Number(text) };
  if (type === 'number' || type === 'scale') return { question_id: id, answer_number: Number(text) };
  return { question_id: id, answer_text: text };
}

export const answerSchema = (question: Question) =>
  z.pipe(
    z.object({ one: z.string(), several: z.array(z.string()) }).check((field) => {
      const message = problemWith(question, field.value);
      const path = question.type === 'multi_choice' ? ['several'] : ['one'];
      if (message) field.issues.push({ code: 'custom', message, path, input: field.value });
    }),
    z.transform((typed: TypedAnswer): GivenAnswer => given(question, typed)),
  );

export function answerInWords(question: Question, locale: string): string {
  const { answer, options } = question;
  const labelOf = (id: number) => options.find((option) => option.id === id)?.label;
  if (answer?.answer_option_id !== undefined) return labelOf(answer.answer_option_id) ?? '';
  if (answer?.answer_option_ids?.length) {
    return answer.answer_option_ids.flatMap((id) => labelOf(id) ?? []).join(', ');
  }
  if (answer?.answer_number !== undefined) return numberFormat(locale).format(answer.answer_number);
  if (!answer?.answer_text) return 'Not answered';
  return question.type === 'date'
    ? dateText(answer.answer_text, locale, { dateStyle: 'long' })
    : answer.answer_text;
}
