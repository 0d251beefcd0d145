import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useEffect, useRef } from 'react';
import { WayPoint } from '../ui/route/WayPoint.tsx';
import { token } from '../ui/theme/token.ts';
import { Differences } from './Differences.tsx';
import type { Difference } from './kind.ts';

const phone = '@media (max-width:599.95px)';

const Box = styled('section')({
  display: 'grid',
  gap: 16,
  padding: '22px 24px',
  border: `2px solid ${token.warningMark}`,
  borderRadius: 8,
  [phone]: { padding: 16 },
});
const Head = styled('div')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  '& > h3': { fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
});
const Answers = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [phone]: { '& > button': { width: '100%' } },
});

export interface ConflictBoxProps {
  differences: readonly Difference[];
  /** What the document is called within a sentence. */
  name: string;
  onTheirs: () => void;
  onMine: () => void;
}

/** Between the fields of a form and instead of its buttons, where a dialog would hide what was typed. */
export function ConflictBox({ differences, name, onTheirs, onMine }: ConflictBoxProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-labelledby="conflict-title">
      <Head>
        <WayPoint state="due" />
        <h3 id="conflict-title">Your {name} was saved in another window</h3>
      </Head>
      <p>Your changes haven’t been saved yet, and nothing is lost. Choose which version to keep.</p>
      <Differences rows={differences} wordless="none" />
      <Answers>
        <Button variant="outlined" color="neutral" onClick={onTheirs}>
          Use saved version
        </Button>
        <Button color="secondary" onClick={onMine}>
          Save my version
        </Button>
      </Answers>
    </Box>
  );
}
