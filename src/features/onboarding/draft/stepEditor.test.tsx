import { beforeEach, expect, test, vi } from 'vitest';
import { data, keepSession, problem } from '../../../../tests/support/unit/network.ts';
import type { Draft } from '../../../api/drafts.ts';
import type { ServerDraft, Values } from './stepEditor.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../tests/support/unit/network.ts')).createNetwork(),
);
const { createStepEditor } = await import('./stepEditor.ts');

beforeEach(() => {
  network.reset();
  keepSession();
});

interface Start {
  step?: number;
  stored?: Partial<ServerDraft>;
  inBrowser?: unknown;
}

/** A server that checks versions, and a tab with the draft of a step. */
async function open({ step = 0, stored, inBrowser }: Start = {}) {
  const nothing: ServerDraft = { step, values: {}, version: 0 };
  const server = { draft: { ...nothing, ...stored }, next: [] as ('lost' | 'refused' | 'down')[] };
  network.answers({
    'PUT /api/onboarding/draft': async (request) => {
      const sent = (await request.json()) as ServerDraft;
      const outcome = server.next.shift();
      if (outcome === 'down') throw new TypeError('No connection');
      if (outcome === 'refused') {
        const answer = problem(422, 'validation_failed', 'Too long');
        return { ...answer, body: { ...(answer.body as object), errors: { values: ['Too long'] } } };
      }
      if (sent.version !== server.draft.version) {
        const answer = problem(409, 'version_conflict', 'Changed');
        return { ...answer, body: { ...(answer.body as object), data: server.draft } };
      }
      server.draft = { ...sent, version: sent.version + 1 };
      if (outcome === 'lost') throw new TypeError('The answer is lost');
      return data({ version: server.draft.version });
    },
  });
  let copy = (inBrowser ? { content: inBrowser, typedAt: 1 } : null) as Draft<unknown> | null;
  const tab = createStepEditor(7, server.draft, {
    store: {
      loadDraft: async <Content,>() => copy as Draft<Content> | null,
      async storeDraft(_, next) {
        copy = next;
      },
      async removeDraft() {
        copy = null;
      },
      untilOnline: () => new Promise<void>(() => {}),
    },
  });
  await tab.autosave.start();
  return {
    ...{ tab, server },
    copy: () => (copy?.content ?? null) as { content: Values } | null,
    type: (values: Values) => tab.change((typed) => ({ ...typed, ...values })),
    async saved() {
      await tab.autosave.whenStored().catch(() => {});
      return tab.autosave.actor.getSnapshot().value;
    },
  };
}

const sent = () => network.calls().map(({ body }) => JSON.parse(body) as ServerDraft);
const draftOf = (content: Values, base: Values, version: number) => ({
  content,
  base: { version, content: base },
});

test('text that never reached the server wins over the server’s draft, and that over nothing', async () => {
  const stored = { values: { dob: 'server' }, version: 3 };
  const inBrowser = draftOf({ dob: 'browser' }, { dob: 'server' }, 3);
  const contents = [];
  for (const start of [{ stored, inBrowser }, { stored }, {}]) {
    const { tab, saved } = await open(start);
    contents.push([tab.read().content, await saved()]);
  }
  expect(contents).toEqual([
    [{ dob: 'browser' }, 'clean'],
    [{ dob: 'server' }, 'clean'],
    [{}, 'clean'],
  ]);
  expect(sent()).toEqual([{ step: 0, values: { dob: 'browser' }, version: 3 }]);
});

test('a draft that an earlier version of the app has left is removed, and the server’s is shown', async () => {
  const { tab, copy, saved } = await open({
    stored: { values: { dob: 'server' }, version: 3 },
    inBrowser: { values: { dob: 'browser' }, version: 3 },
  });
  expect([tab.read().content, await saved(), copy(), sent()]).toEqual([{ dob: 'server' }, 'clean', null, []]);
});

test('a step is sent as a whole, with what other versions of the app have stored in it', async () => {
  const { type, saved, copy, tab } = await open({ stored: { values: { dob: '1', later: 'x' }, version: 3 } });
  type({ gender: 'female' });
  const before = copy();
  expect([await saved(), before?.content, copy()]).toEqual([
    'clean',
    { dob: '1', later: 'x', gender: 'female' },
    null,
  ]);
  expect(sent()).toEqual([{ step: 0, values: { dob: '1', later: 'x', gender: 'female' }, version: 3 }]);
  expect(tab.read().document.savedAt).toBeInstanceOf(Date);
});

test('another tab’s version is not overwritten: the person keeps theirs, or takes the other', async () => {
  const ends = [];
  for (const choice of ['mine.kept', 'theirs.taken'] as const) {
    const { tab, server, type, saved } = await open({ stored: { values: { dob: '1' }, version: 3 } });
    server.draft = { step: 0, values: { dob: '1', gender: 'male' }, version: 4 };
    type({ dob: '2' });
    const before = await saved();
    tab.autosave.send({ type: choice });
    ends.push([before, await saved(), tab.read().content, server.draft.values]);
  }
  const [both, theirs] = [
    { dob: '2', gender: 'male' },
    { dob: '1', gender: 'male' },
  ];
  expect(ends).toEqual([
    ['conflict', 'clean', both, both],
    ['conflict', 'clean', theirs, theirs],
  ]);
});

test('the check of a CV is kept as a whole, and stays open where it was', async () => {
  const mine = { resume_id: 7, sections: { summary: { text: 'Mine' } }, confirmed: [] };
  const { tab, server, type, saved } = await open({ step: 1 });
  server.draft = { step: 1, values: { resume_id: 7, confirmed: ['skills'] }, version: 1 };
  type(mine);
  await saved();
  tab.autosave.send({ type: 'mine.kept' });
  await saved();
  expect([server.draft.values, tab.read().turn]).toEqual([mine, 0]);
});

test('the fields follow the other tab’s version once that is taken', async () => {
  const { tab, server, type, saved } = await open();
  server.draft = { step: 0, values: { dob: 'there' }, version: 7 };
  type({ dob: 'here' });
  await saved();
  tab.autosave.send({ type: 'theirs.taken' });
  expect([tab.read().content, tab.read().turn]).toEqual([{ dob: 'there' }, 1]);
});

test('where another tab has submitted the step, nothing is overwritten: the draft is sent as new', async () => {
  const { server, type, saved } = await open({ stored: { values: { dob: 'old' }, version: 5 } });
  server.draft = { step: 0, values: {}, version: 0 };
  type({ gender: 'female' });
  expect(await saved()).toBe('clean');
  expect(sent().map(({ values, version }) => [version, values])).toEqual([
    [5, { dob: 'old', gender: 'female' }],
    [0, { dob: 'old', gender: 'female' }],
  ]);
});

test('what was stored before its answer was lost is not another tab’s', async () => {
  const { server, type, saved } = await open();
  server.next.push('lost');
  type({ dob: 'first' });
  const lost = await saved();
  type({ dob: 'second' });
  expect([lost, await saved(), server.draft]).toEqual([
    'offline',
    'clean',
    { step: 0, values: { dob: 'second' }, version: 2 },
  ]);
});

test('without a connection the text stays in this browser until it can be sent', async () => {
  const { server, type, saved, copy } = await open();
  server.next.push('down', 'down');
  type({ dob: '1991' });
  const first = await saved();
  type({ dob: '1992' });
  expect([first, await saved(), copy()?.content]).toEqual(['offline', 'offline', { dob: '1992' }]);
  expect([await saved(), copy(), server.draft.values]).toEqual(['clean', null, { dob: '1992' }]);
});

test('a draft that the server rejects is sent again when it has changed', async () => {
  const { server, type, saved, copy } = await open();
  server.next.push('refused');
  type({ dob: 'much too long', gender: 'female' });
  expect([await saved(), sent().length, copy()?.content]).toEqual([
    'invalid',
    1,
    { dob: 'much too long', gender: 'female' },
  ]);
  type({ dob: '1991' });
  expect([await saved(), server.draft.values]).toEqual(['clean', { dob: '1991', gender: 'female' }]);
});
