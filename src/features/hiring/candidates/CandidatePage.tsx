import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { type CandidateDetails, candidateQuery } from '../../../api/candidates.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { addressId } from '../../../ui/addressId.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Avatar } from '../../../ui/layout/Avatar.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { isAbsent, Unready } from '../../../ui/layout/Unready.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { hidden, token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { Fit } from '../application/Fit.tsx';
import { useDocumentName } from '../useDocumentName.ts';
import { CvWords } from './CvWords.tsx';
import { candidateSigns, factsText, glanceRows, shortName, titleText, whereShown } from './candidateText.ts';
import { type ContactView, contactView, invitationText } from './contactView.ts';
import { parseCandidateSearch } from './filter.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { SkillTags } from './SkillTags.tsx';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 20,
  alignItems: 'center',
  marginBottom: 32,
  overflowWrap: 'anywhere',
});
const Columns = styled('div')({
  display: 'grid',
  gap: '40px 64px',
  alignItems: 'start',
  '@media (min-width:1000px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    '& > :first-of-type': { gridColumn: 2, gridRow: 1 },
  },
});
const Main = styled('div')({
  display: 'grid',
  gap: 40,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > section': { display: 'grid', gap: 12 },
  '& > section > h2': typography.h2,
});
const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Facts = styled('dl')({
  display: 'grid',
  gap: '4px 24px',
  margin: 0,
  '& dt': { color: token.second, fontSize: '0.9375rem' },
  '& dd': { margin: '0 0 8px', fontWeight: 500 },
  '@media (min-width:600px)': { gridTemplateColumns: '200px minmax(0, 1fr)' },
});

/** Opening this page appears in the candidate's access log. */
export function CandidatePage({ tenant: { locale } }: { tenant: Tenant }) {
  const { id: text } = useParams();
  const id = addressId(text);
  const [query] = useSearchParams();
  const { job_id } = parseCandidateSearch(query);
  const [inviting, setInviting] = useState(false);
  const shown = useQuery({ ...candidateQuery(id, job_id), enabled: id > 0 });
  const candidate = shown.data;
  usePageTitle(candidate ? `${candidate.display_name} · Candidates` : 'Candidate');
  const list = `/recruiter/candidate-list${job_id ? `?job_id=${job_id}` : ''}`;
  if (!candidate || isAbsent(id, shown))
    return (
      <Unready
        id={id}
        query={shown}
        what="candidate"
        absent={{
          words: 'They may have hidden their profile, or the link is incomplete.',
          to: list,
          label: 'View all candidates',
        }}
      />
    );
  const name = shortName(candidate);
  return (
    <PageLayout>
      <BackLink to={list}>← Back to candidates</BackLink>
      <Head>
        <Avatar name={candidateSigns(candidate)} src={candidate.profile_picture?.thumb_url} size={64} />
        <div>
          <PageHeading>{candidate.display_name}</PageHeading>
          <p>{titleText(candidate)}</p>
          <Small>{factsText(candidate)}</Small>
        </div>
      </Head>
      <Columns>
        <div>
          <CandidateNextStep
            candidate={candidate}
            contact={contactView(candidate, { jobId: job_id, locale })}
            locale={locale}
            onInvite={() => setInviting(true)}
          />
        </div>
        <CandidateSections candidate={candidate} jobId={job_id} name={name} />
      </Columns>
      {inviting && <InviteDialog candidate={candidate} jobId={job_id} onClose={() => setInviting(false)} />}
    </PageLayout>
  );
}

type CandidateNextStepProps = {
  candidate: CandidateDetails;
  contact: ContactView;
  locale: string;
  onInvite: () => void;
};

function CandidateNextStep({ candidate, contact, locale, onInvite }: CandidateNextStepProps) {
  const { statement, details, application, invite } = contact;
  const name = shortName(candidate);
  return (
    <Card as="section" gap="lg" align="start" aria-label="Next step">
      {statement && <strong>{statement}</strong>}
      {details.length > 0 && <p>{details.join(' ')}</p>}
      {application && <ButtonLink to={application}>Open application</ButtonLink>}
      {invite && (
        <>
          <Button
            size="lg"
            {...(!invite.isFirst && { variant: 'outlined', color: 'neutral' })}
            onClick={onInvite}
          >
            {invite.label}
          </Button>
          <NextLine>we’ll tell {name}, and they can accept or decline.</NextLine>
        </>
      )}
      <Invitations invitations={candidate.invitations} told={contact.toldInvitation} locale={locale} />
      <Small>{name} can see that you viewed this.</Small>
    </Card>
  );
}

type InvitationsProps = Pick<CandidateDetails, 'invitations'> & { told: number | null; locale: string };

const Invitations = ({ invitations, told, locale }: InvitationsProps) => (
  <>
    {invitations.map((invitation) => (
      <Small key={invitation.id}>
        {invitation.id !== told && `${invitationText(invitation, { jobId: undefined, locale })}. `}
        <TextLink to={`/recruiter/jobs/${invitation.job.id}`}>
          View job
          <span style={hidden}>{`: ${invitation.job.title}`}</span>
        </TextLink>
      </Small>
    ))}
  </>
);

type CandidateSectionsProps = { candidate: CandidateDetails; jobId: number | undefined; name: string };

function CandidateSections({ candidate, jobId, name }: CandidateSectionsProps) {
  const documentName = useDocumentName();
  return (
    <Main>
      {candidate.is_anonymous && (
        <Small>
          {`You’ll see their name, contact details and ${documentName} once they apply for one of your jobs or accept an invitation.`}
        </Small>
      )}
      {jobId && (
        <section>
          <h2>How well they match</h2>
          <p>The match is only a guide, and you can see how it’s worked out.</p>
          <Fit
            jobId={jobId}
            candidateId={candidate.id}
            name={name}
            where={whereShown(candidate, documentName)}
          />
        </section>
      )}
      <Glance candidate={candidate} />
      {candidate.skills.length > 0 && (
        <section>
          <h2>Skills</h2>
          <SkillTags skills={candidate.skills} />
        </section>
      )}
      {candidate.resume && <CvWords sections={candidate.resume.sections} />}
    </Main>
  );
}

const Glance = ({ candidate }: { candidate: CandidateDetails }) => (
  <section>
    <h2>At a glance</h2>
    {candidate.headline && <p>{candidate.headline}</p>}
    <Facts>
      {glanceRows(candidate).map(([term, text]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </Facts>
  </section>
);
