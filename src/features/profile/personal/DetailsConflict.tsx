import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import type { User } from '../../../api/profile.ts';
import { statesQuery } from '../../../api/reference.ts';
import { later } from '../../../ui/later.tsx';
import { WayPoint } from '../../../ui/route/WayPoint.tsx';
import { token } from '../../../ui/theme/token.ts';
import { ButtonRow, RowTitle } from '../parts.ts';
import type { ProfileEditor } from './profileParts.ts';

const Differences = later(async () => (await import('../../../editing/Differences.tsx')).Differences);

const Box = styled('section')({
  display: 'grid',
  gap: 16,
  padding: '22px 24px',
  border: `2px solid ${token.warningMark}`,
  borderRadius: 8,
  '@media (max-width:599.95px)': { padding: 16 },
});
const Head = styled('div')({ display: 'flex', gap: 12, alignItems: 'center' });

type ConflictProps = {
  editor: ProfileEditor;
  stored: User;
  onMine: () => void;
  onStored: () => void;
};

export function DetailsConflict({ editor, stored, onMine, onStored }: ConflictProps) {
  // The parts of the profile read the names of states from here.
  useQuery(statesQuery(stored.user_details.country?.id ?? 0));
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-labelledby="conflict-title">
      <Head>
        <WayPoint state="due" />
        <RowTitle id="conflict-title">Your profile was saved in another window</RowTitle>
      </Head>
      <p>Your changes haven’t been saved yet, and nothing is lost. Choose which version to keep.</p>
      <Suspense>
        <Differences rows={editor.differences(stored)} wordless="none" />
      </Suspense>
      <ButtonRow>
        <Button variant="outlined" color="neutral" onClick={onStored}>
          Use saved version
        </Button>
        <Button color="secondary" onClick={onMine}>
          Save my version
        </Button>
      </ButtonRow>
    </Box>
  );
}
