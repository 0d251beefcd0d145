/** Each operation of openapi.yaml does what it is asked, with one valid call: on each database. */
import { afterAll, expect, test } from 'vitest';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { startLocalProvider } from '../../server/auth/social/localProvider.ts';
import type { OperationId } from '../../server/http/contract/call.ts';
import { type Described, operations } from '../support/contract/described.ts';
import { type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { usualCallers, validCallsOn } from '../support/contract/validCalls.ts';

const provider = await startLocalProvider();
afterAll(() => provider.close());

const server = await startTestServer({ social: { local: async () => provider.settings } });
const validCalls = validCallsOn(server);

/** The example of the contract, by somebody who may, with the first of the words that a parameter has to choose from. */
async function usualCall({ access, example, parameters }: Described): Promise<RequestOptions> {
  const email = usualCallers[access];
  const choices = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required && parameter.schema.enum)
        .map(({ name, schema }) => [name, (schema.enum as string[])[0]!]),
    );
  const meant = { captcha_token: await server.solveCaptcha(), current_password: demoPassword };
  const fields = Object.entries((example ?? {}) as object);
  const body = Object.fromEntries(
    fields.map(([name, value]) => [name, meant[name as keyof typeof meant] ?? value]),
  );
  return {
    params: choices('path'),
    query: choices('query'),
    ...(email ? { token: await server.sessionOf(email) } : {}),
    ...(example ? { body } : {}),
  };
}

test.each(operations)('one valid call of $id is answered with success', async (described) => {
  const call = validCalls[described.id as OperationId] ?? (() => usualCall(described));
  const { status, body } = await server.request(described.id, await call());
  expect([status, body?.errors]).toEqual([expect.toBeOneOf([200, 201, 202, 204]), undefined]);
});
