import { expect, test } from 'vitest';
import { visibleText } from './visibleText.ts';

test.each([
  ['an override', '\u202edtL elbisiV\u202c', 'dtL elbisiV'],
  ['embeddings and isolates', '\u202aa\u202bb\u202dc\u2066d\u2067e\u2068f\u2069', 'abcdef'],
  ['a space of no width', 'Main\u200btenance\u2060 \ufeffFitter', 'Maintenance Fitter'],
  ['a soft hyphen', 'Engi\u00adneer', 'Engineer'],
  ['joiners between Latin letters', 'Fit\u200dter\u200c', 'Fitter'],
  ['marks of direction in a Latin text', 'Fitter\u200e\u200f\u061c', 'Fitter'],
  ['Hangul fillers', '\u3164Fitter\u115f\uffa0', 'Fitter'],
  ['a selector behind a letter', 'Fitter\ufe0f 1\ufe0f\u{e0101}', 'Fitter 1'],
  ['tags without a flag', 'Fitter\u{e0041}\u{e007f}', 'Fitter'],
  ['annotations', '\ufff9Fitter\ufffab\ufffb', 'Fitterb'],
  ['a second joiner', 'علی\u200c\u200cرضا', 'علی\u200cرضا'],
  ['an override in Arabic', 'علی\u202eرضا', 'علیرضا'],
])('%s is removed', (_, text, visible) => expect(visibleText(text)).toBe(visible));

test.each([
  ['a Persian name', 'علی\u200cرضا'],
  ['a Sinhala word', 'ශ\u0dca\u200dරී'],
  ['a family', '👩\u200d👩\u200d👧'],
  ['a nurse of some skin', '👩🏽\u200d⚕\ufe0f'],
  ['a flag with a rainbow', '🏳\ufe0f\u200d🌈'],
  ['tools and a key', '🛠\ufe0f 1\ufe0f⃣'],
  ['Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
  ['a variant of a Japanese name', '葛\u{e0100}城'],
  ['Hebrew with a mark of direction', 'שלום (C++\u200e) עולם'],
  ['line breaks and no-break spaces', 'One\n\ttwo\u00a0three'],
  ['the Arabic number sign', '\u0600١٢٣'],
])('%s stays', (_, text) => expect(visibleText(text)).toBe(text));
