import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { type AdminCompany, type DecisionCode, websiteQuery } from '../../api/admin.ts';
import { Card } from '../../ui/Card.tsx';
import { later } from '../../ui/later.tsx';
import { Row } from '../../ui/Row.tsx';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { textLinkLook } from '../../ui/TextLink.tsx';
import { Title } from '../../ui/Title.tsx';
import { hidden, token } from '../../ui/theme/token.ts';
import { CompanyRecord } from './CompanyRecord.tsx';
import {
  decisionsOn,
  describeCompanyStatus,
  describeSigns,
  describeWebsite,
  mayAnswerLater,
  type Sign,
} from './companyFacts.ts';
import { type CompanyAction, codeWords, decisionLabels } from './decisions.ts';
import { LinkedText } from './LinkedText.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  '& h2': { fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600, overflowWrap: 'anywhere' },
});
const Signs = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 8,
  margin: '12px 0 20px',
  '& li': { display: 'grid', gridTemplateColumns: '20px 1fr', gap: 12, alignItems: 'start' },
  '& svg': { marginTop: 2 },
});
const Recheck = styled('button')({
  ...textLinkLook,
  ...{ padding: 0, border: 0, background: 'none', font: 'inherit', cursor: 'pointer' },
});
const ClaimText = styled('p')({ margin: '4px 0 20px', maxWidth: '66ch', overflowWrap: 'anywhere' });

const marks: Record<Sign['speaks'], { Icon: typeof Check; colour: string; spoken: string }> = {
  for: { Icon: Check, colour: token.success, spoken: 'For: ' },
  against: { Icon: TriangleAlert, colour: token.warning, spoken: 'Against: ' },
  neither: { Icon: Minus, colour: token.quiet, spoken: 'Neutral: ' },
};

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
      <Checks given={given} />
      {claims.map(
        ([title, words]) =>
          words && (
            <div key={title}>
              <Title as="h3" level="title-sm">
                {title}
              </Title>
              <ClaimText>
                <LinkedText text={words} />
              </ClaimText>
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

function Checks({ given }: { given: AdminCompany }) {
  const { id, version } = given.company;
  const isToBeDecided = decisionsOn(given.company).includes('approve');
  const { data, isFetching, isError, refetch } = useQuery({
    ...websiteQuery(id, version),
    enabled: isToBeDecided,
  });
  const website = describeWebsite(isFetching ? undefined : isError ? null : data);
  // Stays while the website is checked again, so that the focus stays, too.
  const isRecheckable = (data !== undefined || isError) && mayAnswerLater(isError ? null : data);
  return (
    <Signs>
      {describeSigns(given).map((sign) => (
        <SignLine key={sign.text} sign={sign} />
      ))}
      {isToBeDecided && (
        <SignLine sign={website}>
          {isRecheckable && (
            <>
              {'. '}
              <Recheck type="button" aria-disabled={isFetching} onClick={() => !isFetching && refetch()}>
                Check again
                <span style={hidden}>{` whether the website of ${given.company.name} answers`}</span>
              </Recheck>
            </>
          )}
        </SignLine>
      )}
    </Signs>
  );
}

type SignLineProps = { sign: Sign; children?: ReactNode };

function SignLine({ sign: { speaks, text }, children }: SignLineProps) {
  const { Icon, colour, spoken } = marks[speaks];
  return (
    <li>
      <Icon size={20} color={colour} aria-hidden="true" />
      <span>
        <span style={hidden}>{spoken}</span>
        {text}
        {children}
      </span>
    </li>
  );
}
