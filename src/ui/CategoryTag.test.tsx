import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { CategoryTag } from './CategoryTag.tsx';
import { rootVariables } from './theme/token.ts';

beforeAll(() => {
  const light = rootVariables({
    themeMode: 'light',
    themeContrast: 'default',
    themeColorPresets: 'default',
    themeStretch: false,
  });
  for (const [name, value] of Object.entries(light)) document.documentElement.style.setProperty(name, value);
});

test.each([
  ['employment', 'Employment', '#1B528D'],
  ['education', 'Education', '#5A3EB0'],
  ['healthcare', 'Healthcare', '#A82255'],
  ['finance', 'Finance', '#0C5D3B'],
  ['housing', 'Housing', '#8A480B'],
  ['online', 'Online', '#135D70'],
  ['course', 'Course', '#86198F'],
] as const)('VETERAN-07 the tag of %s says its name in its own colour', (category, name, colour) => {
  render(<CategoryTag category={category} />);
  expect(getComputedStyle(screen.getByText(name)).color).toBe(colour);
});
