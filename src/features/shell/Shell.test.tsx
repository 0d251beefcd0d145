import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { tenant } from '../../../tests/support/unit/network.ts';
import { aUser } from '../../../tests/support/unit/people.ts';
import type { User } from '../../api/profile.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { Shell } from './Shell.tsx';

const countries = {
  'United States': { id: 233, name: 'United States' },
  'United Kingdom': { id: 232, name: 'United Kingdom' },
  France: { id: 75, name: 'France' },
  unknown: null,
};

function shellOf(user: User) {
  return render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Shell tenant={tenant} user={user} onLogOut={() => {}}>
            <p>The page</p>
          </Shell>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
}

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

async function labelsIn(country: { id: number; name: string } | null) {
  const { unmount } = shellOf(
    aUser({ onboarding_steps: 5, onboarding_percentage: 100, user_details: { country } }),
  );
  await userEvent.click(screen.getByLabelText('Menu'));
  const menu = within(screen.getByRole('dialog'));
  const labels = (links: HTMLElement[]) => [
    ...new Set(textsOf(links).filter((text) => /CV|Resume/.test(text ?? ''))),
  ];
  const found = {
    page: labels(screen.getAllByRole('link', { hidden: true })),
    menu: labels(menu.getAllByRole('link')),
  };
  unmount();
  return found;
}

async function recruiterItems(user_details: { is_admin?: 0 | 1; member_role?: 'hiring_manager' }) {
  const { unmount } = shellOf(aUser({ role: 'recruiter', user_details }));
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  const side = textsOf(main.getAllByRole('link'));
  await userEvent.click(screen.getByLabelText('Menu'));
  const menu = textsOf(within(screen.getByRole('dialog')).getAllByRole('link'));
  unmount();
  return {
    side,
    menu: menu.filter((text) => text && text !== 'Profile Details'),
  };
}

async function veteranItems(country: { id: number; name: string }) {
  const { unmount } = shellOf(
    aUser({ onboarding_steps: 5, onboarding_percentage: 100, user_details: { country } }),
  );
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  const side = textsOf(main.getAllByRole('link'));
  const more = textsOf(within(screen.getByRole('navigation', { name: 'More' })).getAllByRole('link'));
  await userEvent.click(screen.getByLabelText('Menu'));
  const menu = within(screen.getByRole('dialog'));
  const list = textsOf(within(menu.getByRole('navigation', { name: 'Main' })).getAllByRole('link'));
  const all = textsOf(menu.getAllByRole('link'));
  unmount();
  const twice = [...new Set(all.filter((text, at) => text && all.indexOf(text) !== at))];
  return { side, more, list: list.filter((text) => text !== 'Profile Details'), twice };
}

test('NAV-02 veterans get Dashboard, Jobs, Courses, CV or Resume and Transition Plans, then more pages; on a phone also Jobs and CV or Resume as buttons', async () => {
  const items = (document: string) => ['Dashboard', 'Jobs', 'Courses', document, 'Transition Plans'];
  const more = ['Services', 'Applications', 'Help'];
  expect(await veteranItems(countries['United Kingdom'])).toEqual({
    side: items('CV'),
    more,
    list: [...items('CV'), ...more],
    twice: ['Jobs', 'CV'],
  });
  expect(await veteranItems(countries['United States'])).toEqual({
    side: items('Resume'),
    more,
    list: [...items('Resume'), ...more],
    twice: ['Jobs', 'Resume'],
  });
});

test('NAV-03 recruiters get Dashboard, Jobs and Candidates; admins their team of the company too, in the menu of a phone', async () => {
  const everywhere = ['Dashboard', 'Jobs', 'Candidates'];
  expect(await recruiterItems({ is_admin: 0 })).toEqual({ side: everywhere, menu: [...everywhere, 'Help'] });
  expect(await recruiterItems({ is_admin: 1 })).toEqual({
    side: everywhere,
    menu: [...everywhere, 'Team', 'Help'],
  });
});

test('hiring managers get Dashboard and Jobs, and no messages', async () => {
  const items = ['Dashboard', 'Jobs'];
  expect(await recruiterItems({ member_role: 'hiring_manager' })).toEqual({
    side: items,
    menu: [...items, 'Help'],
  });
  shellOf(aUser({ role: 'recruiter', user_details: { member_role: 'hiring_manager' } }));
  expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull();
});

test('NAV-09 the navigation and the menu say Resume in the United States, and CV otherwise', async () => {
  const labels = [];
  for (const country of Object.values(countries)) labels.push(await labelsIn(country));
  const cv = { page: ['CV'], menu: ['CV'] };
  expect(labels).toEqual([{ page: ['Resume'], menu: ['Resume'] }, cv, cv, cv]);
});

const source = join(import.meta.dirname, '../..');

const fixed: Record<string, string[]> = {
  // The country decides here.
  'api/profile.ts': ['Resume', 'CV'],
  'features/onboarding/onboardingFlow.tsx': ['Resume', 'CV'],
  // Visitors have no country yet, so the tenant's or a default applies.
  'features/hiring/useDocumentName.ts': ['CV'],
  'features/site/country.ts': ['Resume', 'CV'],
  'features/jobs/details/ApplySide.tsx': ['Resume', 'CV'],
  'features/jobs/list/JobsPage.tsx': ['CV'],
  // The specification quotes this dialog.
  'features/shell/cvNavigation.ts': ['Your CV is incomplete', 'Complete CV'],
  // Used in the United Kingdom only.
  'features/resume/builder/Photo.tsx': [
    'Your profile picture. It’s off unless you turn it on, because most employers here expect a CV without one.',
  ],
  // These pages check which of the two words applies.
  'features/resume/gallery/Gallery.tsx': ['CV'],
  'features/resume/gallery/GalleryPage.tsx': ['CV'],
};

// Charts and their viewer, printed documents, and pages for the United States only.
const apart = /^(machines|flows|documents|features\/(flows|resume\/federal))\/|\.test\.|\.gen\./;

function fixedIn(path: string): string[] {
  const code = readFileSync(join(source, path), 'utf8');
  // Most files contain neither word, and parsing TypeScript takes time.
  if (!/CV|Resume/.test(code)) return [];
  const file = ts.createSourceFile(
    path,
    code,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);
    const text = isText ? node.text.trim().replace(/\s+/g, ' ') : '';
    const isType = node.parent && ts.isLiteralTypeNode(node.parent);
    if (!isType && /\b(CV|Resume)s?\b/.test(text.replaceAll('JSON Resume', ''))) texts.push(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

test('NAV-09 nowhere else is one of the words fixed', () => {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !apart.test(path));
  const textsByFile = paths
    .map((path) => [path, fixedIn(path)] as const)
    .filter(([, texts]) => texts.length > 0);
  expect(Object.fromEntries(textsByFile)).toEqual(fixed);
});
