import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { data, keepSession, tenant } from '../../../../tests/support/unit/network.ts';
import { aUser } from '../../../../tests/support/unit/people.ts';
import type { BrowserDraft } from '../../../adapters/browserDraft.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { JoyTheme } from '../../../ui/theme/JoyTheme.tsx';
import { type ProfileDraft, toDetails } from './details.ts';
import { PersonalSection } from './PersonalSection.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const user = aUser();

async function show(opened: ProfileDraft | null, isInBrowser = true) {
  keepSession();
  network.answers({ 'GET /api/country/232/states': () => data([]) });
  const actor = {
    getSnapshot: () => ({ context: { isInBrowser } }),
    subscribe: () => ({ unsubscribe: () => {} }),
  };
  const draft = {
    ...{ autosave: { actor }, opened: Promise.resolve(opened), keep: () => {} },
  } as unknown as BrowserDraft<ProfileDraft>;
  await act(async () =>
    render(
      <AppTheme>
        <JoyTheme>
          <QueryClientProvider client={createQueryClient()}>
            <Suspense fallback={null}>
              <PersonalSection
                {...{ user, draft }}
                tenant={tenant as never}
                onLoggedOutEverywhere={() => {}}
                {...({} as { MilitaryFields: never; saveTagConsents: never })}
              />
            </Suspense>
          </QueryClientProvider>
        </JoyTheme>
      </AppTheme>,
    ),
  );
}

test('what was typed and not saved is there again, and the page says where it was and for how long', async () => {
  const values = toDetails(user);
  await show({ values: { ...values, first_name: 'Lea' }, base: { version: 1, values } });
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Lea');
  screen.getByText('You left before saving this. We’ve kept it on this device for a day.');
});

test('where nothing was left behind, nothing is said of it', async () => {
  await show(null);
  screen.getByLabelText('First name');
  expect(screen.queryByText(/You left before saving/)).toBeNull();
});

test.each([
  [true, 'Not saved yet. Kept on this device.'],
  [false, 'Not saved yet.'],
])(
  'what was typed is kept on this device only where the browser could store it: %s',
  async (isInBrowser, text) => {
    const values = toDetails(user);
    await show({ values: { ...values, first_name: 'Lea' }, base: { version: 1, values } }, isInBrowser);
    screen.getByText(text);
  },
);
