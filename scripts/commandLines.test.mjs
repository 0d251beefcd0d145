import { expect, test } from 'vitest';
import { runNode } from './process.mjs';

test.each([
  [['generate.mjs', '--chek'], "error: unknown option '--chek'\n(Did you mean --check?)"],
  [['trace.mjs', '--quite'], "error: unknown option '--quite'\n(Did you mean --quiet?)"],
  [['words.mjs', '--wirte'], "error: unknown option '--wirte'\n(Did you mean --write?)"],
  [
    ['build.mjs', 'wbe'],
    "value 'wbe' is invalid for argument 'part'. Allowed choices are web, server, stories.",
  ],
])('%j does nothing, and says what there is', async ([script, word], message) => {
  const { code, output } = await runNode([`scripts/${script}`, `${word}`]);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(message) });
});

test('a script explains its options', async () => {
  const { code, output } = await runNode(['scripts/generate.mjs', '--help']);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^Usage: [\s\S]*--check/) });
});
