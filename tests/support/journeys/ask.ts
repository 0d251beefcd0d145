import type { Page } from '@playwright/test';
import { expect } from './story.ts';

interface Asking {
  origin: string;
  path: string;
  token?: string;
  data?: unknown;
}

/** A call by the test itself, with data by POST. Node resolves "localhost", but not a tenant’s "us.localhost". */
export async function ask(page: Page, { origin, path, token, data }: Asking) {
  const url = new URL(path, origin);
  const headers = { host: url.host, ...(token && { authorization: `Bearer ${token}` }) };
  url.hostname = 'localhost';
  const options = { headers, data };
  const answer = await (data ? page.request.post(url.href, options) : page.request.get(url.href, options));
  expect(answer.ok()).toBe(true);
  return (await answer.json()).data;
}
