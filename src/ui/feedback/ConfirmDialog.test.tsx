import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const answers = () => ({ onSafe: vi.fn(), onAct: vi.fn() });

function Opened({ onSafe, onAct, busy }: ReturnType<typeof answers> & { busy?: boolean }) {
  return (
    <ConfirmDialog
      open
      title="Logout"
      safeLabel="No"
      actLabel="Yes"
      onSafe={onSafe}
      onAct={onAct}
      busy={busy}
    >
      Are you sure you want to logout?
    </ConfirmDialog>
  );
}

test('it is a modal dialog named by its title and described by its text, the safe answer first', () => {
  render(<Opened {...answers()} />);
  const dialog = screen.getByRole('dialog', {
    name: 'Logout',
    description: 'Are you sure you want to logout?',
  });
  expect((dialog as HTMLDialogElement).open).toBe(true);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['No', 'Yes']);
});

test('each button gives its own answer', async () => {
  const handlers = answers();
  render(<Opened {...handlers} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect([handlers.onSafe.mock.calls.length, handlers.onAct.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect([handlers.onSafe.mock.calls.length, handlers.onAct.mock.calls.length]).toEqual([1, 1]);
});

test('Escape and the scrim mean the safe answer; a click inside means nothing', async () => {
  const user = userEvent.setup();
  const handlers = answers();
  render(<Opened {...handlers} />);
  const dialog = screen.getByRole('dialog');
  await user.click(screen.getByText('Are you sure you want to logout?'));
  expect(handlers.onSafe).toHaveBeenCalledTimes(0);
  await user.click(dialog);
  expect(handlers.onSafe).toHaveBeenCalledTimes(1);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(handlers.onSafe).toHaveBeenCalledTimes(2);
  expect(handlers.onAct).toHaveBeenCalledTimes(0);
});

test('while it is busy it can be neither answered nor left', async () => {
  const user = userEvent.setup();
  const handlers = answers();
  render(<Opened {...handlers} busy />);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  await user.click(screen.getByRole('dialog'));
  expect(buttons.map((button) => button.disabled)).toEqual([true, true]);
  expect(handlers.onSafe).toHaveBeenCalledTimes(0);
});

test('the focus goes back to where it was', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Log Out
        </button>
        <ConfirmDialog
          open={open}
          title="Logout"
          safeLabel="No"
          actLabel="Yes"
          onSafe={close}
          onAct={close}
        />
      </>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Log Out' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
