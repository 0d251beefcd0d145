import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Session } from './auth/setup.ts';
import { emailVerificationMachine } from './emailVerification.ts';

const refusal = (status: number, code: string) => ({ status, code, message: code });

test('after a dead link, a mail that could not be sent leaves it dead and says why', async () => {
  const machine = emailVerificationMachine.provide({
    actors: {
      verifyEmail: fromPromise((): Promise<Session> => Promise.reject(refusal(422, 'token_expired'))),
      resendVerification: fromPromise((): Promise<void> => Promise.reject(refusal(429, 'rate_limited'))),
    },
  });
  const actor = createActor(machine, { input: { email: 'sam@demo.test', token: 'token' } });
  const states: unknown[] = [];
  actor.subscribe(({ value, context }) => states.push([value, context.failure?.code ?? null]));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('linkDead'));
  actor.send({ type: 'resend.requested', request: { email: 'sam@demo.test' } });
  await waitFor(actor, (snapshot) => snapshot.context.failure?.status === 429);
  expect(states).toEqual([
    ['verifying', null],
    ['linkDead', 'token_expired'],
    ['replacing', null],
    ['linkDead', 'rate_limited'],
  ]);
});

test('in another browser the password is chosen before the address is confirmed', async () => {
  const sent: unknown[] = [];
  const session = { token: 'token' } as Session;
  const machine = emailVerificationMachine.provide({
    actors: {
      verifyEmail: fromPromise(({ input }): Promise<Session> => {
        sent.push(input);
        if (!input.password) return Promise.reject(refusal(422, 'password_needed'));
        if (sent.length === 2) return Promise.reject(refusal(422, 'validation_failed'));
        return Promise.resolve(session);
      }),
    },
  });
  const actor = createActor(machine, { input: { email: 'sam@demo.test', token: 'token' } });
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosingPassword'));
  expect(actor.getSnapshot().context.failure).toBe(null);
  actor.send({ type: 'password.submitted', password: 'password1234' });
  await waitFor(actor, (snapshot) => snapshot.context.failure?.code === 'validation_failed');
  expect(actor.getSnapshot().value).toBe('choosingPassword');
  actor.send({ type: 'password.submitted', password: 'four quiet otters row' });
  const ended = await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect([ended.value, ended.context.session]).toEqual(['signedIn', session]);
  const link = { email: 'sam@demo.test', token: 'token' };
  expect(sent).toEqual([
    link,
    { ...link, password: 'password1234' },
    { ...link, password: 'four quiet otters row' },
  ]);
});
