/**
 * The baseline: node:http and the database's driver with the product's statement and answer, without tenant lookup, checks of
 * rights and answer, headers, and log.
 */
import { createServer, type Server } from 'node:http';
import { sessionQueryParameters, signedInUserStatement } from '../../server/auth/signedIn.ts';
import { presentUser } from '../../server/profile/profile.ts';

/** Runs a statement, with or without the tenant's role. @returns rows as lists of cells */
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
