import type { components } from '../../openapi.gen.d.ts';

type Question = Pick<components['schemas']['Question'], 'type' | 'min' | 'max'>;

const figure = (number: number) => number.toLocaleString('en-GB');

export function missingAnswer({ type, min, max }: Question): string {
  if (type === 'single_choice' || type === 'scale') return 'Choose an answer';
  if (type === 'multi_choice') return 'Choose at least one answer';
  if (type === 'date') return 'Enter a date';
  if (type === 'text') return 'Enter an answer';
  return min === null || max === null
    ? 'Enter a number'
    : `Enter a number from ${figure(min)} to ${figure(max)}`;
}
