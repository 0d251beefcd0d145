import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { data, keepSession, tenant } from '../../../../tests/support/unit/network.ts';
import { aUser } from '../../../../tests/support/unit/people.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { createEditor } from '../../../editing/createEditor.ts';
import type { EditedDraft } from '../../../editing/kind.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { JoyTheme } from '../../../ui/theme/JoyTheme.tsx';
import { type Details, toDetails } from './details.ts';
import { PersonalSection } from './PersonalSection.tsx';
import { profileKind } from './profileParts.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const user = aUser();

async function show(draft: EditedDraft<Details> | null, isInBrowser = true) {
  keepSession();
  network.answers({ 'GET /api/country/232/states': () => data([]) });
  const editor = createEditor(profileKind(user.role, String), user, {
    store: {
      loadDraft: async <Content,>() => draft && { content: draft as Content, typedAt: 0 },
      storeDraft: async () => {
        if (!isInBrowser) throw new Error('No storage');
      },
      removeDraft: async () => {},
      untilOnline: () => new Promise<void>(() => {}),
    },
  });
  const hadDraft = editor.autosave.start().then(() => editor.unsaved().length > 0);
  await act(async () =>
    render(
      <AppTheme>
        <JoyTheme>
          <QueryClientProvider client={createQueryClient()}>
            <Suspense fallback={null}>
              <PersonalSection
                user={user}
                opened={{ editor, hadDraft }}
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
  await show({ content: { ...values, first_name: 'Lea' }, base: { version: 1, content: values } });
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
    await show(
      { content: { ...values, first_name: 'Lea' }, base: { version: 1, content: values } },
      isInBrowser,
    );
    screen.getByText(text);
  },
);
