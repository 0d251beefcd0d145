import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { applicationCvTextQuery } from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { CvEntries } from '../CvEntries.tsx';

const Paper = styled('div')({
  display: 'grid',
  gap: 24,
  padding: 20,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.paper,
  overflowWrap: 'anywhere',
  '@media (min-width:600px)': { padding: 32 },
});
const Person = styled('div')({
  display: 'grid',
  gap: 4,
  '& > strong': typography.h3,
  '& > p': { fontSize: '0.9375rem', lineHeight: '22px', color: token.second },
});
const Section = styled('div')({
  display: 'grid',
  gap: 12,
  '& > h3': { ...typography.h3, paddingBottom: 4, borderBottom: `1px solid ${token.line}` },
});
const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });

type SentCvProps = {
  applicationId: number;
  documentName: string;
  isFirst: boolean;
  onOpened: () => void;
};

// Whoever only passes by has not opened it, of which the veteran would be notified.
const passingBy = 500;

function useStay(isFirst: boolean) {
  const [stays, setStays] = useState(!isFirst);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), passingBy);
    return () => clearTimeout(timer);
  }, []);
  return stays;
}

export function SentCv({ applicationId, documentName, isFirst, onOpened }: SentCvProps) {
  const enabled = useStay(isFirst);
  const { data, error, refetch } = useQuery({ ...applicationCvTextQuery(applicationId), enabled });
  const isRead = data !== undefined;
  useEffect(() => {
    if (isFirst && isRead) onOpened();
  }, [isFirst, isRead, onOpened]);
  if (isFirst && error instanceof ApiError && error.code === 'invalid_transition')
    return <Small>{`Open the ${documentName} to read it.`}</Small>;
  if (error)
    return (
      <NotLoaded what={`The ${documentName}`} level={3} onRetry={() => void refetch()}>
        You can still open it as a PDF.
      </NotLoaded>
    );
  if (!data)
    return (
      <Waiting label={`Loading the ${documentName}`}>
        <SkeletonRows count={4} />
      </Waiting>
    );
  if (data.sections.length === 0)
    return <Small>{`This ${documentName} was uploaded as a file. Open it to read it.`}</Small>;
  const { name, headline, contact, sections } = data;
  return (
    <Paper>
      <Person>
        <strong>{name}</strong>
        {headline && <p>{headline}</p>}
        {contact.length > 0 && <p>{contact.join(' · ')}</p>}
      </Person>
      {sections.map(({ heading, kind, entries }) => (
        <Section key={heading}>
          <h3>{heading}</h3>
          <CvEntries kind={kind} entries={entries} heading="h4" />
        </Section>
      ))}
    </Paper>
  );
}
