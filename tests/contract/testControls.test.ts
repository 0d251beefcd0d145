import { afterEach, expect, test } from 'vitest';
import { build } from '../../server/app.ts';
import { createTestControls } from '../../server/http/testControls.ts';
import { startTestServer } from '../support/contract/harness.ts';

const controls = createTestControls();
const server = await startTestServer({ controls });

afterEach(() => {
  process.env.NODE_ENV = 'test';
  controls.clear();
});

const broken = { status: 500, code: 'server_error', message: 'There was an error. Please try again' };

test('a held call waits before anyone has looked at it, then goes on', async () => {
  const held = controls.hold('getHealth');
  let answered = false;
  const answer = server.request('getHealth').finally(() => {
    answered = true;
  });
  await held.arrived;
  const other = await server.request('getTenantInfo', { query: { domain: 'uk.localhost' } });
  expect([other.status, answered, controls.unreached()]).toEqual([200, false, []]);
  held.release();
  expect((await answer).status).toBe(200);
});

test('only the next call waits, and each of two holds takes one', async () => {
  const [first, second] = [controls.hold('getHealth'), controls.hold('getHealth')];
  const firstCall = server.request('getHealth');
  await first.arrived;
  expect(controls.unreached()).toEqual(['getHealth']);
  const secondCall = server.request('getHealth');
  await second.arrived;
  second.release();
  expect((await secondCall).status).toBe(200);
  first.release();
  expect((await firstCall).status).toBe(200);
  expect((await server.request('getHealth')).status).toBe(200);
});

test('a fault is met in place of the handler, and only by those who may call', async () => {
  const token = await server.signIn('veteran-new');
  controls.hold('getUserProfile').release(broken);
  const refused = await server.request('getUserProfile');
  expect([refused.status, refused.body.code]).toEqual([401, 'unauthenticated']);
  controls.hold('getUserProfile').release(broken);
  const { status, body } = await server.request('getUserProfile', { token });
  expect([status, body]).toEqual([
    500,
    { status: false, message: broken.message, code: broken.code, request_id: body.request_id },
  ]);
  expect((await server.request('getUserProfile', { token })).status).toBe(200);
});

test('a connection can break before the answer is whole', async () => {
  controls.hold('getHealth').release({ status: 0, code: 'no_answer', message: '' });
  await expect(server.request('getHealth')).rejects.toThrow();
  expect((await server.request('getHealth')).status).toBe(200);
});

test('to clear lets everything go on and no longer names a call', async () => {
  const held = controls.hold('getHealth');
  controls.hold('getUserProfile');
  const answer = server.request('getHealth');
  await held.arrived;
  controls.clear();
  expect([(await answer).status, controls.unreached()]).toEqual([200, []]);
});

test('time goes by on the server alone: a session of twelve hours is over', async () => {
  const token = await server.signIn('veteran-new');
  controls.pass(13 * 60 * 60 * 1000);
  expect((await server.request('getUserProfile', { token })).status).toBe(401);
  controls.clear();
  expect((await server.request('getUserProfile', { token })).status).toBe(200);
});

test.each(['production', 'development', ''])('there are none where the mode is “%s”', async (mode) => {
  process.env.NODE_ENV = mode;
  await expect(build({ database: server.database, controls })).rejects.toThrow(
    'The test controls are there in test mode only.',
  );
});
