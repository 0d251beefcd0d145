import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Row } from '../Row.tsx';
import { Lead, PageHeading } from './PageHeading.tsx';

const Page = styled('div')({
  width: '100%',
  maxWidth: 'calc(var(--ui-content) + 80px)',
  margin: '0 auto',
  padding: '24px 20px 56px',
  '@media (max-width:359.95px)': { paddingInline: 16 },
  '@media (min-width:600px)': { padding: '32px 32px 64px' },
  '@media (min-width:1200px)': { padding: '40px 40px 72px' },
});

type PageLayoutProps = {
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  above?: ReactNode;
  children: ReactNode;
};

export function PageLayout({ title, lead, actions, above, children }: PageLayoutProps) {
  return (
    <Page>
      {above}
      {title && (
        <Row gap="lg" mb="3xl" align="start" justify="space-between">
          <div>
            <PageHeading>{title}</PageHeading>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {actions}
        </Row>
      )}
      {children}
    </Page>
  );
}
