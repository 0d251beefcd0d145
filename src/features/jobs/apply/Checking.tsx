import styled from '@emotion/styled';
import { type FormEvent, useId, useState } from 'react';
import type { Job } from '../../../api/jobs.ts';
import type { User } from '../../../api/profile.ts';
import type { ResumeSummary } from '../../../api/resumes.ts';
import type { ApplyAnswers } from '../../../machines/apply.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { token } from '../../../ui/theme/token.ts';
import { answerText } from './applyAnswers.ts';
import { ChangeButton } from './ChangeButton.tsx';
import { SendingPreview } from './SendingPreview.tsx';

const Form = styled('form')({ display: 'grid', gap: 24, justifyItems: 'start' });
const Facts = styled('dl')({ width: '100%', borderTop: `1px solid ${token.line}` });
const Fact = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 16px',
  padding: '16px 0',
  borderBottom: `1px solid ${token.line}`,
  '& > dt': { fontWeight: 600 },
  '& > dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& > dd:last-of-type': { gridColumn: 1, color: token.second },
});

type CheckingProps = {
  job: Job;
  resume: ResumeSummary | undefined;
  given: ApplyAnswers;
  name: string;
  user: User;
  updates: string | null;
  busy: boolean;
  problem: string | undefined;
  onChange: (step: 0 | 1) => void;
  onConfirmed: () => void;
};

type CheckedFact = [title: string, text: string, step: 0 | 1];

const factsOf = ({ job, resume, given, name }: CheckingProps): CheckedFact[] => [
  [`Your ${name}`, resume?.title ?? '', 0],
  ...job.questions.map(
    (question): CheckedFact => [question.title, answerText(given, question) || 'No answer', 1],
  ),
  ['Your note', given.cover_note || 'None', 1],
];

export function Checking(props: CheckingProps) {
  const { job, resume, given, name, user, updates, busy, problem, onChange, onConfirmed } = props;
  const consent = useId();
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const agree = `Agree that ${job.company.name} gets this`;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const agreed = new FormData(event.currentTarget).has('consent');
    setMissing(!agreed);
    setAttempt(attempt + 1);
    if (agreed) onConfirmed();
  };
  return (
    <Form noValidate onSubmit={submit}>
      {isMissing && <ErrorSummary problems={[{ field: consent, message: agree }]} attempt={attempt} />}
      {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      <Facts>
        {factsOf(props).map(([title, text, step]) => (
          <Fact key={title}>
            <dt>{title}</dt>
            <dd>
              <ChangeButton what={title} disabled={busy} onClick={() => onChange(step)} />
            </dd>
            <dd>{text}</dd>
          </Fact>
        ))}
      </Facts>
      {resume && (
        <SendingPreview {...{ job, resume, given, name, user, busy }} onChange={() => onChange(1)} />
      )}
      <CheckboxField
        id={consent}
        name="consent"
        label={`${job.company.name} can store and read this to decide on my application`}
        hint="You can withdraw your application at any time. Their copy is deleted when its storage period ends."
        error={isMissing ? agree : undefined}
      />
      <PressButton type="submit" aria-disabled={busy || undefined}>
        {busy ? 'Sending…' : 'Send application'}
      </PressButton>
      <NextLine>
        {updates
          ? `they’ll read it, and we’ll tell you ${updates}`
          : 'they’ll read it. You can follow it in your applications'}
      </NextLine>
    </Form>
  );
}
