import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RouteLine } from '../route/RouteLine.tsx';
import { AppHeader } from './AppHeader.tsx';
import { Footer } from './Footer.tsx';
import { MenuButton } from './MenuButton.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { usePageTitle } from './usePageTitle.ts';
import { usePublicPage } from './usePublicPage.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('NAV-08 the copyright footer shows the current year', () => {
  const { unmount } = render(<Footer tenant="Valour UK" />);
  expect(screen.getByText(`© ${new Date().getFullYear()} Valour UK. All rights reserved.`)).toBeTruthy();
  unmount();
  vi.useFakeTimers({ now: new Date('2031-06-01T12:00:00Z') });
  render(<Footer tenant="Valour US" />);
  expect(screen.getByText('© 2031 Valour US. All rights reserved.')).toBeTruthy();
});

test('NAV-07 the header is 64 px high, from 900 px up 72, and the menu exists below 900 px', () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
  const layouts = [280, 390, 899, 900, 1440].map((width) => {
    happyDOM.setViewport({ width });
    const { unmount } = render(<AppHeader end={<MenuButton onClick={() => undefined} />} />);
    const menu = screen.queryByRole('button', { name: 'Menu' }) !== null;
    const { height } = getComputedStyle(screen.getByRole('banner'));
    unmount();
    return [width, height, menu];
  });
  expect(layouts).toEqual([
    [280, '64px', true],
    [390, '64px', true],
    [899, '64px', true],
    [900, '72px', false],
    [1440, '72px', false],
  ]);
});

test('the profile menu says who is signed in, and Escape closes it and gives the focus back', async () => {
  const onLogOut = vi.fn();
  render(
    <ProfileMenu
      profile={{ fullName: 'Leah Bennett', email: 'leah@post.example', companyName: null, role: 'Veteran' }}
      buttons={[{ label: 'Profile Details', href: '/veteran/profile' }]}
      onLogOut={onLogOut}
    />,
  );
  const user = userEvent.setup();
  const avatar = screen.getByRole('button', { name: 'Profile menu, Leah Bennett, LB' });
  await user.click(avatar);
  const popover = screen.getByRole('dialog', { name: 'Profile' });
  expect([...popover.querySelectorAll('p, dt, dd, a, button')].map((part) => part.textContent)).toEqual([
    'Leah Bennett',
    'leah@post.example',
    'Role',
    'Veteran',
    'Profile Details',
    'Log Out',
  ]);
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, avatar]);
  await user.click(avatar);
  await user.click(screen.getByRole('button', { name: 'Log Out' }));
  expect([onLogOut.mock.calls.length, screen.queryByRole('dialog')]).toEqual([1, null]);
});

test('a route says in words the state of each point', () => {
  render(
    <RouteLine
      label="Onboarding"
      points={[
        { label: 'Personal Details', state: 'done' },
        { label: 'Upload your CV', state: 'skipped' },
        { label: 'Career Direction', state: 'here', detail: 'You are here' },
        { label: 'Action Plan', state: 'ahead' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((point) => point.textContent)).toEqual([
    'Personal Details, completed',
    'Upload your CV, skipped',
    'Career Direction, currentYou are here',
    'Action Plan, not yet',
  ]);
  expect(screen.getAllByRole('listitem').map((point) => point.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
  ]);
});

test('a page sets the title as given, with "Error: " before it after a refused form', () => {
  function Page({ problem }: { problem: boolean }) {
    usePageTitle('Login', problem);
    return null;
  }
  const { rerender } = render(<Page problem={false} />);
  expect(document.title).toBe('Login');
  rerender(<Page problem />);
  expect(document.title).toBe('Error: Login');
});

test('a page has one canonical address, also where the server has written it, and takes it along when it is left', () => {
  function Page({ path }: { path: string }) {
    usePublicPage({ title: 'Jobs', path, description: 'Open jobs.' });
    return null;
  }
  const paths = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
      ({ href }) => new URL(href).pathname,
    );
  document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="http://localhost/jobs" />');
  const { rerender, unmount } = render(<Page path="/jobs" />);
  expect(paths()).toEqual(['/jobs']);
  rerender(<Page path="/jobs/12" />);
  expect(paths()).toEqual(['/jobs/12']);
  unmount();
  expect(paths()).toEqual([]);
});
