import { expect, test } from 'vitest';
import { visibleText } from './visibleText.ts';

test.each([
  ['an override', '\u202edtL elbisiV\u202c', 'dtL elbisiV'],
  ['embeddings and isolates', '\u202aa\u202bb\u202dc\u2066d\u2067e\u2068f\u2069', 'abcdef'],
  ['a space of no width', 'Main\u200btenance\u2060 \ufeffFitter', 'Maintenance Fitter'],
  ['a soft hyphen', 'Engi\u00adneer', 'Engineer'],
  ['joiners between Latin letters', 'Fit\u200dter\u200c', 'Fitter'],
  [
    'a joiner behind a marked Latin letter',
    'Acme\u0303\u200d Lto\u0323\u0308\u200c',
    'Acme\u0303 Lto\u0323\u0308',
  ],
  ['marks of direction in a Latin text', 'Fitter\u200e\u200f\u061c', 'Fitter'],
  ['Hangul fillers', '\u3164Fitter\u115f\uffa0', 'Fitter'],
  ['a selector behind a letter', 'Fitter\ufe0f 1\ufe0f\u{e0101}', 'Fitter 1'],
  ['tags without a flag', 'Fitter\u{e0041}\u{e007f}', 'Fitter'],
  ['annotations', '\ufff9Fitter\ufffab\ufffb', 'Fitterb'],
  ['a second joiner', 'علی\u200c\u200cرضا', 'علی\u200cرضا'],
  ['an override in Arabic', 'علی\u202eرضا', 'علیرضا'],
  [
    'a space of no width in a script with spaces',
    'Main\u200btenance ខ្មែរ\u200bFitter',
    'Maintenance ខ្មែរFitter',
  ],
  ['a space of no width at an end', 'ខ្មែរ\u200b', 'ខ្មែរ'],
  ['two spaces of no width', 'ភាសា\u200b\u200bខ្មែរ', 'ភាសា\u200bខ្មែរ'],
  ['Mongolian selectors in Latin', 'Fit\u180bter\u180e', 'Fitter'],
  ['a second Mongolian selector', 'ᠭ\u180b\u180cᠠ', 'ᠭ\u180bᠠ'],
])('%s is removed', (_, text, visible) => expect(visibleText(text)).toBe(visible));

test.each([
  ['a Persian name', 'علی\u200cرضا'],
  ['a Sinhala word', 'ශ\u0dca\u200dරී'],
  ['a joiner behind a vowel sign and two marks', 'क\u093c\u0941\u0902\u200dख بِّ\u200cب'],
  ['a family', '👩\u200d👩\u200d👧'],
  ['a nurse of some skin', '👩🏽\u200d⚕\ufe0f'],
  ['a flag with a rainbow', '🏳\ufe0f\u200d🌈'],
  ['tools and a key', '🛠\ufe0f 1\ufe0f⃣'],
  ['Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
  ['a variant of a Japanese name', '葛\u{e0100}城'],
  ['Hebrew with a mark of direction', 'שלום (C++\u200e) עולם'],
  ['words of Burmese', 'မြန်မာ\u200bဘာသာ'],
  ['words of Thai', 'ภาษา\u200bไทย'],
  ['words of Khmer', 'ភាសា\u200bខ្មែរ'],
  ['a Khmer vowel that keeps its place', 'ស\u200c៊ី'],
  ['a Mongolian vowel that is written apart', 'ᠮᠣᠷᠢᠨ\u180eᠠ'],
  ['a form of a Mongolian letter', 'ᠭ\u180bᠠ'],
  ['a Persian ordinal', '۱۲\u200cام'],
  ['line breaks and no-break spaces', 'One\n\ttwo\u00a0three'],
  ['the Arabic number sign', '\u0600١٢٣'],
])('%s stays', (_, text) => expect(visibleText(text)).toBe(text));
