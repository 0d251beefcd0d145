import styled from '@emotion/styled';
import { type FormEvent, useState } from 'react';
import type { Job } from '../../../api/jobs.ts';
import type { User } from '../../../api/profile.ts';
import type { ApplyAnswers } from '../../../machines/apply.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { answerField, answerProblems, answerText, readAnswers } from './applyAnswers.ts';
import { ShareChoice } from './ShareChoice.tsx';

const Form = styled('form')({ display: 'grid', gap: 32 });
const longestNote = 2000;

type Question = Job['questions'][number];
type QuestionFieldProps = { question: Question; value: string; error: string | undefined };

function QuestionField({ question, value, error }: QuestionFieldProps) {
  const { title: label, type, options, is_required } = question;
  const name = answerField(question.id);
  const text = { id: name, name, label, error, optional: !is_required };
  const [picked, setPicked] = useState(value);
  if (type === 'text') return <TextAreaField {...text} rows={4} limit={1000} defaultValue={value} />;
  if (type === 'number') return <NumberField {...text} inputMode="decimal" step="any" defaultValue={value} />;
  return (
    <RadioField
      {...text}
      value={picked}
      onChange={({ target }) => setPicked(target.value)}
      options={(type === 'yes_no' ? ['Yes', 'No'] : options).map((option) => ({
        value: option,
        label: option,
      }))}
    />
  );
}

type AnsweringProps = {
  job: Job;
  resumeId: number | null;
  answers: ApplyAnswers | null;
  refused: Record<string, string[]> | undefined;
  user: User;
  documentName: string;
  onTyped: (answers: ApplyAnswers) => void;
  onContinue: (answers: ApplyAnswers) => void;
};

export function AnswerQuestions({
  job,
  resumeId,
  answers,
  refused,
  user,
  documentName,
  onTyped,
  onContinue,
}: AnsweringProps) {
  const { questions } = job;
  const [problems, setProblems] = useState(() =>
    Object.entries(refused ?? {}).map(([field, [message = 'Check this answer']]) => ({ field, message })),
  );
  const [attempt, setAttempt] = useState(problems.length > 0 ? 1 : 0);
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const read = (form: HTMLFormElement) => readAnswers(new FormData(form), questions);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = read(event.currentTarget);
    const unanswered = [
      ...answerProblems(typed, questions),
      ...(typed.cover_note.length > longestNote
        ? [{ field: 'cover_note', message: `Use ${longestNote} characters or fewer` }]
        : []),
    ];
    setProblems(unanswered);
    setAttempt(attempt + 1);
    if (unanswered.length === 0) onContinue(typed);
  };
  return (
    <Form noValidate onSubmit={submit} onChange={(event) => onTyped(read(event.currentTarget))}>
      {problems.length > 0 && <ErrorSummary problems={problems} attempt={attempt} />}
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={answerText(answers, question)}
          error={errorOf(answerField(question.id))}
        />
      ))}
      <TextAreaField
        id="cover_note"
        name="cover_note"
        label={`A note to ${job.company.name}`}
        hint="Two or three sentences on why you’re a good fit for this job."
        optional
        rows={6}
        limit={longestNote}
        defaultValue={answers?.cover_note}
        error={errorOf('cover_note')}
      />
      <ShareChoice {...{ job, resumeId, answers, user, documentName }} />
      <div>
        <PressButton type="submit">Continue</PressButton>
      </div>
    </Form>
  );
}
