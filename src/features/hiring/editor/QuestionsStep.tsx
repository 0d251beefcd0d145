import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { localDay } from '../../../ui/calendar.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { LinesField } from '../../../ui/form/LinesField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { token } from '../../../ui/theme/token.ts';
import { optionsOf, questionTypes } from './labels.ts';
import type { StepProps } from './stepProps.ts';
import type { TypedQuestion } from './typed.ts';

const most = 10;
const lastDay = 90;
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
        id="closes_on"
        type="date"
        label="Closing date"
        hint={`Up to ${lastDay} days from now. You can close it earlier.`}
        min={dayIn(1)}
        max={dayIn(lastDay)}
        value={typed.closes_on}
        error={errorOf('closes_on')}
        onChange={({ target }) => change({ closes_on: target.value })}
      />
      <TextField
        id="start_on"
        type="date"
        label="Start date"
        optional
        value={typed.start_on}
        error={errorOf('start_on')}
        onChange={({ target }) => change({ start_on: target.value })}
      />
      <List aria-label="Questions for applicants">
        {questions.map(({ key, title, type, options, is_required }, index) => (
          <Question key={key}>
            <TextField
              id={`questions.${index}.title`}
              label={`Question ${index + 1}`}
              maxLength={200}
              value={title}
              error={errorOf(`questions.${index}.title`)}
              onChange={({ target }) => set(key, { title: target.value })}
            />
            <SelectField
              id={`questions.${index}.type`}
              name={`questions.${index}.type`}
              label="Answer type"
              value={type}
              options={optionsOf(questionTypes)}
              onChange={({ target }) => set(key, { type: target.value as typeof type })}
            />
            {type === 'single_choice' && (
              <LinesField
                name={`questions.${index}.options`}
                label="Answer options"
                value={options}
                error={errorOf(`questions.${index}.options`)}
                onChange={(text) => set(key, { options: text })}
              />
            )}
            <CheckboxField
              id={`questions.${index}.is_required`}
              label="Applicants must answer this"
              checked={is_required}
              onChange={({ target }) => set(key, { is_required: target.checked })}
            />
            <Button
              size="sm"
              variant="plain"
              color="danger"
              startDecorator={<Trash2 size={18} aria-hidden="true" />}
              sx={{ justifySelf: 'start' }}
              onClick={() => change({ questions: questions.filter((question) => question.key !== key) })}
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
        disabled={questions.length >= most}
        sx={{ justifySelf: 'start' }}
        onClick={add}
      >
        Add question
      </Button>
    </>
  );
}
