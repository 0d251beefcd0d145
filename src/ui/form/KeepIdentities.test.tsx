import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AppTheme } from '../theme/AppTheme.tsx';
import { KeepIdentities } from './KeepIdentities.tsx';

const linked = { email: 'sam@example.test', linked_at: '2026-11-20T09:00:00Z' };
const identities = [
  { id: 12, provider: 'google' as const, ...linked },
  { id: 13, provider: 'linkedin' as const, ...linked },
];

function Example() {
  const [ids, setIds] = useState<number[]>([]);
  return (
    <AppTheme>
      <KeepIdentities identities={identities} locale="en-GB" kept={ids} onChange={setIds} />
      <output>{ids.join()}</output>
    </AppTheme>
  );
}

test('none of the linked sign-ins is kept until it is selected', () => {
  render(<Example />);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getAllByText('sam@example.test, linked on 20 Nov 2026').length).toBe(2);
  fireEvent.click(screen.getByRole('checkbox', { name: /^LinkedIn/ }));
  expect(screen.getByRole('status').textContent).toBe('13');
});

test('without linked sign-ins nothing is asked', () => {
  render(
    <AppTheme>
      <KeepIdentities identities={[]} locale="en-GB" kept={[]} onChange={() => {}} />
    </AppTheme>,
  );
  expect(screen.queryByRole('group')).toBe(null);
});
