import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { saveTermMeaning } from '../../../api/resumes.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { TextInput } from '../../../ui/form/control.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Stack } from '../../../ui/Stack.tsx';

const Question = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 8px',
  alignItems: 'center',
  '& > label': { gridColumn: '1 / -1', fontSize: '0.9375rem', fontWeight: 500, overflowWrap: 'anywhere' },
});

const Whole = styled('div')({ gridColumn: '1 / -1' });

const longestMeaning = 120;
const mostQuestions = 3;

interface TermQuestionsProps {
  terms: readonly string[];
  onAnswered: () => void;
}

export const TermQuestions = ({ terms, onAnswered }: TermQuestionsProps) => (
  <Stack gap="md">
    {terms.slice(0, mostQuestions).map((term) => (
      <TermQuestion key={term} term={term} onAnswered={onAnswered} />
    ))}
    <Quiet>We’ll remember your answer and use it in your next suggestions. Nobody else sees it.</Quiet>
  </Stack>
);

function TermQuestion({ term, onAnswered }: { term: string; onAnswered: () => void }) {
  const id = useId();
  const [meaning, setMeaning] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveTermMeaning({ term, meaning }),
    onSuccess: onAnswered,
  });
  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (meaning.trim() !== '') mutate();
  };
  return (
    <Question onSubmit={answer}>
      <label htmlFor={id}>What is {term}?</label>
      <TextInput
        id={id}
        value={meaning}
        maxLength={longestMeaning}
        placeholder="In plain words"
        onChange={({ target }) => setMeaning(target.value)}
      />
      <Button
        type="submit"
        size="sm"
        variant="outlined"
        color="neutral"
        loading={isPending}
        disabled={meaning.trim() === ''}
        aria-label={`Save what ${term} means`}
      >
        Save
      </Button>
      {error && (
        <Whole>
          <InlineAlert kind="error">{error.message}</InlineAlert>
        </Whole>
      )}
    </Question>
  );
}
