import { expect, test } from 'vitest';
import { and, assign, enqueueActions, not, raise, stateIn } from 'xstate';
import { olderSpellings } from './olderVersion.ts';

test.each<[string, object, object?]>([
  ['cond', { on: { go: [{ target: 'a', cond: 'isOpen' }] } }],
  ['cond', { states: { a: { invoke: { src: 'save', onError: { target: 'b', cond: 'isLate' } } } } }],
  ['cond', { after: { 1000: { target: 'a', cond: () => true } } }],
  ['in', { on: { go: { target: 'a', in: '#lamp.on' } } }],
  ['internal: false', { on: { go: { target: 'a', internal: false } } }],
  ["on: { '' }", { on: { '': 'a' } }],
  ["on: { 'done.invoke.save' }", { on: { 'done.invoke.save': 'a' } }],
  ['after: […]', { after: [{ delay: 1000, target: 'a' }] }],
  ['activities', { states: { a: { activities: ['beeping'] } } }],
  ['onEntry', { onEntry: 'beep' }],
  ['data', { states: { a: { type: 'final', data: { total: 1 } } } }],
  ['autoForward', { invoke: { src: 'child', autoForward: true } }],
  ['src: (context, event) => …', { invoke: { src: () => Promise.resolve() } }],
  ['services', {}, { services: { save: () => Promise.resolve() } }],
  ['(context, event) => …', {}, { guards: { isAdult: (context: { age: number }) => context.age > 17 } }],
  ['(context, event) => …', {}, { guards: { isAdult: ({ age }: { age: number }) => age > 17 } }],
  ['(context, event) => …', {}, { actions: { log: (_: unknown, event: { type: string }) => event.type } }],
  [
    '(context, event) => …',
    { entry: assign({ age: (context: never) => (context as { age: number }).age + 1 }) },
  ],
])('%s is of XState 4: %j', (spelling, config, implementations = {}) => {
  expect(olderSpellings(config, implementations).map((older) => older.spelling)).toEqual([`\`${spelling}\``]);
});

test('what XState 5 understands is left alone', () => {
  const config = {
    context: { data: 1, activities: [], cond: true },
    entry: [
      assign(({ context }) => context),
      raise({ type: 'go' }),
      enqueueActions(({ enqueue }) => enqueue('beep')),
    ],
    invoke: { src: 'save', input: { data: 1 }, onDone: { target: '.a', guard: not('isOpen') } },
    on: { go: { guard: and(['isOpen', stateIn('a')]), target: '.a', internal: true }, 'done.saving': '.a' },
    after: { 1000: '.a' },
    states: { a: { type: 'final', output: { data: 1 } } },
  };
  const implementations = {
    guards: {
      isOpen: (parts: { context: { open: boolean } }) => parts.context.open,
      isAbove({ context, ...rest }: { context: { floor: number } }, { floor }: { floor: number }) {
        return context.floor > floor && rest !== undefined;
      },
    },
    actions: { beep: (_: unknown, params: { tone: number }) => params.tone },
    delays: { patience: ({ context }: { context: { time: number } }) => context.time },
  };
  expect(olderSpellings(config, implementations)).toEqual([]);
});
