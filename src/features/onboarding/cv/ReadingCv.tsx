import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useEffect, useState } from 'react';
import { FileDropState } from '../../../ui/form/FileDropState.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { useFlow, useOnboardingData } from '../onboardingFlow.tsx';

const Page = styled('div')({
  display: 'grid',
  gap: 24,
  justifyItems: 'start',
  '& > *': { maxWidth: '100%' },
});
const File = styled('div')({ width: '100%' });

// In milliseconds; after this the page says that reading takes longer.
const slowAfter = 10_000;

export function ReadingCv() {
  const { actor, cvLabel, file } = useFlow();
  const note = useOnboardingData()?.stages.find(({ key }) => key === 'upload_cv')?.note;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  const replace = () => actor.send({ type: 'cv.replaced' });
  return (
    <Page>
      <File>
        <FileDropState
          file={{
            name: file?.name ?? note ?? `Your ${cvLabel}`,
            state: 'reading',
            detail: isSlow ? 'Not finished yet' : 'Usually takes about 10 seconds',
          }}
          error={undefined}
          onReplace={replace}
          onRemove={undefined}
        />
      </File>
      <p role="status">
        {isSlow
          ? 'This is taking longer than usual. Other files may be ahead of yours. You can wait, or close this page and come back later. We’ll carry on.'
          : 'We’re looking for your jobs, service, dates and skills. Nobody else can see any of it.'}
      </p>
      <NextLine>check what we found, line by line</NextLine>
      <Button variant="outlined" color="neutral" onClick={replace}>
        Choose a different file
      </Button>
    </Page>
  );
}
