import { expect, test } from 'vitest';
import { claims } from './literalWords.ts';

test.each([
  ['Drove LGVs across Germany', 'LGV driving', true],
  ['Driver of LGVs', 'LGV driving', true],
  ['Drove lorries across Germany', 'LGV driving', false],
  ['Wrote Python scripts', 'SQL', false],
  ['In charge of health and safety', 'NEBOSH', false],
  ['Holds a category C licence', 'Category C licence', true],
  ['Holds a category B licence', 'Category C licence', false],
  ['Taught first aid to recruits', 'Teaching first aid', true],
  ['No LGV driving', 'LGV driving', false],
  ['Working towards an SIA licence', 'SIA licence', false],
  ['Anything', '', false],
])('“%s” claims “%s”: %s', (line, name, isClaim) => expect(claims(line, name)).toBe(isClaim));
