import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { later } from '../../ui/later.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { token } from '../../ui/theme/token.ts';
import type { Persona } from './DemoAccounts.tsx';

const DemoPeople = later(async () => (await import('./DemoAccounts.tsx')).DemoAccounts);
const Opener = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: token.link,
  fontSize: '0.9375rem',
  fontWeight: 500,
  cursor: 'pointer',
  '& > svg': { transition: 'transform calc(var(--motion, 1) * 120ms) ease-out' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
});

type TryAsProps = { accountType?: Persona['role']; onChoose: (persona: Persona) => void };

export function TryAs({ accountType, onChoose }: TryAsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap="md" mt="2xl">
      <div>
        <Opener type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          Try it as…
          <ChevronDown size={18} aria-hidden="true" />
        </Opener>
      </div>
      <div id={id}>
        {open && (
          <Suspense>
            <DemoPeople
              {...(accountType && { accountType })}
              onChoose={(persona) => {
                setOpen(false);
                onChoose(persona);
              }}
            />
          </Suspense>
        )}
      </div>
    </Stack>
  );
}
