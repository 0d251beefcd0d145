import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../tests/support/unit/examples.ts';
import { addition } from './factLock.ts';
import { rewriteByRules } from './rules.ts';

const modes = ['rephrase', 'shorten', 'professional', 'enthusiastic', 'persuasive', 'ninja'] as const;

describe('each mode', () => {
  test.each([
    [
      'rephrase',
      'Responsible for the management and training of 14 tradesmen and liaised with the chain of command',
      'Managed and trained 14 technicians and worked with the management',
    ],
    [
      'shorten',
      'I was responsible for managing a number of vehicles in order to keep them very safe',
      'Managed several vehicles to keep them safe',
    ],
    [
      'professional',
      'Sorted out the kit for 30 soldiers and got a commendation!',
      'Arranged the equipment for 30 soldiers and received a commendation.',
    ],
    ['enthusiastic', 'Was tasked with training 6 apprentices', 'Took on training 6 apprentices'],
    [
      'persuasive',
      'I rewrote the watch procedure, cutting fault response from 70 to 25 minutes.',
      'Cut fault response from 70 to 25 minutes by rewriting the watch procedure.',
    ],
    [
      'ninja',
      'I was responsible for the supervision of the maintenance of a fleet of 12 vehicles on a daily basis',
      'Supervised maintenance of fleet of 12 vehicles daily',
    ],
  ] as const)('%s', (mode, text, expected) => {
    expect(rewriteByRules(text, mode).suggestion).toBe(expected);
  });
});

test('a post that somebody still holds is described in the present', () => {
  const text = 'Responsible for managing 9 engineers';
  expect([
    rewriteByRules(text, 'rephrase').suggestion,
    rewriteByRules(text, 'rephrase', { isCurrent: true }).suggestion,
  ]).toEqual(['Managed 9 engineers', 'Manage 9 engineers']);
});

test('every change is listed with its reason', () => {
  expect(rewriteByRules('Used SOPs in order to train recruits', 'rephrase')).toEqual({
    suggestion: 'Used standard operating procedures to train recruits',
    changes: [
      { from: 'SOPs', to: 'standard operating procedures', reason: 'A civilian reader may not know this' },
      { from: 'in order to', to: 'to', reason: 'Fewer words for the same' },
    ],
    unknown_terms: [],
  });
});

test('a text that no rule fits stays as it is', () => {
  const text = 'Café owner – “Zoë’s”, 日本語, مرحبا, 🛠';
  for (const mode of modes)
    expect(rewriteByRules(text, mode)).toEqual({ suggestion: text, changes: [], unknown_terms: [] });
});

const words = fc.constantFrom(
  ...'I was responsible for managing the management of 14 soldiers in order to train 3 NCOs , cutting costs by 20 % as required . very really got lots kit Responsible leading a team 2IC HQ reducing'.split(
    ' ',
  ),
);

test('no rewriting adds a number, a name or a claim', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), fc.constantFrom(...modes), (picked, mode) => {
      const text = picked.join(' ');
      const { suggestion } = rewriteByRules(text, mode);
      expect(addition(text, suggestion)).toBeNull();
    }),
    { numRuns: examples(500) },
  );
});

test('what a rewriting adds is found', () => {
  const text = 'Led 9 engineers who kept 14 sites online';
  expect(
    [
      'Led nine engineers who kept fourteen sites online',
      'Led 9 engineers who kept 15 sites online',
      'Led a dozen engineers who kept 14 sites online',
      'Led 9 Cisco engineers who kept 14 sites online',
      'Successfully led 9 engineers who kept 14 sites online',
      'Led 9 engineers who kept 14 sites online, 99.6 percent of the time',
      `Led 9 engineers who kept 14 sites online${' and did much more'.repeat(5)}`,
    ].map((suggestion) => addition(text, suggestion)),
  ).toEqual([
    null,
    'a number, 15',
    'a number, dozen',
    'a name, Cisco',
    'a claim, Successfully',
    'a number, 99.6',
    'content that wasn’t there',
  ]);
});
