import styled from '@emotion/styled';
import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import { MatchHeadline } from '../../../ui/match/MatchHeadline.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { hidden } from '../../../ui/theme/token.ts';
import { DashboardRows, DashboardTitle, DetailText, Strong } from './parts.ts';

const Columns = styled(Stack)({
  alignItems: 'center',
  '@media (min-width:600px)': { gridTemplateColumns: 'minmax(0, 1fr) 170px 72px' },
});
const Act = styled('p')({
  fontSize: '0.9375rem',
  '@media (min-width:600px)': { justifySelf: 'end' },
});

export function Suggested({ suggested }: Pick<RecruiterDashboard, 'suggested'>) {
  if (suggested.length === 0) return null;
  return (
    <section aria-labelledby="suggested">
      <DashboardTitle id="suggested" style={{ marginBottom: 12 }}>
        Suggested candidates
      </DashboardTitle>
      <DashboardRows>
        {suggested.map(({ candidate, job }) => (
          <Columns as="li" gap="lg" rowGap="xs" key={candidate.id}>
            <div>
              <Strong>{candidate.civilian_title}</Strong>
              <DetailText>
                {[candidate.display_name, candidate.place.city ?? candidate.place.region, `for ${job.title}`]
                  .filter(Boolean)
                  .join(' · ')}
              </DetailText>
            </div>
            {candidate.match ? <MatchHeadline match={candidate.match} /> : <span />}
            <Act>
              <TextLink to={`/recruiter/candidate-list?job_id=${job.id}`}>
                See who
                <span style={hidden}>{` fits ${job.title}`}</span>
              </TextLink>
            </Act>
          </Columns>
        ))}
      </DashboardRows>
    </section>
  );
}
