import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { tenant } from '../../../tests/support/unit/network.ts';
import { countriesQuery } from '../../api/reference.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { SignUpPage } from './SignUpPage.tsx';

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
queryClient.setQueryData(countriesQuery().queryKey, []);

type Props = Parameters<typeof SignUpPage>[0];

const recruiter: Props = {
  tenant: { ...tenant, captcha_required: false, partners: [] } as never,
  role: 'recruiter',
  partner: null,
  onSession: () => {},
};

const show = (props: Partial<Props> = {}) =>
  render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <SignUpPage {...recruiter} {...props} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );

const notice = () => screen.queryByText(/This is a personal email address/);

test('a recruiter with a free-mail address reads at sign-up what is checked and what helps', async () => {
  show();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'kit@northgate.test');
  expect(notice()).toBeNull();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'kit@gmail.com');
  const { textContent: words } = await screen.findByText(/This is a personal email address/);
  expect(words).toContain('registration number');
  expect(words).toContain('A work address makes this easier');
});

test('neither a veteran nor an invited recruiter reads it', async () => {
  const { unmount } = show({ role: 'veteran' });
  await userEvent.type(screen.getByLabelText('Email'), 'kit@gmail.com');
  expect(notice()).toBeNull();
  unmount();
  show({ invitation: { token: 't', email: 'kit@gmail.com', from: 'Northgate invites you' } });
  expect(notice()).toBeNull();
});

test('only the sign-up of veterans draws their route', () => {
  const drawings = (['veteran', 'recruiter'] as const).map((role) => {
    const { container, unmount } = show({ role });
    const { length } = container.querySelectorAll('footer svg');
    unmount();
    return [role, length];
  });
  expect(drawings).toEqual([
    ['veteran', 1],
    ['recruiter', 0],
  ]);
});
