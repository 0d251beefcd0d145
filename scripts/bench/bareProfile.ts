/**
 * The yardstick: node:http, the database's own driver, and the product's one statement and answer, with nothing else around
 * them: no tenant looked up, no right or answer checked, no headers, no log.
 */
import { createServer, type Server } from 'node:http';
import { sessionQueryParameters, signedInUserStatement } from '../../server/auth/sessions.ts';
import { presentUser } from '../../server/profile/profile.ts';

/** Runs one statement, alone or as the tenant; gives the rows as lists of cells. */
export type RunQuery = (text: string, values: unknown[]) => Promise<unknown[][]>;

const { text, valuesOf, rowOf } = signedInUserStatement;

export function createBareServer(tenantId: number, run: RunQuery): Server {
  return createServer(async (request, response) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const now = new Date();
    try {
      const [cells] = await run(text, valuesOf(sessionQueryParameters(tenantId, token, now)));
      const body = cells
        ? { status: true, message: '', data: presentUser(rowOf(cells), now) }
        : { status: false, message: 'Please sign in.' };
      response.writeHead(cells ? 200 : 401, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    } catch {
      response.writeHead(500).end();
    }
  });
}
