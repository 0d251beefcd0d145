import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CompanyMark } from './CompanyMark.tsx';
import { initials } from './initials.ts';
import { Avatar } from './layout/Avatar.tsx';
import { contrast } from './theme/colour.ts';
import { nameColour, nameColours } from './theme/nameColours.ts';
import { rolesOf } from './theme/roles.ts';

test('the colours of names are readable and differ in both modes and contrasts', () => {
  for (const themeMode of ['light', 'dark'] as const)
    for (const themeContrast of ['default', 'bold'] as const) {
      const roles = rolesOf({ themeMode, themeContrast, themeColorPresets: 'default' });
      const ratios = nameColours.map(([text, ground]) => contrast(roles[text], roles[ground]));
      expect([ratios.length >= 8, ratios.filter((ratio) => ratio < 4.5)]).toEqual([true, []]);
      expect(new Set(nameColours.map(([, ground]) => roles[ground])).size).toBe(nameColours.length);
    }
});

test('a mark has the initials of the name, and always the same colours for a name', () => {
  const { container } = render(
    <>
      <Avatar name="Leah Bennett" />
      <Avatar name=" Leah Bennett " size={96} />
      <CompanyMark name="Leah Bennett" src={null} />
    </>,
  );
  const marks = [...container.querySelectorAll('span')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(['LB', 'LB', 'LB']);
  expect(new Set(marks.map((mark) => getComputedStyle(mark).backgroundColor)).size).toBe(1);
  expect(marks.map((mark) => getComputedStyle(mark).borderRadius)).toEqual(['50%', '50%', '8px']);
});

test('a picture or logo replaces the initials', () => {
  const { container } = render(<CompanyMark name="Northgate Logistics Ltd" src="/logo.png" />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/logo.png');
});

test.each([
  ['Leah Bennett', 'LB'],
  ['Leah van der Bennett', 'LB'],
  ['Élodie', 'É'],
  ['4 8', '48'],
  ['Northgate Logistics Ltd', 'NL'],
  ['Northgate, Inc.', 'N'],
  ['Fenwick & Sons (example)', 'FS'],
  ['Ltd', 'L'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

const columnOf = (file: string, column: number) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[column] ?? '');

test('the legal form of a company does not change its colour', () => {
  expect(nameColour('Northgate Logistics Ltd')).toEqual(nameColour('Northgate  Logistics'));
});

test('the names of the demo have most of the colours', () => {
  const companies = columnOf('server/seed/data/employers.csv', 1);
  const people = columnOf('server/seed/data/people.csv', 3);
  const coloursOf = (names: string[]) => new Set(names.map((name) => nameColour(name)[1])).size;
  expect([coloursOf(companies) >= 6, coloursOf(people) >= 6]).toEqual([true, true]);
});
