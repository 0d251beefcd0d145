import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { components } from '../../../../openapi.gen.d.ts';
import { JoyTheme } from '../../../ui/theme/JoyTheme.tsx';
import { CrisisLines } from './CrisisLines.tsx';
import { ServiceList } from './ServiceList.tsx';

type Service = components['schemas']['RecommendedService'];

const service = (id: number, category: Service['category'], more: Partial<Service> = {}): Service => ({
  ...{ id, category, name: `Service ${id}`, summary: 'Helps.', reason: 'You would use it' },
  ...{ service_type: ['online'], availability: 'business_hours', crisis_line: false },
  ...{ phone: null, text_number: null, email: null, url: null },
  ...more,
});

const samaritans = service(1, 'healthcare', { name: 'Samaritans', phone: '116 123', crisis_line: true });
const services = [
  samaritans,
  service(2, 'employment'),
  service(3, 'finance'),
  service(4, 'employment'),
  service(5, 'housing'),
  service(6, 'employment'),
];

function Page({ selected }: { selected: number[] }) {
  const [ids, setIds] = useState(selected);
  const toggle = (id: number) =>
    setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return (
    <JoyTheme>
      <CrisisLines services={[samaritans]} />
      <ServiceList services={services} selectedIds={ids} onToggle={toggle} />
    </JoyTheme>
  );
}

const open = (...selected: number[]) => render(<Page selected={selected} />);
const offered = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const more = () =>
  within(screen.getByRole('group', { name: 'Show more' }))
    .queryAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-expanded')]);

test('a crisis line is shown once, above the services, and needs no choice', () => {
  open();
  expect(screen.getAllByText('Samaritans').length).toBe(1);
  expect(screen.getByRole('link', { name: 'Call Samaritans on 116 123' })).toBeTruthy();
  expect(offered()).not.toContain('Samaritans');
});

test('the two best are shown, and how many more each category has', () => {
  open();
  expect(offered()).toEqual(['Service 2', 'Service 3']);
  expect(more()).toEqual([
    ['Employment: 2 more', 'false'],
    ['Housing: 1 more', 'false'],
  ]);
});

test('a category is opened and closed by keyboard, and what was chosen in it stays', async () => {
  open();
  const button = screen.getByRole('button', { name: 'Employment: 2 more' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const group = screen.getByRole('region', { name: 'Employment' });
  expect(group.id).toBe(button.getAttribute('aria-controls'));
  expect(offered()).toEqual(['Service 2', 'Service 3', 'Service 4', 'Service 6']);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Service 4' }));
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('button', { name: 'Employment: 1 more' }));
  expect(offered()).toEqual(['Service 2', 'Service 3', 'Service 4']);
});

test('what was chosen before is shown in its category from the start', () => {
  open(5, 6);
  expect(offered()).toEqual(['Service 2', 'Service 3', 'Service 6', 'Service 5']);
  expect(screen.getByRole('checkbox', { name: 'Service 5', checked: true })).toBeTruthy();
  expect(more()).toEqual([['Employment: 1 more', 'false']]);
});
