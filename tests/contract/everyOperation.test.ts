/** Each operation of openapi.yaml does what it is asked, with one valid call: on each database. */
import { afterAll, expect, test } from 'vitest';
import { startLocalProvider } from '../../server/auth/social/localProvider.ts';
import { operations } from '../support/contract/described.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { validCallOn } from '../support/contract/validCalls.ts';

const provider = await startLocalProvider();
afterAll(() => provider.close());

const server = await startTestServer({ social: { local: async () => provider.settings } });
const validCall = validCallOn(server);

test.each(operations)('one valid call of $id is answered with success', async (described) => {
  const { status, body } = await server.request(described.id, await validCall(described));
  expect([status, body?.errors]).toEqual([expect.toBeOneOf([200, 201, 202, 204]), undefined]);
});
