import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { applicationCvTextQuery } from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import { CvText } from '../../../ui/cv/CvText.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { token } from '../../../ui/theme/token.ts';

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
  return <CvText {...data} />;
}
