import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type MilitaryService, militaryServicesQuery } from '../../../api/military.ts';
import { countriesQuery } from '../../../api/reference.ts';
import { nothing } from '../../../machines/militaryCascade.ts';
import { found, listQuery } from './lists.ts';
import { MilitaryServiceFields } from './MilitaryServiceFields.tsx';
import { clearedInWords, type MilitaryPeriod } from './period.ts';

const service = (id: number, title: string, has: Partial<MilitaryService>): MilitaryService => ({
  id,
  title,
  short_title: title,
  country_id: 232,
  has_navy_services: false,
  has_branches: false,
  has_corps: false,
  has_professions: false,
  has_badged_roles: true,
  labels: {
    corps: 'Corps or regiment',
    profession: 'Profession',
    badged_role: 'Trade',
    branch: 'Branch',
    navy_service: 'Fighting arm',
  },
  is_legacy: false,
  order: id,
  ...has,
});
const navy = service(101, 'Royal Navy', { has_navy_services: true, has_branches: true });
const army = service(103, 'British Army', { has_corps: true });
const entry = (id: number, title: string, aliases: string[] = []) => ({
  id,
  title,
  aliases,
  isOfficer: false,
});

function filledCache() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(countriesQuery().queryKey, [
    { id: 232, title: 'United Kingdom' },
    { id: 233, title: 'United States' },
  ]);
  client.setQueryData(militaryServicesQuery(232).queryKey, [navy, army]);
  client.setQueryData(militaryServicesQuery(233).queryKey, []);
  const choice = {
    countryId: 232,
    serviceId: 103,
    service: army,
    chosen: nothing,
    isOfficer: false,
    roleIsListed: true,
  };
  client.setQueryData(listQuery('rank', choice).queryKey, [entry(2040, 'Sergeant')]);
  client.setQueryData(listQuery('corps', choice).queryKey, [entry(409, 'Royal Signals', ['R SIGNALS'])]);
  client.setQueryData(listQuery('rank', { ...choice, serviceId: 101 }).queryKey, []);
  client.setQueryData(listQuery('navyService', { ...choice, serviceId: 101 }).queryKey, []);
  client.setQueryData(listQuery('badgedRole', { ...choice, chosen: { ...nothing, corps: 409 } }).queryKey, [
    entry(1040, 'Networks Engineer'),
  ]);
  return client;
}

let last: MilitaryPeriod;
function Form() {
  const [period, setPeriod] = useState<MilitaryPeriod>({ id: 'a1' });
  last = period;
  return (
    <MilitaryServiceFields
      period={period}
      countryId={232}
      path="sections.military_exp.0"
      errorOf={() => undefined}
      onChange={(change) => setPeriod((before) => ({ ...before, ...change }))}
    />
  );
}

const show = () =>
  render(
    <QueryClientProvider client={filledCache()}>
      <Form />
    </QueryClientProvider>,
  );

test('only what the service asks for is shown, and a change clears what hung on it, says so and can be undone', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.queryByLabelText(/Rank/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('Service'), 'British Army');
  expect(screen.queryByLabelText(/Fighting arm/)).toBeNull();
  await user.click(screen.getByLabelText(/^Rank/));
  await user.click(screen.getByRole('option', { name: 'Sergeant' }));
  await user.type(screen.getByLabelText(/^Corps/), 'r signals');
  await user.keyboard('{Enter}');
  await user.click(screen.getByLabelText(/^Trade/));
  await user.click(screen.getByRole('option', { name: 'Networks Engineer' }));
  const chosen = {
    id: 'a1',
    military_service_id: 103,
    military_rank_id: 2040,
    military_navy_service_id: null,
    military_branch_id: null,
    military_corps_id: 409,
    military_profession_id: null,
    military_badged_role_id: 1040,
  };
  expect(last).toEqual(chosen);

  await user.selectOptions(screen.getByLabelText('Service'), 'Royal Navy');
  expect(screen.getByRole('status')).toHaveProperty(
    'textContent',
    'Rank or rate, corps or regiment and trade cleared because you changed the service. Undo',
  );
  expect(screen.queryByLabelText(/^Corps/)).toBeNull();
  expect(last).toEqual({
    ...chosen,
    military_service_id: 101,
    military_rank_id: null,
    military_corps_id: null,
    military_badged_role_id: null,
  });

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(last).toEqual(chosen);
});

test('a role that is not listed is typed instead', async () => {
  const user = userEvent.setup();
  show();
  await user.selectOptions(screen.getByLabelText('Service'), 'British Army');
  await user.type(screen.getByLabelText(/^Corps/), 'signals');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'My role is not listed' }));
  expect(screen.queryByLabelText(/^Trade/)).toBeNull();
  await user.type(screen.getByLabelText('Your role, in your own words'), 'Drone Pilot');
  expect(last.role_title).toBe('Drone Pilot');
});

test('an entry is found by its other names, whatever the case and the accents', () => {
  const entries = [entry(1, 'Private', ['Sapper']), entry(2, 'Général')];
  expect([found(entries, 'SAPP'), found(entries, 'general'), found(entries, ' ')]).toEqual([
    [entries[0]],
    [entries[1]],
    entries,
  ]);
});

test('what was cleared is named after the service it belonged to', () => {
  expect(clearedInWords({ cleared: ['branch'], clearedBy: 'service' }, navy)).toBe(
    'Branch cleared because you changed the service.',
  );
  expect(clearedInWords({ cleared: ['branch', 'badgedRole'], clearedBy: 'navyService' }, navy)).toBe(
    'Branch and trade cleared because you changed the fighting arm.',
  );
  expect(clearedInWords({ cleared: [], clearedBy: null }, navy)).toBe('');
});
