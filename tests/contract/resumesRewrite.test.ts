/** Against the rules, and against an endpoint that this file plays in every mood. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { defaultLimits } from '../../server/http/answers/rateLimits.ts';
import { startTestServer, type TestServer } from '../support/contract/harness.ts';

type Rewrite = components['schemas']['ResumeRewrite'];
type Reply = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let reply: Reply = () => {};
const requests: { path: string | undefined; key: string | undefined; body: unknown }[] = [];
const endpoint = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString();
  requests.push({ path: request.url, key: request.headers.authorization, body: JSON.parse(body) });
  reply(request, response, body);
});
await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`;
afterAll(() => {
  endpoint.closeAllConnections();
  endpoint.close();
});

const plain = await startTestServer({ limits: { rewrite: { attempts: 9, seconds: 60 } } });
const text = 'I was responsible for managing 9 engineers in order to keep 14 sites online';

async function rewrite(server: TestServer, body: object = {}, persona = 'veteran-complete') {
  const token = await server.signIn(persona);
  const { body: listed } = await server.request('listResumes', {
    token: await server.signIn('veteran-complete'),
  });
  const [resume] = listed.data as { id: number }[];
  return server.request('rewriteResumeText', {
    token,
    params: { id: resume!.id },
    body: { text, mode: 'shorten', ...body },
  });
}

describe('by the rules', () => {
  test('RESUME-05 there are six modes, each with its suggestion, its changes and their reasons', async () => {
    const line = 'I was responsible for managing 9 engineers at the depot in order to keep 14 sites online';
    const suggestions: Record<string, string> = {};
    for (const mode of ['rephrase', 'shorten', 'professional', 'enthusiastic', 'persuasive', 'ninja']) {
      const { status, body } = await rewrite(plain, { mode, text: line });
      const { suggestion, changes, engine, note } = body.data as Rewrite;
      expect([status, engine, note]).toEqual([200, 'rules', null]);
      for (const change of changes) expect(change.reason).not.toBe('');
      suggestions[mode] = suggestion;
    }
    expect(suggestions).toEqual({
      rephrase: 'I managed 9 engineers at the depot to keep 14 sites online',
      shorten: 'Managed 9 engineers at the depot to keep 14 sites online',
      professional: 'Managed 9 engineers at the depot in order to keep 14 sites online.',
      enthusiastic: 'Took charge of 9 engineers at the depot in order to keep 14 sites online',
      persuasive: 'To keep 14 sites online, managed 9 engineers at the depot',
      ninja: 'Managed 9 engineers at depot to keep 14 sites online',
    });
  });

  test('a line with terms that nobody knows is not called plain: they are named', async () => {
    const line = 'Delivered XQTs and ZHS returns for 12 months';
    const { body } = await rewrite(plain, { mode: 'rephrase', text: line }, 'veteran-complete');
    expect(body.data).toMatchObject({ suggestion: line, changes: [], unknown_terms: ['XQTs', 'ZHS'] });
  });

  test('what a person says a term means is kept for them alone, and used from then on', async () => {
    const server = await startTestServer();
    const ask = async () =>
      (await rewrite(server, { mode: 'rephrase', text: 'Ran a XQTT and 3 XQTTs' })).body.data as Rewrite;
    const token = await server.signIn('veteran-complete');
    const save = (term: string, meaning: string) =>
      server.request('saveTermMeaning', { token, body: { term, meaning } });
    expect((await ask()).unknown_terms).toEqual(['XQTT', 'XQTTs']);
    const { status, body } = await save('XQTT', '  engine   test ');
    expect([status, body.data]).toEqual([200, [{ term: 'XQTT', meaning: 'engine test' }]]);
    expect(await ask()).toMatchObject({
      suggestion: 'Ran an engine test and 3 engine tests',
      unknown_terms: [],
    });
    const other = await server.request('listTermMeanings', { token: await server.signIn('veteran-no-cv') });
    expect(other.body.data).toEqual([]);
    expect((await save('XQTT', '')).body.data).toEqual([]);
    expect((await ask()).unknown_terms).toEqual(['XQTT', 'XQTTs']);
  });

  test('an unknown mode, no text, too much text and another’s résumé are refused, and so is the 10th in a minute', async () => {
    const statuses = [];
    for (const body of [{ mode: 'haiku' }, { text: '' }, { text: 'x'.repeat(2001) }]) {
      statuses.push((await rewrite(plain, body)).status);
    }
    statuses.push((await rewrite(plain, {}, 'veteran-no-cv')).status);
    statuses.push(
      (await rewrite(plain)).status,
      (await rewrite(plain)).status,
      (await rewrite(plain)).status,
    );
    expect(statuses).toEqual([422, 422, 422, 404, 200, 200, 429]);
  });
});

test('by the rules, six styles of ten lines in a minute are answered', async () => {
  const server = await startTestServer({ limits: { rewrite: defaultLimits.rewrite } });
  const statuses = new Set<number>();
  for (let times = 0; times < 60; times += 1) statuses.add((await rewrite(server)).status);
  expect([...statuses]).toEqual([200]);
});

test('WORDS-02 a style that gives the same words as another says so', async () => {
  const { body } = await rewrite(await startTestServer(), {
    mode: 'professional',
    section: 'military_exp',
    text: 'Trained 12 Cpls on the GPMG',
  });
  expect(body.data).toMatchObject({
    suggestion: 'Trained 12 corporals on the general-purpose machine gun.',
    note: 'Professional and Rephrase give the same words for this text.',
  });
});

describe('by an endpoint that is not there', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const server = await startTestServer({
    rewrite: { url: `http://127.0.0.1:${port}/v1`, model: 'a-model', timeoutMs: 5000 },
  });

  test('the rules answer immediately, in every mode, with a note', async () => {
    for (const mode of ['rephrase', 'shorten', 'professional', 'enthusiastic', 'persuasive', 'ninja']) {
      const { status, body } = await rewrite(server, { mode });
      const { suggestion, engine, note } = body.data as Rewrite;
      const rulesInstead = 'The writing service did not answer, so this suggestion follows our own rules.';
      expect([status, engine, note]).toEqual([
        200,
        'rules',
        mode === 'ninja'
          ? `${rulesInstead} Ninja and Shorten give the same words for this text.`
          : rulesInstead,
      ]);
      expect(suggestion).toMatch(/9 engineers/);
      expect(suggestion).toMatch(/keep 14 sites online/);
    }
  });
});

describe('by an endpoint', async () => {
  const server = await startTestServer({
    rewrite: { url, key: 'a-key', model: 'a-model', timeoutMs: 60_000 },
  });
  // An answer in time must be one on a busy machine too, so nobody but the slow are timed shortly.
  const impatient = await startTestServer({ rewrite: { url, model: 'a-model', timeoutMs: 300 } });
  const says =
    (content: unknown): Reply =>
    (_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    };

  test('its words are suggested with what they change', async () => {
    reply = says('“Managed 9 engineers to keep 14 sites online”');
    const { body } = await rewrite(server);
    expect(body.data).toEqual({
      suggestion: 'Managed 9 engineers to keep 14 sites online',
      changes: [
        { from: 'I was responsible for managing', to: 'Managed', reason: 'Other words for the same' },
        { from: 'in order', to: '', reason: 'Other words for the same' },
      ],
      unknown_terms: [],
      engine: 'a-model',
      note: null,
    });
    const [{ path, key, body: sent }] = requests.slice(-1) as [(typeof requests)[number]];
    expect([path, key]).toEqual(['/v1/chat/completions', 'Bearer a-key']);
    expect(sent).toMatchObject({
      model: 'a-model',
      messages: [{ role: 'system' }, { role: 'user', content: text }],
    });
  });

  test('more than its limit in an hour is answered by the rules, with a note', async () => {
    const limited = await startTestServer({
      rewrite: { url, model: 'a-model', timeoutMs: 60_000 },
      limits: { rewriteByModel: { attempts: 1, seconds: 3600 } },
    });
    reply = says('Managed 9 engineers to keep 14 sites online');
    const engines = [];
    for (let times = 0; times < 3; times += 1)
      engines.push(((await rewrite(limited)).body.data as Rewrite).engine);
    const { note } = (await rewrite(limited)).body.data as Rewrite;
    expect([engines, note]).toEqual([
      ['a-model', 'rules', 'rules'],
      'You’ve used the writing service often this hour, so this suggestion follows our own rules.',
    ]);
  });

  const moods: [string, Reply, RegExp][] = [
    ['adds a number', says('Managed 9 engineers across 15 sites'), /added a number, 15/],
    ['adds a name', says('Managed 9 Cisco engineers to keep 14 sites online'), /added a name, Cisco/],
    [
      'adds a thing',
      says('Managed 9 engineers and a budget to keep 14 sites online'),
      /something new, budget/,
    ],
    ['adds a claim', says('Successfully managed 9 engineers, 14 sites'), /added a claim, Successfully/],
    ['answers nothing', says(''), /no usable answer/],
    ['answers markup', says('<script>alert(1)</script>'), /no usable answer/],
    ['answers another shape', says({ text: 'x' }), /no usable answer/],
    ['answers null', (_, response) => response.end('null'), /no usable answer/],
    ['answers no choice', (_, response) => response.end('{"choices":[]}'), /no usable answer/],
    ['answers an error', (_, response) => response.end('{"error":{"message":"no"}}'), /no usable answer/],
    ['answers a book', says('word '.repeat(2000)), /no usable answer/],
    ['answers nonsense', (_, response) => response.end('not json'), /did not answer/],
    ['answers without end', (_, response) => response.end('x'.repeat(200_000)), /did not answer/],
    ['is broken', (_, response) => response.writeHead(500).end(), /did not answer/],
    ['sends elsewhere', (_, response) => response.writeHead(302, { location: '/' }).end(), /did not answer/],
    ['hangs up', (request) => request.socket.destroy(), /did not answer/],
  ];
  const slow: typeof moods = [
    ['is slow', () => {}, /took too long/],
    ['begins and never ends', (_, response) => response.write('{"choices":'), /took too long/],
  ];
  test.each([
    ...moods.map((mood) => [...mood, server] as const),
    ...slow.map((mood) => [...mood, impatient] as const),
  ])('one that %s is not believed: the rules answer, with a note', async (_, mood, note, asking) => {
    reply = mood;
    const { status, body } = await rewrite(asking);
    const data = body.data as Rewrite;
    expect([status, data.engine, data.suggestion]).toEqual([
      200,
      'rules',
      'Managed 9 engineers to keep 14 sites online',
    ]);
    expect(data.note).toMatch(note);
  });
});
