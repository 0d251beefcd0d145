import styled from '@emotion/styled';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { TextInput } from '../../../ui/form/control.ts';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';

const Form = styled('form')({
  display: 'grid',
  gap: '6px 12px',
  width: '100%',
  '@media (min-width:600px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > label': { gridColumn: '1 / -1' },
  },
});
const Label = styled('label')(labelStyle);
const Input = styled(TextInput)({ height: 52 });

/** Before hydration, the browser sends the form to the page of jobs. */
export function JobSearchForm() {
  const navigate = useNavigate();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search')).trim();
    void navigate(search ? `/jobs?${new URLSearchParams({ search })}` : '/jobs');
  };
  return (
    <Form role="search" method="get" action="/jobs" onSubmit={submit}>
      <Label htmlFor={id}>Job title, skill or employer</Label>
      <Input id={id} type="search" name="search" autoComplete="off" enterKeyHint="search" maxLength={60} />
      <PressButton type="submit">Search jobs</PressButton>
    </Form>
  );
}
