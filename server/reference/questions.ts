// In the order in which they are asked. An option’s id is the question’s id, then its own two digits.
import { choice, dataFile, listOf, number, orNull, text, whole, yes } from '../formats/dataFiles.ts';

const place = choice(
  'personal_details',
  'career_direction',
  'questionnaire',
  'military_exp',
  'civilian_exp',
  'refine_action_plan',
  'apply',
  'transition_employment',
  'transition_education',
  'profile',
);
const directions = choice('job_now', 'retrain', 'study', 'business', 'not_sure');

export type CareerDirectionValue = ReturnType<typeof directions>;
type QuestionPlace = ReturnType<typeof place>;

const questions = dataFile('server/reference/data/questions.csv', {
  id: whole,
  place,
  direction: orNull(directions),
  code: text,
  type: choice('single_choice', 'multi_choice', 'text', 'number', 'date', 'scale'),
  title: text,
  help: orNull(text),
  why: text,
  required: yes,
  option_set: orNull(text),
  min: orNull(number),
  max: orNull(number),
  max_length: orNull(whole),
  country_id: orNull(whole),
  depends_on: orNull(whole),
  depends_on_options: listOf(whole),
});

const options = dataFile('server/reference/data/questionOptions.csv', {
  option_set: text,
  number: whole,
  value: text,
  label: text,
  exclusive: yes,
});

export type SharedQuestion = ReturnType<typeof questions>[number] & { options: ReturnType<typeof options> };

export const optionId = (questionId: number, number: number) => questionId * 100 + number;

let withOptions: SharedQuestion[] | undefined;

export function sharedQuestions(): SharedQuestion[] {
  withOptions ??= questions().map((question) => ({
    ...question,
    options: options().filter(({ option_set }) => option_set === question.option_set),
  }));
  return withOptions;
}

export const questionsAt = (where: QuestionPlace, of: CareerDirectionValue | null = null): SharedQuestion[] =>
  sharedQuestions().filter((question) => question.place === where && question.direction === of);

function questionAt(where: 'personal_details' | 'career_direction'): SharedQuestion {
  const [question] = questionsAt(where);
  if (!question) throw new Error(`There is no question at ${where}`);
  return question;
}

export const personalDetailsQuestion = () => questionAt('personal_details');
export const careerDirectionQuestion = () => questionAt('career_direction');

export function directionId(direction: CareerDirectionValue): number {
  const { id, options } = careerDirectionQuestion();
  const option = options.find(({ value }) => value === direction);
  if (!option) throw new Error(`No such career direction: ${direction}`);
  return optionId(id, option.number);
}
