import styled from '@emotion/styled';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import type { CivilianMeaning } from '../../api/military.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Card } from '../../ui/Card.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { carriesOverLabels, evidenceText, payText, zoneLabels } from './roleLabels.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
const Facts = styled('ul')({ margin: '12px 0', paddingLeft: 20, display: 'grid', gap: 4 });

// Where the jobs of an occupation are listed.
const jobsAddress = (code: string) => `/jobs?occupation=${encodeURIComponent(code)}`;

export function OccupationCard({ occupation, tenant }: { occupation: CivilianMeaning; tenant: Tenant }) {
  const { code, title, description, job_zone, entry, carries_over, evidence, skills, jobs_count, pay } =
    occupation;
  const { locale } = tenant;
  return (
    <Card>
      <Head>
        <Typography level="h3">{title}</Typography>
        <Chip variant="soft" color={carries_over === 'some_duties' ? 'neutral' : 'success'}>
          {carriesOverLabels[carries_over]}
        </Chip>
      </Head>
      <Typography sx={{ mt: 1 }}>{description}</Typography>
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
          <Typography sx={{ mt: 1 }}>{entry}</Typography>
        </details>
      )}
      <Typography sx={{ mt: 1 }}>
        {jobs_count > 0 ? (
          <TextLink to={jobsAddress(code)}>
            {jobs_count === 1 ? 'See the open job' : `See ${jobs_count} open jobs`}
          </TextLink>
        ) : (
          <TextLink to={`/jobs?search=${encodeURIComponent(searchTerm(title))}`}>
            Search jobs like this
          </TextLink>
        )}
      </Typography>
    </Card>
  );
}

// “Heavy and Tractor-Trailer Truck Drivers” finds nothing word by word: its last words in the singular do.
const searchTerm = (title: string) =>
  title
    .split(/,| and | or |\(/)[0]!
    .trim()
    .split(' ')
    .slice(-2)
    .join(' ')
    .replace(/s$/, '');
