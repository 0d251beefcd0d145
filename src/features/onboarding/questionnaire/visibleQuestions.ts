import type { Question } from '../../../api/questions.ts';
import type { Questions } from '../../../machines/onboarding/setup.ts';

const isAnswered = ({ answer }: Question) =>
  answer !== null &&
  (answer.answer_option_id !== undefined ||
    (answer.answer_option_ids?.length ?? 0) > 0 ||
    (answer.answer_text ?? '') !== '' ||
    answer.answer_number !== undefined);

export function visibleQuestions(questions: readonly Question[]): Question[] {
  const sorted = [...questions].sort((first, second) => first.order - second.order);
  const applies = (question: Question, visited: readonly number[] = []): boolean => {
    const { depends_on: needed } = question;
    if (!needed) return true;
    const parent = sorted.find(({ id }) => id === needed.question_id);
    if (!parent?.answer || visited.includes(parent.id)) return false;
    const { answer_option_id: single, answer_option_ids: several = [] } = parent.answer;
    const selected = single === undefined ? several : [single, ...several];
    return (
      needed.answer_option_ids.some((id) => selected.includes(id)) && applies(parent, [...visited, parent.id])
    );
  };
  return sorted.filter((question) => applies(question));
}

/** "7", or "up to 8" while open answers decide whether further questions apply. */
export function countText(questions: readonly Question[]): string {
  const visible = visibleQuestions(questions);
  const open = new Set(visible.filter((question) => !isAnswered(question)).map(({ id }) => id));
  const sorted = [...questions].sort((first, second) => first.order - second.order);
  let possible = visible.length;
  for (const { id, depends_on: needed } of sorted) {
    if (!needed || !open.has(needed.question_id) || open.has(id)) continue;
    open.add(id);
    possible += 1;
  }
  return possible > visible.length ? `up to ${possible}` : String(possible);
}

export function progressOf(questions: readonly Question[]): Questions {
  const visible = visibleQuestions(questions);
  const isFresh = !visible.some(isAnswered);
  const firstUnanswered = isFresh
    ? visible[0]
    : visible.find((question) => question.is_required && !isAnswered(question));
  return { questionIds: visible.map(({ id }) => id), firstUnansweredId: firstUnanswered?.id ?? null };
}
