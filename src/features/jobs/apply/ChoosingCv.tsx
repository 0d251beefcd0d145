import styled from '@emotion/styled';
import type { UseQueryResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ResumeSummary } from '../../../api/resumes.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';

const Form = styled('form')({ display: 'grid', gap: 32, justifyItems: 'start' });

type ChoosingCvProps = {
  resumes: UseQueryResult<ResumeSummary[]>;
  chosen: number | null;
  name: string;
  problem: string | undefined;
  onChosen: (id: number) => void;
};

export function ChoosingCv({ resumes, chosen, name, problem, onChosen }: ChoosingCvProps) {
  const [attempt, setAttempt] = useState(0);
  const [picked, setPicked] = useState(chosen);
  if (resumes.error && !resumes.data)
    return (
      <NotLoaded what={`Your ${name}s`} onRetry={resumes.refetch}>
        {resumes.error.message}
      </NotLoaded>
    );
  if (!resumes.data)
    return (
      <Waiting>
        <SkeletonRows count={2} />
      </Waiting>
    );
  const usable = resumes.data.filter(
    ({ kind, parse_status }) => kind !== 'federal' && parse_status !== 'processing',
  );
  if (usable.length === 0)
    return (
      <Notice
        kind="emptyFirst"
        title={`You don’t have a ${name} yet`}
        actions={<ButtonLink to="/veteran/resume/build">{`Build a ${name}`}</ButtonLink>}
      >
        It’s the first thing an employer reads. Building one takes a few minutes, and you can come back to
        this job afterwards.
      </Notice>
    );
  const preselected =
    usable.find(({ id }) => id === picked)?.id ??
    usable.find(({ is_primary }) => is_primary)?.id ??
    usable[0]?.id;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (preselected) onChosen(preselected);
  };
  return (
    <Form noValidate onSubmit={submit}>
      {problem && (
        <ErrorSummary problems={[{ field: 'resume_id', message: problem }]} attempt={attempt + 1} />
      )}
      <RadioField
        name="resume_id"
        label={`Your ${name}`}
        hint="We send it as it is now. They won’t see any changes you make later."
        error={problem}
        options={usable.map(({ id, title, is_primary, completeness }) => ({
          value: id,
          label: title,
          hint: `${is_primary ? 'Used for applications · ' : ''}${completeness}% complete`,
        }))}
        value={preselected}
        onChange={({ target }) => setPicked(Number(target.value))}
      />
      <PressButton type="submit">Continue</PressButton>
    </Form>
  );
}
