import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tenant } from '../../../tests/support/unit/network.ts';
import { aUser } from '../../../tests/support/unit/people.ts';
import { userProfileQuery } from '../../api/profile.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { AccountPendingPage } from './AccountPendingPage.tsx';

test.each([
  ['approval_pending', 'We’re checking your account', 'Waiting for approval'],
  ['rejected', 'We couldn’t approve your account', 'Account not approved'],
] as const)('a veteran whose status is %s reads so, where to write, and can leave', (status, title, tab) => {
  const known = new QueryClient();
  known.setQueryData(userProfileQuery().queryKey, aUser({ status }));
  let left = 0;
  render(
    <AppTheme>
      <QueryClientProvider client={known}>
        <AccountPendingPage
          tenant={tenant as never}
          onLogOut={() => {
            left += 1;
          }}
        />
      </QueryClientProvider>
    </AppTheme>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toContain(tab);
  expect(screen.getByRole('link', { name: tenant.contact_email }).getAttribute('href')).toBe(
    `mailto:${tenant.contact_email}`,
  );
  screen.getByRole('button', { name: 'Log Out' }).click();
  expect(left).toBe(1);
});
