import styled from '@emotion/styled';
import { useState } from 'react';
import type { OwnApplicationSummary } from '../../../api/ownApplications.ts';
import { List } from '../../../ui/List.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { typography } from '../../../ui/theme/typeScale.ts';
import { ApplicationRow } from './ApplicationRow.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& > h2': typography.h2,
});
const LastOpen = styled(List)({ '& > li:last-of-type': { borderBottom: 0 } });

interface OwnApplicationsProps {
  applications: { total: number; latest: readonly OwnApplicationSummary[] };
  locale: string;
}

export function OwnApplications({ applications: { total, latest }, locale }: OwnApplicationsProps) {
  const [now] = useState(() => new Date());
  if (total === 0) return null;
  return (
    <section aria-labelledby="your-applications">
      <Head>
        <h2 id="your-applications">Your applications</h2>
        <TextLink to="/veteran/applications">{`View all ${total}`}</TextLink>
      </Head>
      <LastOpen>
        {latest.map((application) => (
          <ApplicationRow key={application.id} application={application} locale={locale} now={now} isBrief />
        ))}
      </LastOpen>
    </section>
  );
}
