import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Candidate, type CandidateMatch, matchQuery } from '../../../api/candidates.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { Avatar } from '../../../ui/layout/Avatar.tsx';
import { MatchHeadline } from '../../../ui/match/MatchHeadline.tsx';
import { MatchParts } from '../../../ui/match/MatchParts.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';
import { TitleLink } from '../../../ui/TitleLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { useDocumentName } from '../useDocumentName.ts';
import { candidateSigns, factsText, shortName, titleText, whereShown } from './candidateText.ts';
import type { ContactView } from './contactView.ts';
import { SkillTags } from './SkillTags.tsx';

// The side nav takes 256 px from 900 px up.
const wide = '@media (min-width:1068px)';
const narrow = '@media (max-width:1067.95px)';

const Columns = styled(ListItem)({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) 250px' },
});
const About = styled(Stack)({ alignContent: 'start' });
const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Connection = styled('span')({
  padding: '2px 10px',
  borderRadius: 12,
  background: token.tint,
  color: token.onTint,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  fontWeight: 600,
});
const Aside = styled('div')({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  [narrow]: { gridColumn: '1 / -1' },
});
const Fit = styled('div')({
  '& > button': {
    minHeight: 28,
    padding: '2px 0',
    border: 0,
    background: 'none',
    color: token.link,
    fontSize: '0.9375rem',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  },
});
const Why = styled('div')({
  gridColumn: '1 / -1',
  [wide]: { gridColumn: '2 / -1' },
});

type CandidateLineProps = {
  candidate: Candidate;
  contact: ContactView;
  jobId: number | undefined;
  // The first line holds the page's main action.
  isFirst: boolean;
  onInvite: () => void;
};

export function CandidateLine({ candidate, contact, jobId, isFirst, onInvite }: CandidateLineProps) {
  const { id, display_name, skills, match } = candidate;
  const [open, setOpen] = useState(false);
  const documentName = useDocumentName();
  const reasons = useQuery({ ...matchQuery(jobId ?? 0, id), enabled: open && jobId !== undefined });
  const isMatched = match !== null && jobId !== undefined;
  return (
    <Columns padding="2xl" gap="xl" rowGap="lg">
      <Avatar name={candidateSigns(candidate)} size={48} />
      <About gap="xs" breakWords>
        <Row gap="md" rowGap="xs" align="center">
          <Title level="h3">
            <TitleLink to={`/recruiter/candidates/${id}${jobId ? `?job_id=${jobId}` : ''}`}>
              {display_name}
            </TitleLink>
          </Title>
          {contact.statement && <Connection>{contact.statement}</Connection>}
        </Row>
        <p>{titleText(candidate)}</p>
        <Small>{factsText(candidate)}</Small>
        {contact.details.length > 0 && <Small>{contact.details.join(' ')}</Small>}
        <SkillTags skills={skills} most={3} />
      </About>
      <Aside>
        {isMatched && (
          <Fit>
            <MatchHeadline match={match} where={whereShown(candidate, documentName)} />
            <button
              type="button"
              aria-expanded={open}
              aria-label={`${open ? 'Hide' : 'See'} why ${display_name} fits`}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Hide why' : 'See why'}
            </button>
          </Fit>
        )}
        <Row gap="md">
          {contact.application && (
            <ButtonLink to={contact.application} look="outlined" small>
              Open application
            </ButtonLink>
          )}
          {contact.invite && (
            <Button
              {...(!isFirst && { variant: 'outlined', color: 'neutral' })}
              aria-label={`${contact.invite.label}: ${display_name}`}
              onClick={onInvite}
            >
              {contact.invite.label}
            </Button>
          )}
        </Row>
      </Aside>
      {isMatched && open && <MatchReasons data={reasons.data} error={reasons.error} candidate={candidate} />}
    </Columns>
  );
}

type MatchReasonsProps = Pick<UseQueryResult<CandidateMatch>, 'data' | 'error'> & { candidate: Candidate };

function MatchReasons({ data, error, candidate }: MatchReasonsProps) {
  const documentName = useDocumentName();
  if (!data && !error) return null;
  return (
    <Why>
      {error && <InlineAlert kind="error">{error.message}</InlineAlert>}
      {data && (
        <MatchParts
          match={data}
          documentName={documentName}
          where={whereShown(candidate, documentName)}
          footnote={`${shortName(candidate)} can see that you viewed this.`}
        />
      )}
    </Why>
  );
}
