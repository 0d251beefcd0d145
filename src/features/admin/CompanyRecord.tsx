import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { AdminCompany } from '../../api/admin.ts';
import { companySizeLabels, companyTypeLabels } from '../../api/companyLabels.ts';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { useMoment } from './console.ts';
import { LinkedText } from './LinkedText.tsx';

const Facts = styled('dl')({
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  margin: '20px 0',
  '& dt': { fontSize: '0.875rem', lineHeight: '20px', color: token.quiet },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
const Whole = styled('div')({ gridColumn: '1 / -1', '& dd': { maxWidth: '66ch' } });

type FactProps = { name: string; children: ReactNode };

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** All that the company says of itself. What was checked of it comes after. */
export function CompanyRecord({ given }: { given: AdminCompany }) {
  const moment = useMoment();
  const { company, admins } = given;
  const place = [
    company.address_line_1,
    company.city,
    company.postcode,
    company.state?.title,
    company.country.title,
  ];
  return (
    <Facts>
      <Fact name="Website">
        <LinkedText text={company.website} />
      </Fact>
      <Fact name="Phone number">
        {company.contact_phone ? (
          <PhoneLink phone={company.contact_phone} name={company.name} />
        ) : (
          'Not given'
        )}
      </Fact>
      <Fact name="Email domain">{given.email_domain ?? 'None'}</Fact>
      <Fact name="Registration number">{company.registration_number ?? 'Not given'}</Fact>
      <Fact name="Legal name">{company.legal_name ?? 'Not given'}</Fact>
      <Fact name="Address">{place.filter(Boolean).join(', ')}</Fact>
      <Fact name="Industry">{company.industry.title}</Fact>
      <Fact name="Company type">{companyTypeLabels[company.company_type]}</Fact>
      <Fact name="Company size">{companySizeLabels[company.company_size]}</Fact>
      <Fact name="Sent">{moment(company.submitted_at)}</Fact>
      <Fact name={given.members === 1 ? 'Its only recruiter' : `Admins, of ${given.members} recruiters`}>
        {admins.map(({ id, name, email }) => (
          <div key={id}>{`${name}, ${email}`}</div>
        ))}
        {admins.length === 0 && 'Nobody'}
      </Fact>
      <Whole>
        <dt>About the company</dt>
        <dd>
          <LinkedText text={company.description} />
        </dd>
      </Whole>
    </Facts>
  );
}
