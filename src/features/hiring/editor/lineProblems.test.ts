import { expect, test } from 'vitest';
import { atItsField } from './lineProblems.ts';
import { emptyJob } from './typed.ts';

const long = 'Strip, mend, paint and test every single lever frame';
const typed = {
  ...emptyJob(232),
  requirements: `A trade\n\n- ${long}`,
  skills: 'Rails',
  nice_skills: 'First aid',
};
const message = 'Too long';

test.each([
  ['requirements.1', 'requirements', '“Strip, mend, paint and test every single…”: Too long'],
  ['skills.0.name', 'skills', '“Rails”: Too long'],
  ['skills.1.name', 'nice_skills', '“First aid”: Too long'],
  ['skills.2.name', 'skills', 'Too long'],
  ['questions.1.options.0', 'questions.1.options', 'Too long'],
  ['questions.1.expected_answers.2', 'questions.1.expected_answers', 'Too long'],
  ['questions.1.title', 'questions.1.title', 'Too long'],
  ['requirements', 'requirements', 'Too long'],
  ['salary.max', 'salary.max', 'Too long'],
])('what is wrong at %s is shown at the field %s', (path, field, shown) => {
  expect(atItsField({ field: path, message }, typed)).toEqual({ field, message: shown });
});
