import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink.tsx';
import { Card } from '../Card.tsx';
import { NextLine } from '../route/NextLine.tsx';
import { Title } from '../Title.tsx';
import { token } from '../theme/token.ts';
import { PageLayout } from './PageLayout.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: '40px 64px',
  alignItems: 'start',
  '@media (min-width:1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
});
const Counts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 16px',
  width: '100%',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: token.second },
  '& dd': { margin: 0, fontWeight: 600 },
});

type Counted = { title: string; count: number };

type PublicVariantProps = {
  title: string;
  lead: string;
  invitation: string;
  counts: readonly { title: string; of: readonly Counted[] }[];
  children: ReactNode;
};

export const PublicVariant = ({ title, lead, invitation, counts, children }: PublicVariantProps) => (
  <PageLayout title={title} lead={lead}>
    <Columns>
      <div>{children}</div>
      <Card as="aside" gap="lg" align="start" aria-label="Employer account">
        <Title level="h3">{invitation}</Title>
        <ButtonLink to="/auth/signup?user=recruiter">Create an employer account</ButtonLink>
        <ButtonLink to="/auth/login?type=recruiter" look="outlined" small>
          Sign in
        </ButtonLink>
        <NextLine>we’ll send a link to your work email, then you can tell us about your company</NextLine>
        {counts
          .filter(({ of }) => of.length > 0)
          .map(({ title: what, of }) => (
            <div key={what} style={{ width: '100%' }}>
              <h3 style={{ marginBottom: 8, fontSize: '0.9375rem', fontWeight: 600 }}>{what}</h3>
              <Counts>
                {of.slice(0, 6).map((item) => (
                  <div key={item.title} style={{ display: 'contents' }}>
                    <dt>{item.title}</dt>
                    <dd>{item.count}</dd>
                  </div>
                ))}
              </Counts>
            </div>
          ))}
      </Card>
    </Columns>
  </PageLayout>
);
