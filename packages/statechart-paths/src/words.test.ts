import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type FlowTransition, modelOf } from './model.ts';
import { callName, causeOf, guardWords, sentenceOf } from './words.ts';

const transition = (part: Partial<FlowTransition>): FlowTransition => ({
  id: '',
  source: 'one',
  event: '',
  kind: 'event',
  port: null,
  delay: null,
  guard: null,
  guardParams: null,
  targets: ['other'],
  stays: false,
  actions: [],
  order: null,
  description: '',
  requirements: [],
  ...part,
});

test.each([
  ['savePersonalDetails', 'Save personal details'],
  ['personalDetails.submitted', 'Personal details submitted'],
  ['uploadCv', 'Upload CV'],
  ['otherTab.signedIn', 'Other tab signed in'],
  ['HTTPFailed', 'HTTP failed'],
  ['LOG_IN', 'LOG IN'],
  ['_', '_'],
])('%s is said as “%s”', (name, sentence) => {
  expect(sentenceOf(name)).toBe(sentence);
});

const shop = modelOf(
  createMachine({
    id: 'checkout.shop',
    initial: 'paying',
    states: {
      paying: {
        initial: 'charging',
        states: {
          charging: { invoke: { src: 'charge', onDone: 'checking', onError: 'failed' } },
          checking: { invoke: [{ src: createMachine({}) }, { id: 'receipt', src: 'sendMail' }] },
          failed: {},
        },
      },
    },
  }),
);

test.each<[Partial<FlowTransition>, string]>([
  [{ event: 'skip.requested' }, 'Skip requested'],
  [{ event: '*' }, 'Any other event'],
  [{ kind: 'always' }, 'immediately'],
  [{ kind: 'done', port: 'saveCv' }, '✓ Save CV'],
  [{ kind: 'error', port: 'saveCv' }, '✗ Save CV fails'],
  [{ kind: 'after', delay: '2000' }, 'after 2 s'],
  [{ kind: 'after', delay: '250' }, 'after 250 ms'],
  [{ kind: 'after', delay: '120000' }, 'after 2 min'],
  [{ kind: 'after', delay: 'patienceTime' }, 'after patience time'],
  [{ kind: 'stateDone' }, '✓ Finished'],
])('the cause %j is “%s”', (part, words) => {
  expect(causeOf(transition(part), shop)).toBe(words);
});

test.each<[Partial<FlowTransition>, string]>([
  [{}, ''],
  [{ guard: 'stageIsSkippable' }, 'stage is skippable'],
  [{ guard: 'addressAsksForStep', guardParams: '{"step":3}' }, 'address asks for step 3'],
  [{ guard: 'questionApplies', guardParams: '{"field":"navyService"}' }, 'question applies (navy service)'],
  [{ guard: 'isLate', guardParams: '{"days":3}' }, 'is late (days 3)'],
  [{ guard: 'isOpen and not isLate' }, 'is open and not: is late'],
])('the guard of %j is “%s”', (part, words) => {
  expect(guardWords(transition(part))).toBe(words);
});

test.each([
  ['0.checkout.shop.paying.charging', 'Charge'],
  ['0.checkout.shop.paying.checking', 'The call in Checking'],
  ['receipt', 'Receipt'],
])('the call %s is “%s”', (port, name) => {
  expect(callName(port, shop)).toBe(name);
  expect(causeOf(transition({ kind: 'error', port }), shop)).toBe(`✗ ${name} fails`);
});
