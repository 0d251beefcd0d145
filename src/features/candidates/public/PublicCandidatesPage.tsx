import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { publicCandidatesQuery } from '../../../api/candidates.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { List } from '../../../ui/List.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { PublicVariant } from '../../../ui/layout/PublicVariant.tsx';
import { usePublicPage } from '../../../ui/layout/usePublicPage.ts';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';

const Place = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Skills = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  '& > li': {
    padding: '4px 10px',
    borderRadius: 6,
    background: token.hover,
    color: token.second,
    fontSize: '0.8125rem',
    lineHeight: '18px',
    fontWeight: 600,
  },
});

export function PublicCandidatesPage({ tenant }: { tenant: Tenant }) {
  const { data, error, refetch } = useQuery(publicCandidatesQuery());
  usePublicPage({
    title: 'Candidates',
    path: '/recruiter/candidate-list',
    description: `People leaving military service and looking for civilian work, on ${tenant.name}.`,
  });
  return (
    <PublicVariant
      title={data ? `About ${data.meta.total} people are looking for work` : 'Candidates'}
      lead="Here are a few of them, without names. Anyone who prefers to stay hidden isn’t listed."
      invitation="Meet candidates with your company"
      counts={[
        { title: 'By region', of: data?.meta.regions ?? [] },
        { title: 'By sector', of: data?.meta.sectors ?? [] },
      ]}
    >
      {error && !data && (
        <NotLoaded what="The candidates" onRetry={refetch}>
          {error.message}
        </NotLoaded>
      )}
      {!data && !error && (
        <Waiting label="Loading candidates">
          <SkeletonRows count={6} />
        </Waiting>
      )}
      {data?.data.length === 0 && (
        <Notice kind="emptyFirst" title="No candidates are visible at the moment">
          Create an account, and you’ll see them as soon as they appear.
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <List lines aria-label="Candidates">
          {data.data.map(({ civilian_title, region, years_band, skills }) => (
            <ListItem padding="xl" gap="sm" key={[civilian_title, region, years_band, ...skills].join()}>
              <Title level="h3">{civilian_title}</Title>
              <Place>
                {[region, years_band && `${years_band} years of service`].filter(Boolean).join(' · ')}
              </Place>
              <Skills>
                {skills.map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
              </Skills>
            </ListItem>
          ))}
        </List>
      )}
    </PublicVariant>
  );
}
