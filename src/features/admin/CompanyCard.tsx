import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { AdminCompany, DecisionCode } from '../../api/admin.ts';
import { Card } from '../../ui/Card.tsx';
import { later } from '../../ui/later.tsx';
import { Row } from '../../ui/Row.tsx';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { Title } from '../../ui/Title.tsx';
import { hidden, token } from '../../ui/theme/token.ts';
import { decisionsOn, describeCompanyStatus, describeSigns, type Sign } from './companyFacts.ts';
import { useMoment } from './console.ts';
import { type CompanyAction, codeWords, decisionLabels } from './decisions.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  '& h2': { fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600, overflowWrap: 'anywhere' },
});
const Facts = styled('dl')({
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  margin: '20px 0',
  '& dt': { fontSize: '0.875rem', lineHeight: '20px', color: token.quiet },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const Signs = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 8,
  margin: '12px 0 20px',
  '& li': { display: 'grid', gridTemplateColumns: '20px 1fr', gap: 12, alignItems: 'start' },
  '& svg': { marginTop: 2 },
});
const ClaimText = styled('p')({ margin: '4px 0 20px', maxWidth: '66ch', overflowWrap: 'anywhere' });

const marks: Record<Sign['speaks'], { Icon: typeof Check; colour: string; spoken: string }> = {
  for: { Icon: Check, colour: token.success, spoken: 'For: ' },
  against: { Icon: TriangleAlert, colour: token.warning, spoken: 'Against: ' },
  neither: { Icon: Minus, colour: token.quiet, spoken: 'Neutral: ' },
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const codeText = (code: string) => codeWords[code as DecisionCode] ?? code;

const DuplicateWarning = later(async () => (await import('./DuplicateWarning.tsx')).default);

const RequestedChange = later(async () => (await import('./RequestedChange.tsx')).default);
const CommitmentClaim = later(async () => (await import('./CommitmentClaim.tsx')).default);

type CompanyCardProps = { given: AdminCompany; onDecide: (move: CompanyAction) => void };

export function CompanyCard({ given, onDecide }: CompanyCardProps) {
  const { company, note, appeal_text: appeal, rejection } = given;
  const claims = [
    ['Their note', note],
    ['Appeal', appeal],
    ['Previously rejected', rejection && `${codeText(rejection.code)}. ${rejection.text}`],
  ] as const;
  return (
    <Card>
      <Head>
        <h2>{company.name}</h2>
        <StatusChip {...describeCompanyStatus(company)} />
      </Head>
      <CompanyRecord given={given} />
      {company.requested_identity && (
        <Suspense>
          <RequestedChange company={company} />
        </Suspense>
      )}
      {company.commitment_check !== 'none' && (
        <Suspense>
          <CommitmentClaim company={company} />
        </Suspense>
      )}
      {given.duplicates.length > 0 && (
        <Suspense>
          <DuplicateWarning duplicates={given.duplicates} />
        </Suspense>
      )}
      <Title as="h3" level="title-sm">
        Checks
      </Title>
      <SignList signs={describeSigns(given)} />
      {claims.map(
        ([title, words]) =>
          words && (
            <div key={title}>
              <Title as="h3" level="title-sm">
                {title}
              </Title>
              <ClaimText>{words}</ClaimText>
            </div>
          ),
      )}
      <Row gap="md">
        {decisionsOn(company).map((move) => (
          <Button
            key={move}
            variant="outlined"
            color={move === 'approve' || move === 'reactivate' ? 'primary' : 'neutral'}
            aria-haspopup="dialog"
            onClick={() => onDecide(move)}
          >
            {decisionLabels[move].act}
            <span style={hidden}>{` ${company.name}`}</span>
          </Button>
        ))}
      </Row>
    </Card>
  );
}

function CompanyRecord({ given }: Pick<CompanyCardProps, 'given'>) {
  const moment = useMoment();
  const { company, admins } = given;
  return (
    <Facts>
      <Fact name="Website">
        <Link href={company.website} target="_blank" rel="noopener noreferrer">
          {company.website}
        </Link>
      </Fact>
      <Fact name="Email domain">{given.email_domain ?? 'None'}</Fact>
      <Fact name="Registration number">{company.registration_number ?? 'Not given'}</Fact>
      <Fact name="Legal name">{company.legal_name ?? 'Not given'}</Fact>
      <Fact name="Place">{`${company.city}, ${company.country.title}`}</Fact>
      <Fact name="Industry and size">{`${company.industry.title}, ${company.company_size} people`}</Fact>
      <Fact name="Sent">{moment(company.submitted_at)}</Fact>
      <Fact name={given.members === 1 ? 'Its only recruiter' : `Admins, of ${given.members} recruiters`}>
        {admins.map(({ id, name, email }) => (
          <div key={id}>{`${name}, ${email}`}</div>
        ))}
        {admins.length === 0 && 'Nobody'}
      </Fact>
    </Facts>
  );
}

const SignList = ({ signs }: { signs: Sign[] }) => (
  <Signs>
    {signs.map(({ speaks, text }) => {
      const { Icon, colour, spoken } = marks[speaks];
      return (
        <li key={text}>
          <Icon size={20} color={colour} aria-hidden="true" />
          <span>
            <span style={hidden}>{spoken}</span>
            {text}
          </span>
        </li>
      );
    })}
  </Signs>
);
