import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SaveState } from './SaveState.tsx';

test.each([
  ['offline', true, 'Offline. Kept on this device'],
  ['offline', false, 'Offline. Not saved yet. Keep this page open'],
  ['signedOut', true, 'Not saved. You’ve been signed out. We’ve kept what you typed on this device'],
  ['signedOut', false, 'Not saved. You’ve been signed out. Copy what you typed before you leave this page'],
] as const)('%s, with the draft kept in the browser: %s', (state, isStored, text) => {
  render(<SaveState saving={{ state, isStored }} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});
