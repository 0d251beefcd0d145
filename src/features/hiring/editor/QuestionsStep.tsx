import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { localDay } from '../../../ui/calendar.ts';
import { DefinedField } from '../../../ui/form/DefinedField.tsx';
import { fieldText, shownFields } from '../../../ui/form/fieldDefinition.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { token } from '../../../ui/theme/token.ts';
import { expectedAnswersField, jobFields, maxOpenDays, maxQuestions, questionFields } from './fields.ts';
import type { StepProps } from './stepProps.ts';
import { expectedAnswersIn, possibleAnswersIn, type TypedQuestion } from './typed.ts';

const dayIn = (days: number) => localDay(new Date(Date.now() + days * 86_400_000));

const List = styled('ol')({ display: 'grid', gap: 24, listStyle: 'none' });
const Question = styled('li')({
  display: 'grid',
  gap: 16,
  paddingBottom: 24,
  borderBottom: `1px solid ${token.line}`,
});

export function QuestionsStep({ typed, change, errorOf }: StepProps) {
  const { questions } = typed;
  const set = (key: string, part: Partial<TypedQuestion>) =>
    change({
      questions: questions.map((question) => (question.key === key ? { ...question, ...part } : question)),
    });
  const added = useRef('');
  const add = () => {
    added.current = crypto.randomUUID();
    const question: TypedQuestion = {
      key: added.current,
      title: '',
      type: 'yes_no',
      options: '',
      is_required: true,
    };
    change({ questions: [...questions, question] });
  };
  // Focus moves to the new question, because the button is disabled after the tenth.
  useEffect(() => {
    const at = questions.findIndex(({ key }) => key === added.current);
    if (at < 0) return;
    added.current = '';
    document.getElementById(`questions.${at}.title`)?.focus();
  }, [questions]);
  return (
    <>
      <TextField
        {...fieldText(jobFields.closes_on)}
        type="date"
        min={dayIn(1)}
        max={dayIn(maxOpenDays)}
        value={typed.closes_on}
        error={errorOf('closes_on')}
        onChange={({ target }) => change({ closes_on: target.value })}
      />
      <TextField
        {...fieldText(jobFields.start_on)}
        type="date"
        value={typed.start_on}
        error={errorOf('start_on')}
        onChange={({ target }) => change({ start_on: target.value })}
      />
      <List aria-label="Questions for applicants">
        {questions.map((question, index) => (
          <Question key={question.key}>
            <QuestionFields
              question={question}
              at={index}
              errorOf={errorOf}
              onChange={(part) => set(question.key, part)}
            />
            <Button
              size="sm"
              variant="plain"
              color="danger"
              startDecorator={<Trash2 size={18} aria-hidden="true" />}
              sx={{ justifySelf: 'start' }}
              onClick={() => change({ questions: questions.filter(({ key }) => key !== question.key) })}
            >
              {`Remove question ${index + 1}`}
            </Button>
          </Question>
        ))}
      </List>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<Plus size={20} aria-hidden="true" />}
        disabled={questions.length >= maxQuestions}
        sx={{ justifySelf: 'start' }}
        onClick={add}
      >
        Add question
      </Button>
    </>
  );
}

type QuestionFieldsProps = Pick<StepProps, 'errorOf'> & {
  question: TypedQuestion;
  at: number;
  onChange: (part: Partial<TypedQuestion>) => void;
};

function QuestionFields({ question, at, errorOf, onChange }: QuestionFieldsProps) {
  const pathOf = (name: string) => `questions.${at}.${name}`;
  const possible = possibleAnswersIn(question);
  const expectedError = errorOf(pathOf(expectedAnswersField.name));
  return (
    <>
      {shownFields(questionFields, { ...question }).map((field) => (
        <DefinedField
          key={field.name}
          field={field.name === 'title' ? { ...field, label: `${field.label} ${at + 1}` } : field}
          name={pathOf(field.name)}
          value={question[field.name as keyof TypedQuestion]}
          error={errorOf(pathOf(field.name))}
          onChange={(value) => onChange({ [field.name]: value })}
        />
      ))}
      {(possible.length > 1 || expectedError) && (
        <DefinedField
          field={expectedAnswersField}
          name={pathOf(expectedAnswersField.name)}
          choices={possible.map((answer) => ({ value: answer, label: answer }))}
          value={expectedAnswersIn(question)}
          error={expectedError}
          onChange={(value) => onChange({ [expectedAnswersField.name]: value })}
        />
      )}
    </>
  );
}
