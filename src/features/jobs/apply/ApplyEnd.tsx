import type { ReactNode } from 'react';
import type { Job } from '../../../api/jobs.ts';
import { onboardingAddress } from '../../../api/onboardingProgress.ts';
import { documentName, type User } from '../../../api/profile.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice, type NoticeKind } from '../../../ui/feedback/Notice.tsx';
import { closedNotice } from '../jobText.ts';

type End = 'sent' | 'applied' | 'closed' | 'incomplete' | 'missing';

type ApplyEndProps = {
  end: End;
  job: Job | undefined;
  user: User;
  address: string;
  isStored: boolean;
  updates: string | null;
};

const applications = '/veteran/applications';

type EndNotice = { kind: NoticeKind; title: string; text: string; actions: ReactNode };

function endNotices({ job, user, address, isStored, updates }: ApplyEndProps): Record<End, EndNotice> {
  const employer = job?.company.name ?? 'The employer';
  const closed = closedNotice({ status: job?.status ?? 'closed', company: { name: employer } });
  const name = documentName(user);
  const isCv = user.onboarding_steps === 1;
  return {
    sent: {
      kind: 'success',
      title: 'Your application has been sent',
      text: `${employer} has it, and there’s nothing you need to do now. ${updates ? `We’ll tell you ${updates} when they open your ${name}.` : 'You can follow it in your applications.'}`,
      actions: (
        <>
          <ButtonLink to={applications}>View your applications</ButtonLink>
          <ButtonLink to="/veteran/jobs" look="outlined">
            Find more jobs
          </ButtonLink>
        </>
      ),
    },
    applied: {
      kind: 'waiting',
      title: 'You’ve already applied for this job',
      text: 'You can apply for each job once. You can follow its progress in your applications.',
      actions: (
        <ButtonLink to={job?.my_application ? `${applications}/${job.my_application.id}` : applications}>
          View your application
        </ButtonLink>
      ),
    },
    closed: {
      kind: 'inactive',
      ...closed,
      actions: <ButtonLink to="/veteran/jobs">Find other jobs</ButtonLink>,
    },
    incomplete: {
      kind: 'denied',
      title: isCv ? `Your ${name} is incomplete` : 'Your Profile is incomplete',
      text: `Employers see your profile with your application. Complete it, then come back.${isStored ? ' We’ve saved what you wrote here.' : ''}`,
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
      title: 'We can’t find this job',
      text: 'It may have been removed, or the link is incomplete.',
      actions: <ButtonLink to="/veteran/jobs">View all jobs</ButtonLink>,
    },
  };
}

export function ApplyEnd(props: ApplyEndProps) {
  const { kind, title, text, actions } = endNotices(props)[props.end];
  return (
    <Notice kind={kind} level={1} title={title} actions={actions}>
      {text}
    </Notice>
  );
}
