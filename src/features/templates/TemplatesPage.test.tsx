import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem, tenant } from '../../../tests/support/unit/network.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import type { Template } from '../../api/templates.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { TemplatesPage } from './TemplatesPage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../tests/support/unit/network.ts')).createNetwork(),
);

const template = (id: number, change: Partial<Template> = {}): Template => ({
  ...{ id, kind: 'message', title: `Template ${id}`, text: 'Hello {first name}', version: 1 },
  ...{ updated_at: '2026-11-20T09:41:00Z', updated_by: 'Claire Reid' },
  ...change,
});

function show(templates: Template[] | null) {
  network.answers({
    'GET /api/templates': () =>
      templates ? data(templates) : problem(503, 'overloaded', 'We’re busy. Please try again.'),
  });
  render(
    <AppTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <TemplatesPage tenant={tenant as never} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
}

beforeEach(() => {
  network.reset();
  keepSession();
});

test('the templates of each kind lead to their pages, and say who changed them last', async () => {
  show([template(4), template(5, { title: 'First call', updated_by: null })]);
  const list = await screen.findByRole('list', { name: 'Messages' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Template 4', '/recruiter/templates/4'],
    ['First call', '/recruiter/templates/5'],
  ]);
  within(list).getByText('Changed on 20 Nov 2026 by Claire Reid');
  within(list).getByText('Changed on 20 Nov 2026');
  expect(screen.getByRole('link', { name: 'New template' }).getAttribute('href')).toBe(
    '/recruiter/templates/new',
  );
});

test('without a template the page says what they are for', async () => {
  show([]);
  await screen.findByRole('heading', { name: 'No templates yet' });
  screen.getByText(/^Save a text that you write often/);
  screen.getByRole('link', { name: 'Create a template' });
  expect(screen.queryByRole('link', { name: 'New template' })).toBeNull();
});

test('with as many as there can be, none is offered to add', async () => {
  show(Array.from({ length: 50 }, (_, id) => template(id + 1)));
  await screen.findByText(/^You have 50 templates/);
  expect(screen.queryByRole('link', { name: 'New template' })).toBeNull();
});

test('a list that did not load says so', async () => {
  show(null);
  await screen.findByRole('heading', { name: 'Your templates didn’t load' });
});
