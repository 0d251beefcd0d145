import styled from '@emotion/styled';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { token } from '../../../ui/theme/token.ts';
import { type SavedKind, useSave } from '../useSave.ts';

const Facts = styled('dl')({
  display: 'grid',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { fontSize: '0.875rem', lineHeight: '20px', color: token.quiet },
  '& dd': { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
});

export type SummaryFacts = readonly [name: string, value: ReactNode][];

type SideProps = {
  label: string;
  facts: SummaryFacts;
  children: ReactNode;
};

export const DetailsSide = ({ label, facts, children }: SideProps) => (
  <Card as="aside" gap="xl" aria-label={label}>
    <Facts>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
    {children}
  </Card>
);

type SaveButtonProps = { kind: SavedKind; id: number; title: string; isSaved: boolean };

export function SaveButton({ kind, ...item }: SaveButtonProps) {
  const { mutate, isPending } = useSave(kind, item);
  return (
    <PressButton
      look="outlined"
      small
      aria-pressed={item.isSaved}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {item.isSaved ? (
        <BookmarkCheck size={20} aria-hidden="true" />
      ) : (
        <Bookmark size={20} aria-hidden="true" />
      )}
      {item.isSaved ? 'Saved' : 'Save'}
    </PressButton>
  );
}

export const SignInFirst = ({ what, onSignIn }: { what: string; onSignIn: () => void }) => (
  <Stack gap="md" align="start">
    <p>{`Sign in as a veteran to ${what}.`}</p>
    <PressButton small onClick={onSignIn}>
      Sign in
    </PressButton>
  </Stack>
);
