import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ComboboxOption } from './ComboboxField.tsx';
import { PickSeveral } from './PickSeveral.tsx';

const cities = ['Leeds', 'Hull', 'York'].map((title, index) => ({ id: index + 1, title }));

function Cities() {
  const [selected, setSelected] = useState<ComboboxOption[]>([]);
  return (
    <PickSeveral
      name="c"
      label="Cities"
      options={cities}
      selected={selected}
      most={2}
      onChange={setSelected}
    />
  );
}

test('who has chosen as many as may be keeps the focus, adds no more, and goes on once one is taken away', async () => {
  render(<Cities />);
  const user = userEvent.setup();
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Cities' });
  const removals = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  await user.tab();
  await user.keyboard('hull{Enter}leeds{Enter}');
  expect([document.activeElement, box.readOnly, box.placeholder]).toEqual([box, true, 'Up to 2']);
  expect(removals()).toHaveLength(2);
  await user.keyboard('york{ArrowDown}{Enter}');
  expect([box.value, box.getAttribute('aria-expanded'), removals().length]).toEqual(['', 'false', 2]);
  await user.click(screen.getByRole('button', { name: /Hull/ }));
  await user.type(box, 'york{Enter}');
  expect(removals().join()).toContain('York');
});
