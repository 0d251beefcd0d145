import styled from '@emotion/styled';
import Link from '@mui/joy/Link';
import type { Company } from '../../api/companies.ts';
import { memberRoleLabel, type User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { token } from '../../ui/theme/token.ts';
import { describeCompany } from './changes.ts';
import { formatMoment } from './standing.ts';

const Facts = styled('dl')({
  maxWidth: 720,
  borderTop: `1px solid ${token.line}`,
  '& > div': {
    display: 'grid',
    gap: '2px 24px',
    padding: '16px 0',
    borderBottom: `1px solid ${token.line}`,
    '@media (min-width:600px)': { gridTemplateColumns: '200px 1fr' },
  },
  '& dt': { color: token.quiet, fontSize: '0.9375rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
const Picture = styled('img')({ width: 80, height: 80, objectFit: 'contain', borderRadius: 8 });

export function CompanyFacts({ company, user, tenant }: { company: Company; user: User; tenant: Tenant }) {
  const facts = [
    ...describeCompany(company).filter(({ label }) => label !== 'Logo'),
    { label: 'Submitted', value: formatMoment(company.submitted_at, tenant.locale) },
    { label: 'Decided', value: company.decided_at && formatMoment(company.decided_at, tenant.locale) },
    { label: 'Your role', value: memberRoleLabel(user) },
    { label: 'Your job title', value: user.user_details.job_title },
  ];
  return (
    <Facts>
      {company.logo && (
        <div>
          <dt>Logo</dt>
          <dd>
            <Picture src={company.logo.thumb_url} alt={`Logo of ${company.name}`} />
          </dd>
        </div>
      )}
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      <div>
        <dt>Questions</dt>
        <dd>
          <Link href={`mailto:${tenant.contact_email}`}>{tenant.contact_email}</Link>
        </dd>
      </div>
    </Facts>
  );
}
