import type { ReactNode } from 'react';
import type { Job } from '../../../api/jobs.ts';
import { documentName, onboardingAddress, type User } from '../../../api/profile.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice, type NoticeKind } from '../../../ui/feedback/Notice.tsx';

type End = 'sent' | 'applied' | 'closed' | 'incomplete' | 'missing';

type ApplyEndProps = {
  end: End;
  job: Job | undefined;
  user: User;
  /** Of the job. */
  address: string;
};

const applications = '/veteran/applications';

/** Where applying ends: sent, or why not. */
export function ApplyEnd({ end, job, user, address }: ApplyEndProps) {
  const employer = job?.company.name ?? 'The employer';
  const name = documentName(user);
  const isCv = user.onboarding_steps === 1;
  const ends: Record<End, { kind: NoticeKind; title: string; text: string; actions: ReactNode }> = {
    sent: {
      kind: 'success',
      title: 'Your application is sent',
      text: `${employer} has it. Nothing for you to do now: you see here, and by mail, when they have read it.`,
      actions: (
        <>
          <ButtonLink to={applications}>See your applications</ButtonLink>
          <ButtonLink to="/veteran/jobs" look="outlined">
            More jobs
          </ButtonLink>
        </>
      ),
    },
    applied: {
      kind: 'waiting',
      title: 'You have applied for this job',
      text: 'One application is enough. What you sent, and what became of it, stands with your applications.',
      actions: (
        <ButtonLink to={job?.my_application ? `${applications}/${job.my_application.id}` : applications}>
          See your application
        </ButtonLink>
      ),
    },
    closed: {
      kind: 'inactive',
      title: 'This job is closed',
      text: `${employer} takes no more applications.`,
      actions: <ButtonLink to="/veteran/jobs">Other jobs</ButtonLink>,
    },
    incomplete: {
      kind: 'denied',
      title: isCv ? `Your ${name} is incomplete` : 'Your Profile is incomplete',
      text: 'Employers see your profile with your application. Finish it, then come back: what you wrote here is kept.',
      actions: (
        <>
          <ButtonLink to={onboardingAddress(user)}>
            {isCv ? `Complete ${name}` : 'Complete Profile'}
          </ButtonLink>
          <ButtonLink to={address} look="outlined">
            Back to the job
          </ButtonLink>
        </>
      ),
    },
    missing: {
      kind: 'notFound',
      title: 'This job is not here',
      text: 'It was taken down, or the address is not complete.',
      actions: <ButtonLink to="/veteran/jobs">See all jobs</ButtonLink>,
    },
  };
  const { kind, title, text, actions } = ends[end];
  return (
    <Notice kind={kind} level={1} title={title} actions={actions}>
      {text}
    </Notice>
  );
}
