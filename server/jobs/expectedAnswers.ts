import type { components } from '../../openapi.gen.d.ts';
import { possibleAnswers } from '../../src/machines/possibleAnswers.ts';

type Question = Pick<components['schemas']['JobQuestion'], 'type' | 'options' | 'expected_answers'>;

/** What is wrong with the expected answers of a job’s questions, by field. */
export const expectedAnswerFaults = (questions: readonly Question[]): Record<string, string[]> =>
  Object.fromEntries(
    questions.flatMap((question, at) => {
      const fault = faultOf(question);
      return fault ? [[`questions.${at}.expected_answers`, [fault]]] : [];
    }),
  );

function faultOf(question: Question): string | null {
  const { expected_answers: expected = [] } = question;
  if (expected.length === 0) return null;
  const possible = possibleAnswers(question);
  if (possible.length === 0) return 'Only answers that people choose from can be marked';
  if (expected.some((answer) => !possible.includes(answer)))
    return 'Choose from the answers to this question';
  return possible.every((answer) => expected.includes(answer))
    ? 'Leave at least one answer out, or clear them all'
    : null;
}
