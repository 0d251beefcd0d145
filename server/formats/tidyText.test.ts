import { expect, test } from 'vitest';
import { tidyText } from './tidyText.ts';

test.each([
  ['words of Khmer keep what divides them', 'ភាសា\u200bខ្មែរ', 'ភាសា\u200bខ្មែរ'],
  ['a Persian name keeps its joiner', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['a pictogram loses its selector', '✔\ufe0f Fitter', '✔ Fitter'],
  [
    'a line that was broken by hand stays broken',
    'Ran stores\vCut losses\fLed',
    'Ran stores\nCut losses\nLed',
  ],
  ['what nobody sees goes', 'Fit\u200dter\u00ad\u202e', 'Fitter'],
])('%s', (_, text, tidy) => expect(tidyText(text)).toBe(tidy));
