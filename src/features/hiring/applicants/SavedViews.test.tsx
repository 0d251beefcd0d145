import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import type { SavedView } from '../../../api/applicants.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { FilterPill } from '../../../ui/filter/FilterPill.tsx';
import { useAddressQuery } from '../../../ui/route/useAddressQuery.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { savedViewsFilter } from './savedViewsFilter.tsx';
import { withSavedView } from './viewAddress.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);

const listing = 'GET /api/saved-views';
const saving = 'POST /api/saved-views';

const strong: SavedView = { id: 4, name: 'Strong', filter: { match: 'strong', hide: ['notes'] } };
const unread: SavedView = { id: 5, name: 'Unread', filter: { stage: 'submitted' } };

function Page() {
  const [query, setQuery] = useAddressQuery();
  const filter = savedViewsFilter({
    query,
    onView: (view) => setQuery((before) => withSavedView(before, view)),
  });
  return (
    <>
      <FilterPill {...filter} />
      <output aria-label="Address">{String(query)}</output>
    </>
  );
}

async function show(address: string) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[address]}>
        <QueryClientProvider client={createQueryClient()}>
          <Page />
        </QueryClientProvider>
      </MemoryRouter>
    </AppTheme>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  return user;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Save what you see as' });
const save = () => screen.getByRole('button', { name: 'Save view' });
const list = async () => within(await screen.findByRole('list', { name: 'Saved views' }));

beforeEach(() => {
  network.reset();
  keepSession();
});

test('choosing a view sets the address, by which it is then the current view', async () => {
  network.answers({ [listing]: () => data([strong, unread]) });
  const user = await show('/?stage=submitted&page=3');
  const views = await list();
  const button = (name: string) => views.getByRole('button', { name });
  expect([button('Strong'), button('Unread')].map((view) => view.getAttribute('aria-current'))).toEqual([
    null,
    'true',
  ]);
  await user.click(button('Strong'));
  expect(screen.getByLabelText('Address').textContent).toBe('match=strong&hide=notes');
  expect([button('Strong'), button('Unread')].map((view) => view.getAttribute('aria-current'))).toEqual([
    'true',
    null,
  ]);
});

test('what is on the page is saved under a name, without the words of a search', async () => {
  let stored: SavedView[] = [];
  network.answers({
    [listing]: () => data(stored),
    [saving]: async (request) => {
      const view = { id: 6, ...((await request.json()) as Pick<SavedView, 'name' | 'filter'>) };
      stored = [view];
      return data(view);
    },
  });
  const user = await show('/?match=strong&hide=notes&search=Lee&page=2');
  await screen.findByText(/find them with every job/);
  screen.getByText('Without the words you searched for.');
  await user.type(field(), ' Strong {Enter}');
  (await list()).getByRole('button', { name: 'Strong' });
  expect(stored).toEqual([{ ...strong, id: 6 }]);
  expect(field().value).toBe('');
});

test('a name that is missing or in use is refused next to its field, which has the focus', async () => {
  const message = 'You already have a view with this name. Choose another name.';
  network.answers({
    [listing]: () => data([strong]),
    [saving]: () => problem(409, 'name_in_use', message),
  });
  const user = await show('/');
  await list();
  await user.click(save());
  screen.getByText('Enter a name');
  expect([document.activeElement, network.made(saving)]).toEqual([field(), 0]);
  await user.type(field(), 'Strong');
  await user.click(save());
  await screen.findByText(message);
  expect([document.activeElement, field().value]).toEqual([field(), 'Strong']);
});

test('a deleted view leaves the list, and the focus stays in the panel', async () => {
  let stored = [strong, unread];
  network.answers({
    [listing]: () => data(stored),
    'DELETE /api/saved-views/4': () => {
      stored = [unread];
      return data({ id: 4 });
    },
  });
  const user = await show('/?match=strong');
  const views = await list();
  await user.click(views.getByRole('button', { name: 'Delete Strong' }));
  await vi.waitFor(() => expect(views.queryByRole('button', { name: 'Strong' })).toBeNull());
  views.getByRole('button', { name: 'Unread' });
  expect(document.activeElement).toBe(field());
  expect(screen.getByLabelText('Address').textContent).toBe('match=strong');
});

test('the panel says when the views did not load, and stays usable', async () => {
  network.answers({ [listing]: () => problem(503, 'overloaded', 'Please try again in a moment.') });
  await show('/');
  await screen.findByText('Your saved views didn’t load.');
  field();
});
