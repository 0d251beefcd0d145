import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { applicationPreviewQuery } from '../../../api/applications.ts';
import type { Job } from '../../../api/jobs.ts';
import type { User } from '../../../api/profile.ts';
import type { ResumeSummary } from '../../../api/resumes.ts';
import { sharedFacts, visibleOnProfile } from '../../../documents/sentDetails.ts';
import type { ApplyAnswers } from '../../../machines/apply.ts';
import { CvText } from '../../../ui/cv/CvText.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { token } from '../../../ui/theme/token.ts';
import { ChangeButton } from './ChangeButton.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  width: '100%',
  alignItems: 'start',
  '& section': { display: 'grid', gap: 16, minWidth: 0 },
  '@media (min-width:1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
});
const Heading = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 16 });
const Shared = styled('dl')({
  margin: 0,
  borderTop: `1px solid ${token.line}`,
  '& > div': { padding: '12px 0', borderBottom: `1px solid ${token.line}` },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: token.second, overflowWrap: 'anywhere' },
});
const Note = styled('p')({ color: token.second });

type SendingPreviewProps = {
  job: Job;
  resume: ResumeSummary;
  given: ApplyAnswers;
  name: string;
  user: User;
  busy: boolean;
  onChange: () => void;
};

const asFlag = (isSet: boolean | undefined) => (isSet ? 1 : 0);

/** What the server would freeze now: the text of the CV, and each fact that goes with it or does not. */
export function SendingPreview({ job, resume, given, name, user, busy, onChange }: SendingPreviewProps) {
  const { share } = given;
  const { data, error, refetch } = useQuery(
    applicationPreviewQuery(job.id, {
      resume_id: resume.id,
      phone: asFlag(share.phone),
      clearance: asFlag(share.clearance),
    }),
  );
  if (error && !data)
    return (
      <NotLoaded what="What will be sent" level={2} onRetry={() => void refetch()}>
        {error.message}
      </NotLoaded>
    );
  if (!data)
    return (
      <Waiting label="Loading what will be sent">
        <SkeletonRows count={4} />
      </Waiting>
    );
  const employer = job.company.name;
  const onProfile = visibleOnProfile({
    share,
    user: { ...user, ...user.user_details },
    document: name,
    employer,
  });
  return (
    <Columns>
      <section aria-labelledby="sent-cv">
        <h2 id="sent-cv">{`Your ${name} as ${employer} will read it`}</h2>
        <CvText {...data.cv} />
      </section>
      <section aria-labelledby="sent-facts">
        <Heading>
          <h2 id="sent-facts">Shared with it</h2>
          <ChangeButton what="what is shared" disabled={busy} onClick={onChange} />
        </Heading>
        <Shared>
          {sharedFacts(data.profile, share, name).map(({ label, value, reason }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === null ? `Not shared. ${reason}` : `Shared: ${value}`}</dd>
            </div>
          ))}
        </Shared>
        {onProfile && <Note>{onProfile}</Note>}
      </section>
    </Columns>
  );
}
