import type { Question } from '../../../api/questions.ts';
import type { Part } from '../../../editing/kind.ts';
import { dateText } from '../../../ui/calendar.ts';
import type { Values } from '../draft/stepEditor.ts';

export type DraftField = Part<Values, Values>;

/**
 * A row of a conflict, named as the field is on the screen.
 * @param words what people read there instead of the value; by default the value itself
 */
export const draftField = <Typed>(
  title: string,
  value: (typed: Partial<Typed>) => unknown,
  words: (typed: Partial<Typed>) => unknown = value,
): DraftField => ({
  title,
  of: (values) => [value(values as Partial<Typed>)],
  body: (values) => ({ value: value(values as Partial<Typed>) }),
  replace: (values) => values,
  wordsIn: (values) => words(values as Partial<Typed>),
});

export const optionLabel = ({ options }: Pick<Question, 'options'>, optionId: string | undefined) =>
  options.find(({ id }) => String(id) === optionId)?.label;

/** A day in words; half a date as it was typed. */
export const dayWords = (text: string, locale: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
    ? dateText(text, locale, { dateStyle: 'long' })
    : text;
