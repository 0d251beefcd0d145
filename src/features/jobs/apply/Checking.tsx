import styled from '@emotion/styled';
import { type FormEvent, useId, useState } from 'react';
import type { Job } from '../../../api/jobs.ts';
import type { ResumeSummary } from '../../../api/resumes.ts';
import type { Tenant } from '../../../api/tenant.ts';
import type { ApplyAnswers } from '../../../machines/apply.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { listFormat } from '../../../ui/intl.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { hidden, token } from '../../../ui/theme/token.ts';
import { answerText } from './applyAnswers.ts';

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
const Change = styled('button')({
  padding: 4,
  border: 0,
  background: 'none',
  color: token.link,
  fontSize: '0.9375rem',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});

type CheckingProps = {
  job: Job;
  resume: ResumeSummary | undefined;
  given: ApplyAnswers;
  name: string;
  tenant: Tenant;
  busy: boolean;
  problem: string | undefined;
  onChange: (step: 0 | 1) => void;
  onConfirmed: () => void;
};

function factsOf(props: CheckingProps): [title: string, text: string, step: 0 | 1][] {
  const { job, resume, given, name, tenant } = props;
  const shared = [given.share.phone && 'phone number', given.share.clearance && 'security clearance'].filter(
    (detail) => detail !== false,
  );
  return [
    [`Your ${name}`, resume?.title ?? '', 0],
    ...job.questions.map((question): [string, string, 1] => [
      question.title,
      answerText(given, question) || 'No answer',
      1,
    ]),
    ['Your note', given.cover_note || 'None', 1],
    [
      'You’re also sharing',
      shared.length === 0
        ? 'Nothing else'
        : listFormat(tenant.locale).format(shared.map((detail) => `your ${detail}`)),
      1,
    ],
  ];
}

export function Checking(props: CheckingProps) {
  const { job, busy, problem, onChange, onConfirmed } = props;
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
              <Change type="button" disabled={busy} onClick={() => onChange(step)}>
                Change<span style={hidden}> {title}</span>
              </Change>
            </dd>
            <dd>{text}</dd>
          </Fact>
        ))}
      </Facts>
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
      <NextLine>they’ll read it, and we’ll update you here and by email</NextLine>
    </Form>
  );
}
