import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Offer } from '../../../api/offers.ts';
import type { OwnApplication } from '../../../api/ownApplications.ts';
import { createQueryClient } from '../../../api/queryClient.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { OfferCard } from './OfferCard.tsx';

const offer: Offer = {
  ...{ id: 4, status: 'made', number: 1, pay: null, starts_on: '2027-01-18', hours: null, place: null },
  conditions: [
    { number: 1, kind: 'references', text: 'two', status: 'open', checked_at: null },
    { number: 2, kind: 'medical', text: null, status: 'open', checked_at: null },
  ],
  ...{
    start_moved: null,
    reply_by: '2999-12-11',
    letter: null,
    pay_reason: null,
    changes: [],
    made_at: '2026-11-20T09:00:00Z',
  },
  ...{ ended_at: null, message: null, allowed: ['accepted', 'declined'] },
};

const application = { id: 8, job: { id: 3, company: { id: 2, name: 'Northgate' } } } as OwnApplication;

const show = (shown: Offer, leavingDate: string | null = null) =>
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <OfferCard {...{ application, leavingDate }} offer={shown} locale="en-GB" onGone={() => {}} />
      </QueryClientProvider>
    </AppTheme>,
  );

const conditions = () =>
  within(screen.getByRole('list', { name: 'Conditions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('whoever accepts an offer with conditions reads that these are checked before they are hired', async () => {
  show(offer);
  expect(conditions()).toEqual(['References (two)', 'Medical check']);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Accept offer' }));
  within(screen.getByRole('dialog')).getByText(
    'We’ll tell Northgate straight away. They’ll check the conditions of the offer before you’re hired.',
  );
  within(screen.getByRole('dialog')).getByText(/^The offer still depends on its conditions\./);
});

test('the veteran sees each condition with its date, and the start date of before', () => {
  const [references, medical] = offer.conditions as [Offer['conditions'][0], Offer['conditions'][0]];
  show({
    ...offer,
    ...{ status: 'conditional', allowed: [], message: 'Gladly.' },
    conditions: [{ ...references, status: 'met', checked_at: '2026-11-24T09:00:00Z' }, medical],
    start_moved: { from: '2027-01-04', reason: 'The site opens later.', at: '2026-11-24T09:00:00Z' },
  });
  screen.getByText('You accepted this offer. Northgate will check the conditions before you’re hired.');
  expect(conditions()).toEqual(['References (two)Met on 24 November 2026', 'Medical checkNot checked yet']);
  screen.getByText(/Moved from Monday,? 4 January 2027: The site opens later\./);
  screen.getByText('You wrote: Gladly.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an offer that cannot be accepted at the moment can still be declined', () => {
  show({ ...offer, allowed: ['declined'] });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Decline']);
});

test('an offer that ended over a condition says so, in the employer’s words', () => {
  show({ ...offer, status: 'unmet', allowed: [], message: 'No reference reached us.' });
  screen.getByText('Northgate has ended this offer because a condition wasn’t met.');
  screen.getByText('Northgate wrote: No reference reached us.');
});

test('whoever still serves when the job starts is asked before they accept, and nobody else', async () => {
  const text = /^This job starts before you leave the service on 30 January 2027\./;
  const { unmount } = show(offer, '2027-01-30');
  screen.getByText(text);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Accept offer' }));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(text);
  dialog.getByRole('button', { name: 'Accept anyway' });
  unmount();
  for (const day of ['2027-01-18', null]) {
    const shown = show(offer, day);
    expect(screen.queryByText(text)).toBeNull();
    shown.unmount();
  }
});
