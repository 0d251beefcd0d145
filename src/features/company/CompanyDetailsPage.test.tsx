import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { data, keepSession } from '../../../tests/support/unit/network.ts';
import { aRecruiter } from '../../../tests/support/unit/people.ts';
import type { Company } from '../../api/companies.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { JoyTheme } from '../../ui/theme/JoyTheme.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);
const { problem, tenant } = await import('../../../tests/support/unit/network.ts');
const { CompanyDetailsPage } = await import('./CompanyDetailsPage.tsx');

const industry = { id: 12, title: 'Rail' };
const country = { id: 232, title: 'United Kingdom' };
const company = {
  ...{ id: 4, name: 'Northgate Logistics', status: 'active', version: 3, website: 'https://northgate.test' },
  ...{ legal_name: null, registration_number: null, company_type: 'SMEs', company_size: '11-50' },
  ...{ industry, country, state: null, city: 'Bath', address_line_1: null, postcode: 'BA1 1AA' },
  ...{ contact_phone: null, logo: null, veteran_commitment: 'none', commitment_evidence: null },
  description: 'We move goods by rail, and repair the wagons that carry them.',
  ...{ commitment_check: 'none', is_rechecked: false, requested_identity: null },
  ...{ submitted_at: '2026-10-01T09:00:00Z', decided_at: '2026-10-02T09:00:00Z' },
} as unknown as Company;

const companyStatus = {
  user_status: 'active',
  company: { id: 4, name: company.name, status: 'active', website: company.website },
  ...{ company_found: null, rejection: null, other_admins: 1 },
};
const user = aRecruiter({ is_admin: 1 });

function open() {
  keepSession();
  render(
    <AppTheme>
      <JoyTheme>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter>
            <Suspense fallback={null}>
              <CompanyDetailsPage tenant={tenant as never} user={user} />
            </Suspense>
          </MemoryRouter>
        </QueryClientProvider>
      </JoyTheme>
    </AppTheme>,
  );
}

const answers = {
  'GET /api/company/status': () => data(companyStatus),
  'GET /api/user-profile': () => data(user),
  'GET /api/company': () => data(company),
  'GET /api/industries': () => data([industry]),
  'GET /api/get-countries': () => data([country]),
  'GET /api/country/232/states': () => data([]),
};

const outdated = (theirs: Company) => ({
  status: 409,
  body: { ...(problem(409, 'version_conflict', 'Changed').body as object), data: theirs },
});

async function edit(postcode: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('option', { name: 'Rail' });
  fireEvent.change(screen.getByLabelText(/^Postcode/), { target: { value: postcode } });
}

function save() {
  // happy-dom does not select the initial options.
  for (const [label, value] of Object.entries({ type: 'SMEs', size: '11-50' }))
    fireEvent.change(screen.getByLabelText(`Company ${label}`), { target: { value } });
  fireEvent.change(screen.getByLabelText('Industry'), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('“Keep my version” sends what was changed here, and the rest as another window has saved it', async () => {
  const theirs: Company = { ...company, version: 4, city: 'Bristol', postcode: 'BS1 1AA' };
  const sent: unknown[] = [];
  network.answers({
    ...answers,
    'PUT /api/company': async (request) => {
      const { version, city, postcode } = (await request.json()) as Company;
      sent.push({ version, city, postcode });
      if (version === 4) return data({ ...theirs, version: 5, postcode });
      return outdated(theirs);
    },
  });
  open();
  await edit('BA2 2BB');
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep my version' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Town or city').value).toBe('Bristol'));
  save();
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 3, city: 'Bath', postcode: 'BA2 2BB' },
      { version: 4, city: 'Bristol', postcode: 'BA2 2BB' },
    ]),
  );
});

test('a save whose answer was lost is no other window’s when it is sent again', async () => {
  const versions: number[] = [];
  network.answers({
    ...answers,
    'PUT /api/company': async (request) => {
      const { version } = (await request.json()) as Company;
      versions.push(version);
      return versions.length === 1
        ? problem(500, 'server_error', 'No answer')
        : outdated({ ...company, version: 4, postcode: 'BA2 2BB' });
    },
  });
  open();
  await edit('BA2 2BB');
  save();
  await screen.findByText('No answer');
  save();
  await screen.findByRole('button', { name: 'Edit' });
  expect([versions, screen.queryByRole('button', { name: 'Keep my version' })]).toEqual([[3, 3], null]);
});

test('the form has its fields in three groups, with a heading each', async () => {
  network.answers(answers);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const groups = within(screen.getByRole('form', { name: 'The company' })).getAllByRole('group');
  expect(
    groups.map((group) => [
      within(group).getByRole('heading', { level: 2 }).textContent,
      within(group).getAllByRole('textbox').length,
    ]),
  ).toEqual([
    ['Who you are', 4],
    ['What you do', 1],
    ['Where you are', 4],
  ]);
});
