import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { matchQuery } from '../../../api/candidates.ts';
import { ActionLink } from '../../../ui/ActionLink.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { MatchParts } from '../../../ui/match/MatchParts.tsx';
import { documentOf } from '../../../ui/match/matchText.ts';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { typography } from '../../../ui/theme/typeScale.ts';

const Section = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginTop: 32,
  '& > h2': typography.h2,
});

type OwnMatchProps = {
  jobId: number;
  documentName: string;
  /** The job takes applications. */
  isOpen?: boolean;
};

export function OwnMatch({ jobId, documentName, isOpen = false }: OwnMatchProps) {
  const { data, error, refetch } = useQuery(matchQuery(jobId));
  return (
    <Section aria-labelledby="own-match">
      <h2 id="own-match">How you match</h2>
      {!data && !error && (
        <Waiting label="Loading your match">
          <SkeletonRows count={3} />
        </Waiting>
      )}
      {!data && error && (
        <NotLoaded what="Your match" level={3} onRetry={refetch}>
          {error.message}
        </NotLoaded>
      )}
      {data && (
        <MatchParts match={data} documentName={documentName} where={documentOf('your', documentName)} />
      )}
      {data && isOpen && (
        <ActionLink
          to={`/veteran/resume/edit?section=tailoring&job=${jobId}`}
          label={`Tailor ${documentOf('my', documentName)}`}
        />
      )}
      {data && [...data.work, ...data.practical].some(({ state }) => state !== 'shown') && (
        <NextLine>
          {'If any of this is out of date, '}
          <TextLink to="/veteran/resume">{`add it to your ${documentName}`}</TextLink>
          {' or '}
          <TextLink to="/veteran/profile">update your profile</TextLink>.
        </NextLine>
      )}
    </Section>
  );
}
