import type { components } from '../../openapi.gen.d.ts';

type Question = Pick<components['schemas']['JobQuestion'], 'type' | 'options'>;

/** The answers to choose from, as they are stored; none where people write their own. */
export function possibleAnswers({ type, options }: Question): readonly string[] {
  if (type === 'yes_no') return ['Yes', 'No'];
  return type === 'single_choice' ? [...new Set(options)] : [];
}
