import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { marketingTarget, publicServices } from './marketing.ts';

const pages = [undefined, 'about', ...publicServices.map(({ slug }) => slug)] as const;

test('a seeded tenant has a page of its own for each part of the marketing site', () => {
  const tenant = { is_demo: true, marketing_url: '/site' };
  expect(pages.map((page) => marketingTarget(tenant, page))).toEqual(
    [
      '/site',
      '/site/about',
      '/site/healthcare',
      '/site/education',
      '/site/discounts',
      '/site/housing',
      '/site/finance',
    ].map((to) => ({ component: Link, to })),
  );
});

test('another tenant’s links lead to its own site, each to the part with its name', () => {
  const tenant = { is_demo: false, marketing_url: 'https://forces.example/en' };
  expect(pages.map((page) => marketingTarget(tenant, page).href)).toEqual([
    'https://forces.example/en',
    'https://forces.example/en#about',
    'https://forces.example/en#healthcare',
    'https://forces.example/en#education',
    'https://forces.example/en#discounts',
    'https://forces.example/en#housing',
    'https://forces.example/en#finance',
  ]);
});
