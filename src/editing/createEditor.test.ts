import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftStore } from '../adapters/autosave.ts';
import type { Draft, DraftKey } from '../api/drafts.ts';
import { createEditor } from './createEditor.ts';
import type { EditedDraft, Kind, Sent } from './kind.ts';
import { part } from './parts.ts';

interface Note {
  id: number;
  version: number;
  title: string;
  text: string;
  until: string | null;
  items: { id?: number; key: string; name: string }[];
  step: number;
  length?: number;
}
type Content = Pick<Note, 'title' | 'text' | 'until' | 'items' | 'step'>;
type Name = keyof Content;
type NoteKind = Kind<Note, Content, Content, Name>;
type NoteSent = Sent<Note, Content, Content, Name>;

const stored: Note = { id: 7, version: 3, title: 'Old', text: 'Text', until: null, items: [], step: 0 };

const isDate = (text: string | null) => text !== null && /^\d{4}-\d\d$/.test(text);

const notes: NoteKind = {
  key: ({ id }) => ({ userId: 1, form: 'resume', id }),
  open: ({ title, text, until, items, step, version }) => ({
    content: { title, text, until, items, step },
    version,
  }),
  parts: {
    title: part('Title', ['title'], ({ title }) => ({ title: title.trim() })),
    text: part('Text', ['text']),
    until: part('Until', ['until'], ({ until }) => ({ until: isDate(until) ? until : null })),
    items: part('Items', ['items']),
    step: { ...part('Step', ['step']), isOwn: true },
  },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Outcome = Partial<Note> | object;
const lost = { status: 0, code: 'no_answer', message: 'Lost' };
const rejection = (errors: Record<string, string[]>) => ({
  status: 422,
  code: 'invalid',
  message: 'Check your answers',
  errors,
});
const conflictWith = (theirs: Note) => ({
  status: 409,
  code: 'version_conflict',
  message: 'Changed',
  data: theirs,
});

interface Start {
  document?: Note;
  kind?: Partial<NoteKind>;
  draft?: unknown;
  /** The server's answers in order; afterwards it stores what it is sent. */
  outcomes?: Outcome[];
  savesByItself?: boolean;
}

function createDraftStore(draft: unknown, id: number) {
  const copies = new Map<number, Draft<unknown>>();
  if (draft !== undefined) copies.set(id, { content: draft, typedAt: 0 });
  const removed: number[] = [];
  let reconnect = () => {};
  const store: DraftStore = {
    loadDraft: async <Stored>(key: DraftKey) => (copies.get(key.id) ?? null) as Draft<Stored> | null,
    async storeDraft(key, next) {
      copies.set(key.id, next);
    },
    async removeDraft(key) {
      removed.push(key.id);
      copies.delete(key.id);
    },
    untilOnline: () =>
      new Promise<void>((resolve) => {
        reconnect = resolve;
      }),
  };
  return {
    ...{ store, removed, reconnect: () => reconnect() },
    drafts: () => [...copies.keys()],
    copy: () => ([...copies.values()].at(-1)?.content ?? null) as EditedDraft<Content> | null,
  };
}

/** A server in memory that checks versions, and an editor of its note. */
async function open({
  document = stored,
  kind = {},
  draft,
  outcomes = [],
  savesByItself = true,
}: Start = {}) {
  const { store, removed, copy, drafts, reconnect } = createDraftStore(draft, document.id);
  const calls: { version: number; parts: readonly Name[]; body: Partial<Content> }[] = [];
  const server = { note: document };
  let release: (() => void) | null = null;
  let isHeld = false;

  async function call({ version, parts, body }: NoteSent): Promise<Note> {
    calls.push({ version, parts, body });
    if (isHeld)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    const outcome = outcomes.shift() ?? {};
    if ('status' in outcome) throw outcome;
    if (version !== server.note.version) throw conflictWith(server.note);
    server.note = { ...server.note, ...body, ...outcome, id: 7, version: version + 1 };
    return server.note;
  }

  const editor = createEditor<Note, Content, Content, Name>(
    { ...notes, ...(savesByItself && { save: call }), ...kind },
    document,
    { store },
  );
  await editor.autosave.start();
  const type = (change: Partial<Content>) => editor.change((content) => ({ ...content, ...change }));
  return {
    ...{ editor, calls, server, call, type, removed, copy, drafts, reconnect },
    state: () => editor.autosave.actor.getSnapshot().value,
    wait: (milliseconds = 1_000) => vi.advanceTimersByTimeAsync(milliseconds),
    fields: () => editor.read().problems.map(({ field, message }) => [field, message]),
    hold() {
      isHeld = true;
      return async () => {
        isHeld = false;
        release?.();
        await vi.advanceTimersByTimeAsync(0);
      };
    },
  };
}

test('only changed parts are sent, after a second without typing, and the draft goes when the server has them', async () => {
  const { type, calls, copy, wait, state } = await open();
  type({ text: 'Ne' });
  await wait(600);
  type({ text: 'New' });
  await wait(999);
  const before = { calls: [...calls], text: copy()?.content.text };
  await wait(1);
  expect({ before, calls, copy: copy(), state: state() }).toEqual({
    before: { calls: [], text: 'New' },
    calls: [{ version: 3, parts: ['text'], body: { text: 'New' } }],
    copy: null,
    state: 'clean',
  });
});

test('what is typed during a save is not lost, nor are spaces that the server removes', async () => {
  const { editor, type, calls, wait, hold } = await open();
  const release = hold();
  type({ title: 'Depot ' });
  await wait();
  type({ title: 'Depot lead' });
  await release();
  const { content, base, turn } = editor.read();
  await wait();
  expect({ typed: content.title, base: base.title, turn }).toEqual({
    typed: 'Depot lead',
    base: 'Depot ',
    turn: 0,
  });
  expect(calls.map(({ body }) => body)).toEqual([{ title: 'Depot' }, { title: 'Depot lead' }]);
});

test('spaces and half a date are no change, and a field that was left half typed is saved once', async () => {
  const { editor, type, calls, wait, state } = await open({ document: { ...stored, until: '2027-01' } });
  type({ title: ' Old ' });
  await wait();
  type({ until: '2027-' });
  await wait(60_000);
  expect({ calls, state: state(), shown: editor.read().content.until }).toEqual({
    calls: [{ version: 3, parts: ['until'], body: { until: null } }],
    state: 'clean',
    shown: '2027-',
  });
});

test('keys in another order and empty values are no change', async () => {
  const { editor, type } = await open({ document: { ...stored, items: [{ key: 'a', name: 'A' }] } });
  type({ items: [{ name: 'A', key: 'a', id: undefined as never }] });
  expect(editor.unsaved()).toEqual([]);
});

test('a document that the server does not have is sent as a whole, once, and its first draft goes', async () => {
  const { editor, type, calls, wait, removed } = await open({ document: { ...stored, id: 0, version: 0 } });
  type({ title: 'New' });
  await wait();
  type({ text: 'More' });
  await wait();
  expect(calls.map(({ version, parts }) => [version, parts])).toEqual([
    [0, ['title', 'text', 'until', 'items', 'step']],
    [1, ['text']],
  ]);
  expect([removed.includes(0), editor.read().document.id]).toEqual([true, 7]);
});

test('a newer version that differs only in what this window has, or does not share, is no conflict', async () => {
  const { editor, type, calls, server, wait, state } = await open();
  server.note = { ...stored, version: 9, text: 'Mine', step: 4 };
  type({ text: 'Mine', step: 1 });
  await wait();
  expect({ state: state(), calls: calls.map(({ version, parts }) => [version, parts]) }).toEqual({
    state: 'clean',
    calls: [
      [3, ['text', 'step']],
      [9, ['step']],
    ],
  });
  expect([server.note.step, editor.read().turn]).toEqual([1, 0]);
});

test('a newer version with another change is not overwritten, and both sides are shown', async () => {
  const { editor, type, calls, server, wait, state } = await open();
  server.note = { ...stored, version: 4, title: 'Their name', text: 'Theirs' };
  type({ text: 'Mine' });
  await wait(60_000);
  expect([state(), calls.length, editor.differences(server.note)]).toEqual([
    'conflict',
    1,
    [
      { where: 'Title', mine: null, theirs: ['Their name'] },
      { where: 'Text', mine: ['Mine'], theirs: ['Theirs'] },
    ],
  ]);
});

test('in a conflict, own changes are put on top, or replaced; undo brings the other side back', async () => {
  const ends = [];
  for (const type of ['mine.kept', 'theirs.taken'] as const) {
    const note = await open();
    note.server.note = { ...stored, version: 4, title: 'Their name', text: 'Theirs', step: 5 };
    note.type({ text: 'Mine', step: 2 });
    await note.wait();
    note.editor.autosave.send({ type });
    await note.wait(0);
    const { title, text, step } = note.editor.read().content;
    note.editor.undo();
    ends.push([note.calls.slice(1), { title, text, step }, note.editor.read().content.text]);
  }
  expect(ends).toEqual([
    [
      [{ version: 4, parts: ['text', 'step'], body: { text: 'Mine', step: 2 } }],
      { title: 'Their name', text: 'Mine', step: 2 },
      'Theirs',
    ],
    [[], { title: 'Their name', text: 'Theirs', step: 2 }, 'Mine'],
  ]);
});

test('a save whose answer is lost is sent again when the old text is typed back', async () => {
  const { type, server, calls, copy, wait, state } = await open({ outcomes: [lost] });
  type({ text: 'New' });
  await wait();
  // The server stored it, but nobody here knows.
  server.note = { ...stored, text: 'New', version: 4 };
  type({ text: 'Text' });
  await wait(0);
  const draft = { state: state(), isStored: copy() !== null };
  await wait(10_000);
  expect({ draft, text: server.note.text, state: state() }).toEqual({
    draft: { state: 'offline', isStored: true },
    text: 'Text',
    state: 'clean',
  });
  expect(calls.map(({ version, body }) => [version, body.text])).toEqual([
    [3, 'New'],
    [3, 'Text'],
    [4, 'Text'],
  ]);
});

test('a draft remembers calls without an answer, so that their text is no other window’s', async () => {
  const first = await open({ outcomes: [lost] });
  first.type({ text: 'New' });
  await first.wait();
  first.type({ text: 'Text' });
  await first.wait(0);
  const second = await open({ document: { ...stored, text: 'New', version: 4 }, draft: first.copy() });
  await second.wait();
  expect({ calls: second.calls, text: second.server.note.text }).toEqual({
    calls: [{ version: 4, parts: ['text'], body: { text: 'Text' } }],
    text: 'Text',
  });
});

test('ids of a new item whose answer was lost are learned, and it is not sent twice', async () => {
  const learned: NoteKind['learned'] = (content, sent, answer) => ({
    ...content,
    items: content.items.map((item) => {
      const index = sent.items.findIndex(({ key }) => key === item.key);
      return { ...item, id: item.id ?? answer.items[index]?.id ?? 0 };
    }),
  });
  const { editor, type, server, calls, wait, state } = await open({ kind: { learned }, outcomes: [lost] });
  type({ items: [{ key: 'a', name: 'A' }] });
  await wait();
  server.note = { ...stored, version: 4, items: [{ key: 'a', name: 'A', id: 51 }] };
  await wait(10_000);
  expect([state(), calls.length, editor.read().content.items]).toEqual([
    'clean',
    2,
    [{ key: 'a', name: 'A', id: 51 }],
  ]);
});

test('ids that an answer brings are added to what was typed meanwhile, and change nothing else', async () => {
  const learned: NoteKind['learned'] = (content, _, answer) => ({
    ...content,
    items: content.items.map((item) => ({
      ...item,
      id: answer.items.find(({ key }) => key === item.key)?.id ?? 0,
    })),
  });
  const { editor, type, wait, hold, calls } = await open({
    kind: { learned },
    outcomes: [{ items: [{ key: 'a', name: 'A', id: 51 }] }],
  });
  const release = hold();
  type({ items: [{ key: 'a', name: 'A' }] });
  await wait();
  type({ items: [{ key: 'a', name: 'A2' }] });
  await release();
  const { content, turn } = editor.read();
  await wait();
  expect([content.items, turn, calls.at(-1)?.body]).toEqual([
    [{ key: 'a', name: 'A2', id: 51 }],
    0,
    { items: [{ key: 'a', name: 'A2', id: 51 }] },
  ]);
});

const draftOf = (content: Partial<Content>, base: Partial<Content>, version: number) => {
  const { content: full } = notes.open(stored);
  return { content: { ...full, ...content }, base: { version, content: { ...full, ...base } } };
};

test('a draft of an older version over another window’s newer text asks', async () => {
  const draft = draftOf({ text: 'Mine' }, {}, 2);
  const { editor, calls, wait, state } = await open({
    document: { ...stored, text: 'Theirs' },
    draft,
  });
  const text = editor.read().content.text;
  await wait();
  expect([text, state(), calls.map(({ version }) => version)]).toEqual(['Mine', 'conflict', [2]]);
});

test('a draft goes on where only something was stored that it has, too', async () => {
  const over = (document: Partial<Note>, draft: unknown) =>
    open({ document: { ...stored, ...document }, draft });
  const unchanged = await over({}, draftOf({ text: 'Mine' }, {}, 2));
  const saved = await over({ text: 'Mine' }, draftOf({ text: 'Mine' }, {}, 2));
  const oldShape = await over({}, { typed: { text: 'Mine' }, base: { text: 'Text' }, version: 3 });
  const read = ({ editor, state }: typeof saved) => [
    editor.read().content.text,
    editor.read().version,
    state(),
  ];
  expect([read(unchanged), read(saved), read(oldShape)]).toEqual([
    ['Mine', 3, 'dirty'],
    ['Mine', 3, 'clean'],
    ['Text', 3, 'clean'],
  ]);
});

test('where the stored document no longer exists, nothing is overwritten: it is sent as new', async () => {
  const { type, server, calls, wait, state } = await open({
    kind: { isGone: ({ version }) => version === 0 },
  });
  server.note = { ...stored, version: 0, text: '', title: '' };
  type({ text: 'Mine' });
  await wait();
  expect([state(), calls.map(({ version, body }) => [version, body.title, body.text])]).toEqual([
    'clean',
    [
      [3, undefined, 'Mine'],
      [0, 'Old', 'Mine'],
    ],
  ]);
});

test('a rejected part keeps no other from being stored, and is not sent again until it changes', async () => {
  const { type, calls, wait, state, fields } = await open({
    outcomes: [rejection({ text: ['Too rude'] })],
  });
  type({ title: 'New', text: '!' });
  await wait(60_000);
  const before = [state(), fields()];
  type({ text: 'Fine' });
  await wait();
  expect([before, state(), fields()]).toEqual([['invalid', [['text', 'Too rude']]], 'clean', []]);
  expect(calls.map(({ parts }) => parts)).toEqual([['title', 'text'], ['title'], ['text']]);
});

test('a rejection without a place lets each part be tried alone', async () => {
  const refused = rejection({ somewhere: ['No'] });
  const { type, calls, wait, state } = await open({ outcomes: [refused, refused] });
  type({ title: 'New', text: '!' });
  await wait();
  expect([calls.map(({ parts }) => parts), state()]).toEqual([
    [['title', 'text'], ['title'], ['text']],
    'invalid',
  ]);
});

test('two rejected parts have their own messages, and a part that is typed back has none', async () => {
  const calls: NoteKind['calls'] = (changed) => changed.map((name) => [name]);
  const { type, wait, fields } = await open({
    kind: { calls },
    outcomes: [rejection({ title: ['Title is wrong'] }), rejection({ text: ['Text is wrong'] })],
  });
  type({ title: '?', text: '!' });
  await wait();
  const before = fields();
  type({ title: 'Old', text: 'Fine' });
  await wait();
  expect([before, fields()]).toEqual([
    [
      ['title', 'Title is wrong'],
      ['text', 'Text is wrong'],
    ],
    [],
  ]);
});

test('messages that name no part belong to the call that was rejected', async () => {
  const { type, wait, fields, calls } = await open({
    kind: {
      calls: (changed) => changed.map((name) => [name]),
      placeOf: (path, { parts }) => ({ parts, field: `${parts[0]}.${path}` }),
    },
    outcomes: [rejection({ value: ['First'] }), rejection({ value: ['Second'] })],
  });
  type({ title: '?', text: '!' });
  await wait();
  const before = fields();
  type({ title: 'Fine' });
  await wait();
  expect([before, calls.slice(2).map(({ parts }) => parts)]).toEqual([
    [
      ['title.value', 'First'],
      ['text.value', 'Second'],
    ],
    [['title'], ['text']],
  ]);
});

test('calls go out in the order of the form', async () => {
  const { type, calls, wait } = await open({
    kind: { calls: (changed) => changed.toReversed().map((name) => [name]) },
  });
  type({ title: 'New', text: 'New', step: 2 });
  await wait();
  expect(calls.map(({ version, parts }) => [version, parts])).toEqual([
    [3, ['step']],
    [4, ['text']],
    [5, ['title']],
  ]);
});

test('a rejection that the form can correct is not shown', async () => {
  const { editor, type, wait, state, fields } = await open({
    kind: { corrected: (content, { errors }) => (errors?.text ? { ...content, text: 'Clean' } : null) },
    outcomes: [rejection({ text: ['No'] })],
  });
  type({ text: 'Rude', title: 'New' });
  await wait();
  const { content, turn } = editor.read();
  expect([state(), fields(), content.text, turn]).toEqual(['clean', [], 'Clean', 0]);
});

test('typing in a field within a second is one step of undo; undo and redo raise the turn, saving does not', async () => {
  const { editor, wait } = await open();
  const typed = async (text: string, pause: number) => {
    editor.change((content) => ({ ...content, text }), 'text');
    await wait(pause);
  };
  await typed('N', 400);
  await typed('Ne', 1_500);
  await typed('New', 1_500);
  const { turn: before } = editor.read();
  const texts = [editor.undo, editor.undo, editor.undo, editor.redo, editor.redo, editor.redo].map((move) => {
    move();
    const { content, canUndo, canRedo } = editor.read();
    return [content.text, canUndo, canRedo];
  });
  expect([before, texts, editor.read().turn]).toEqual([
    0,
    [
      ['Ne', true, true],
      ['Text', false, true],
      ['Text', false, true],
      ['Ne', true, true],
      ['New', true, false],
      ['New', true, false],
    ],
    4,
  ]);
});

test('nothing is saved while the form is submitted, and another document’s conflict is not read', async () => {
  const { editor, type, calls, wait, state } = await open();
  type({ text: 'Mine' });
  let fail = (_: unknown) => {};
  const submission = editor.submit(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await wait(60_000);
  const during = [state(), calls.length];
  fail(conflictWith({ ...stored, version: 99, text: 'Mine' }));
  await expect(submission).rejects.toMatchObject({ status: 409 });
  expect([during, editor.read().version]).toEqual([['submitting', 0], 3]);
  await wait();
  expect(calls.map(({ version }) => version)).toEqual([3]);
});

test('a call that sends no part, such as publishing, leaves what was just typed unsaved', async () => {
  const { editor, type, server, calls, wait } = await open();
  server.note = { ...stored, version: 4 };
  await editor.submit(async () => {
    type({ text: 'Just typed' });
    return server.note;
  }, editor.answered);
  const unsaved = editor.unsaved();
  await wait();
  expect([unsaved, calls.map(({ version, parts }) => [version, parts])]).toEqual([['text'], [[4, ['text']]]]);
});

test('a submission that rejects what is stored is shown until that part is saved', async () => {
  const { editor, type, wait, fields } = await open();
  const submission = editor.submit(async () => {
    throw rejection({ text: ['Write more'] });
  });
  await expect(submission).rejects.toMatchObject({ status: 422 });
  type({ title: 'New' });
  await wait();
  const before = fields();
  type({ text: 'More' });
  await wait();
  expect([before, fields()]).toEqual([[['text', 'Write more']], []]);
});

const requiredTitle = part<Content, Content>('Title', ['title'], ({ title }) =>
  title.trim() ? { title } : {},
);
const withRequiredTitle = { parts: { ...notes.parts, title: requiredTitle } };

test('a part with nothing to send is no change, and overwrites no other window', async () => {
  const { editor, type, calls, server, wait } = await open({ kind: withRequiredTitle });
  type({ title: ' ' });
  await wait();
  server.note = { ...stored, version: 4, title: 'Theirs' };
  type({ text: 'Mine' });
  await wait();
  const shown = editor.read().content;
  type({ title: 'New' });
  await wait();
  expect([calls.map(({ body }) => body), shown.title, server.note.title]).toEqual([
    [{ text: 'Mine' }, { text: 'Mine' }, { title: 'New' }],
    ' ',
    'New',
  ]);
});

test('a part that could not be sent with a new document is sent once it can', async () => {
  const document = { ...stored, version: 0 };
  const { type, calls, wait } = await open({ document, kind: withRequiredTitle });
  type({ title: '', text: 'Mine' });
  await wait();
  type({ title: 'New' });
  await wait();
  expect(calls.map(({ body }) => body.title)).toEqual([undefined, 'New']);
});

test('a form that is only submitted keeps a draft, sends its changes once, and says what was rejected', async () => {
  const { editor, type, call, calls, copy, wait, state, fields } = await open({
    savesByItself: false,
    outcomes: [rejection({ text: ['No'] })],
  });
  type({ text: 'Mine' });
  await wait(60_000);
  const before = [calls.length, copy()?.content.text, state()];
  await expect(editor.send(call)).rejects.toMatchObject({ status: 422 });
  const rejected = fields();
  await editor.send(call);
  await wait(0);
  expect([before, rejected, fields(), copy(), state()]).toEqual([
    [0, 'Mine', 'dirty'],
    [['text', 'No']],
    [],
    null,
    'clean',
  ]);
});

test('sending again after a lost answer finds what is stored already', async () => {
  const { editor, type, call, calls, server } = await open({ savesByItself: false, outcomes: [lost] });
  type({ text: 'Mine' });
  await expect(editor.send(call)).rejects.toMatchObject({ status: 0 });
  server.note = { ...stored, version: 4, text: 'Mine' };
  type({ text: 'Text' });
  await editor.send(call);
  expect([server.note.text, calls.map(({ version }) => version)]).toEqual(['Text', [3, 3, 4]]);
});

test('a newer version that was read is shown where nothing was typed, and never replaces typing', async () => {
  const newer = { ...stored, version: 4, text: 'Theirs' };
  const untouched = await open();
  untouched.editor.refreshed(newer);
  const typed = await open();
  typed.type({ text: 'Mine' });
  typed.editor.refreshed(newer);
  typed.editor.refreshed({ ...stored, version: 5 });
  const read = ({ editor }: typeof typed) => {
    const { content, version, turn, canUndo } = editor.read();
    return [content.text, version, turn, canUndo];
  };
  expect([read(untouched), read(typed)]).toEqual([
    ['Theirs', 4, 1, false],
    ['Mine', 5, 0, true],
  ]);
});

test('what the server has computed is added, and the draft goes when a form starts again', async () => {
  const { editor, type, copy, wait } = await open({ savesByItself: false });
  editor.add({ length: 12 });
  type({ text: 'Mine' });
  await wait(0);
  const before = [editor.read().document.length, copy() !== null];
  editor.reopened({ ...stored, text: '' });
  await wait(0);
  const { content, turn, canUndo } = editor.read();
  expect([before, copy(), content.text, turn, canUndo]).toEqual([[12, true], null, '', 1, false]);
});

test('an error that names no part is shown until what was sent is stored', async () => {
  const refused = rejection({ somewhere: ['No'] });
  const { type, wait, state, fields } = await open({
    outcomes: [refused, refused],
  });
  type({ text: '!' });
  await wait();
  const before = [state(), fields()];
  type({ text: '?' });
  await wait();
  const again = fields();
  type({ text: 'Fine' });
  await wait();
  expect([before, again, state(), fields()]).toEqual([
    ['invalid', [['somewhere', 'No']]],
    [['somewhere', 'No']],
    'clean',
    [],
  ]);
});

test('an error that names none of several parts stays with the one that is rejected alone', async () => {
  const refused = rejection({ somewhere: ['No'] });
  const { type, wait, fields } = await open({ outcomes: [refused, {}, refused, refused, {}, refused] });
  type({ title: 'New', text: '!' });
  await wait();
  const before = fields();
  type({ title: 'Newer' });
  await wait();
  const during = fields();
  type({ text: 'Text' });
  await wait();
  expect([before, during, fields()]).toEqual([[['somewhere', 'No']], [['somewhere', 'No']], []]);
});

test('an error of a submission that sends no part goes with the next answer', async () => {
  const { editor, type, wait, fields } = await open();
  const submission = editor.submit(async () => {
    throw rejection({ somewhere: ['Not yet'] });
  });
  await expect(submission).rejects.toMatchObject({ status: 422 });
  const before = fields();
  type({ title: 'New' });
  await wait();
  expect([before, fields()]).toEqual([[['somewhere', 'Not yet']], []]);
});

test('“Keep my version” leaves fields as they are where it changes none of them', async () => {
  const { editor, type, server, wait } = await open();
  server.note = { ...stored, version: 4, text: 'Theirs' };
  type({ text: 'Mine' });
  await wait();
  editor.autosave.send({ type: 'mine.kept' });
  await wait(0);
  expect([editor.read().turn, server.note.text]).toEqual([0, 'Mine']);
});

test('a form that was submitted keeps nothing, and its fields keep their text until it closes', async () => {
  const { editor, type, copy, wait, state } = await open();
  type({ text: 'Mine' });
  await editor.submit(
    async () => {},
    () => editor.submitted({ ...stored, text: '', version: 0 }),
  );
  await wait(0);
  const { content, version, turn } = editor.read();
  expect([state(), copy(), content.text, version, turn]).toEqual(['clean', null, '', 0, 0]);
});

test('an action answered with another window’s version shows it, and typing during the action is not lost', async () => {
  const { editor, server, type, wait, hold, call } = await open();
  const theirs = { ...stored, title: 'Theirs', version: 4 };
  await expect(
    editor.act(async () => {
      throw conflictWith(theirs);
    }),
  ).rejects.toMatchObject({ status: 409 });
  const shown = [editor.read().content.title, editor.read().version];
  server.note = theirs;
  const release = hold();
  const acting = editor.act((document, version) =>
    call({ document, version, parts: [], body: {} } as unknown as NoteSent),
  );
  await wait(0);
  type({ text: 'Text, longer' });
  await release();
  await acting;
  await wait();
  const { title, text, version } = server.note;
  expect([shown, { title, text, version }]).toEqual([
    ['Theirs', 4],
    { title: 'Theirs', text: 'Text, longer', version: 6 },
  ]);
});

test('an error belongs to the part that sends the first name of its path', async () => {
  const { editor, type, wait } = await open({
    kind: { parts: { ...notes.parts, text: part('Text', ['text'], ({ text }) => ({ text, title: text })) } },
    outcomes: [rejection({ title: ['Too long'] })],
  });
  type({ text: '!', until: '2027-05' });
  await wait();
  expect([editor.unsaved(), editor.read().problems]).toEqual([
    ['text'],
    [{ parts: ['title', 'text'], field: 'title', message: 'Too long', isUnsaved: true }],
  ]);
});

test('after a rejection, a call that the server does not allow before it waits for the next change', async () => {
  const outOfOrder = { status: 409, code: 'invalid_transition', message: 'Complete the step before' };
  const outcomes = [rejection({ title: ['No'] }), outOfOrder];
  const { type, wait, state, calls, fields, server, editor } = await open({
    kind: { calls: (changed) => changed.map((name) => [name]) },
    outcomes,
  });
  type({ title: '!', text: 'Text, longer' });
  await wait(60_000);
  const before = [state(), calls.length, editor.unsaved(), fields()];
  type({ title: 'New' });
  await wait();
  expect([before, state(), server.note.text]).toEqual([
    ['invalid', 2, ['title', 'text'], [['title', 'No']]],
    'clean',
    'Text, longer',
  ]);
});

test('a call out of order that follows no rejection is tried again', async () => {
  const { type, wait, state, calls } = await open({
    outcomes: [{ status: 409, code: 'invalid_transition', message: 'Complete the step before' }],
  });
  type({ text: 'Text, longer' });
  await wait();
  const before = [state(), calls.length];
  await wait(10_000);
  expect([before, state(), calls.length]).toEqual([['failed', 1], 'clean', 2]);
});

test('after a save that was rejected in part, the draft is what is still unsaved, under the id of the document', async () => {
  const { type, wait, copy, drafts } = await open({
    document: { ...stored, id: 0, version: 0, title: '', text: '' },
    outcomes: [rejection({ title: ['Too long'] })],
  });
  type({ title: 'Much too long', text: 'Fine' });
  await wait();
  expect([drafts(), copy()]).toEqual([
    [7],
    {
      content: expect.objectContaining({ title: 'Much too long', text: 'Fine' }),
      base: { version: 1, content: expect.objectContaining({ title: '', text: 'Fine' }) },
    },
  ]);
});

test('without a connection, text waits in the draft with what was sent, and goes once there is one', async () => {
  const { type, wait, state, copy, reconnect, server, calls } = await open({ outcomes: [lost] });
  type({ text: 'Sent in vain' });
  await wait();
  type({ title: 'Typed offline' });
  await wait(5_000);
  const draft = copy();
  const before = [state(), draft?.content.title, draft?.unanswered?.map(({ text }) => text), calls.length];
  reconnect();
  await wait(0);
  const { title, text } = server.note;
  expect([before, { title, text }, copy()]).toEqual([
    ['offline', 'Typed offline', ['Sent in vain'], 1],
    { title: 'Typed offline', text: 'Sent in vain' },
    null,
  ]);
});
