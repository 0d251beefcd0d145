import styled from '@emotion/styled';
import type { CivilianMeaning } from '../../api/military.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Card } from '../../ui/Card.tsx';
import { Row } from '../../ui/Row.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Title } from '../../ui/Title.tsx';
import { token } from '../../ui/theme/token.ts';
import { carriesOverLabels, evidenceText, payText, zoneLabels } from './roleLabels.ts';

const Text = styled('p')({ marginTop: 8 });
const CarriesOver = styled('span')({
  padding: '4px 10px',
  borderRadius: 6,
  background: token.hover,
  color: token.second,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 600,
  '&[data-mostly]': { background: token.successGround, color: token.success },
});
const Facts = styled('ul')({ margin: '12px 0', paddingLeft: 20, display: 'grid', gap: 4 });

const jobsAddress = (code: string) => `/jobs?occupation=${encodeURIComponent(code)}`;

export function OccupationCard({ occupation, tenant }: { occupation: CivilianMeaning; tenant: Tenant }) {
  const { code, title, description, job_zone, entry, carries_over, evidence, skills, jobs_count, pay } =
    occupation;
  const { locale } = tenant;
  return (
    <Card>
      <Row gap="md" rowGap="xs" align="baseline" justify="space-between">
        <Title as="h3" level="h3">
          {title}
        </Title>
        <CarriesOver data-mostly={carries_over === 'some_duties' ? undefined : ''}>
          {carriesOverLabels[carries_over]}
        </CarriesOver>
      </Row>
      <Text>{description}</Text>
      <Facts aria-label={`Why ${title}`}>
        {evidence.map((each) => (
          <li key={each.source}>{evidenceText(each)}</li>
        ))}
        {skills.length > 0 && <li>Skills in common: {skills.join(', ')}</li>}
        {job_zone !== null && <li>{zoneLabels[job_zone]}</li>}
        {pay && <li>{payText(pay, locale)}</li>}
      </Facts>
      {entry && (
        <details>
          <summary>How people get into it</summary>
          <Text>{entry}</Text>
        </details>
      )}
      <Text>
        {jobs_count > 0 ? (
          <TextLink to={jobsAddress(code)}>
            {jobs_count === 1 ? 'See the open job' : `See ${jobs_count} open jobs`}
          </TextLink>
        ) : (
          <TextLink to={`/jobs?search=${encodeURIComponent(searchTerm(title))}`}>
            Search jobs like this
          </TextLink>
        )}
      </Text>
    </Card>
  );
}

// Long titles such as “Heavy and Tractor-Trailer Truck Drivers” match nothing; their last words in the singular do.
const searchTerm = (title: string) =>
  title
    .split(/,| and | or |\(/)[0]!
    .trim()
    .split(' ')
    .slice(-2)
    .join(' ')
    .replace(/s$/, '');
