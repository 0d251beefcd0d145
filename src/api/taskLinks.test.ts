import { expect, test } from 'vitest';
import { type TaskLink, taskAddress } from './taskLinks.ts';

const link = (change: Partial<TaskLink>): TaskLink => ({
  ...{ type: 'profile', id: null, query: null, url: null, label: 'Open it' },
  ...change,
});

test('each kind of link leads to the page where the task is done', () => {
  const links: Partial<TaskLink>[] = [
    { type: 'cv', id: 7, query: 'section=summary' },
    { type: 'onboarding_cv' },
    { type: 'jobs', query: 'industry=18&radius_km=40' },
    { type: 'jobs' },
    { type: 'courses' },
    { type: 'services', id: 3 },
    { type: 'profile' },
    { type: 'refine_plan' },
    { type: 'page', url: 'https://www.ctp.org.uk/' },
  ];
  expect(links.map((change) => taskAddress(link(change)))).toEqual([
    '/veteran/resume/edit?resume_id=7&section=summary',
    '/veteran/onboarding?step=1&cvStep=0',
    '/veteran/jobs?industry=18&radius_km=40',
    '/veteran/jobs',
    '/veteran/courses',
    '/veteran/service-providers?category_id=3',
    '/veteran/profile',
    '/veteran/refine-action-plan',
    'https://www.ctp.org.uk/',
  ]);
});
