import { type History, noHistory, withStep } from './history.ts';
import type { Edited, EditedDraft, Kind } from './kind.ts';
import { comparing } from './parts.ts';

interface State<Document, Content, Name extends string>
  extends Edited<Document, Content, Name>,
    History<Content> {
  /** Sent, but not answered: the server may have stored any of them. */
  unanswered: readonly Content[];
  /** Computed by the server, and added since the last call was answered. */
  added: Partial<Document>;
}

// In the draft and in memory. If an older call was stored after all, the person is asked.
const maxUnanswered = 5;

export type EditorState<Document, Content, Body, Name extends string> = ReturnType<
  typeof createState<Document, Content, Body, Name>
>;

function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    put(next: Partial<Value>) {
      value = { ...value, ...next };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Store<Document, Content, Name extends string> = ReturnType<
  typeof createStore<State<Document, Content, Name>>
>;

export function createState<Document, Content, Body, Name extends string>(
  kind: Kind<Document, Content, Body, Name>,
  document: Document,
) {
  const comparison = comparing(kind.parts);
  const opened = (stored: Document): State<Document, Content, Name> => {
    const { content, version } = kind.open(stored);
    const flags = { canUndo: false, canRedo: false, turn: 0, problems: [] };
    return {
      document: stored,
      content,
      base: content,
      version,
      unanswered: [],
      added: {},
      ...flags,
      ...noHistory,
    };
  };
  const store = createStore(opened(document));

  /** The parts of which the server may have something else. */
  const unsaved = ({ base, content, unanswered } = store.read()): Name[] =>
    comparison.names.filter((name) =>
      [content, ...unanswered].some((other) => comparison.isChanged(name, base, other)),
    );

  return {
    ...{ kind, comparison, opened, unsaved },
    read: store.read,
    put: store.put,
    subscribe: store.subscribe,
    ...createConflicts(kind, comparison, store),
    ...createVersions(comparison, store, { opened, unsaved }),
  };
}

function createConflicts<Document, Content, Body, Name extends string>(
  kind: Kind<Document, Content, Body, Name>,
  { shared, isSame, isChanged }: ReturnType<typeof comparing<Content, Body, Name>>,
  { read, put }: Store<Document, Content, Name>,
) {
  const { learned = (content: Content) => content } = kind;

  /**
   * Continues over a newer version if all that differs from `base` is what this form has or has sent.
   * @returns false when the person has to choose
   */
  function continueOver(theirs: Document): boolean {
    const { base, content, unanswered } = read();
    const { content: stored, version } = kind.open(theirs);
    const sent = unanswered.map((earlier) => ({ earlier, stored: learned(earlier, earlier, theirs) }));
    const ours = [content, ...sent.map((call) => call.stored)];
    const isOurs = (name: Name) =>
      isSame(name, base, stored) || ours.some((own) => !isChanged(name, stored, own));
    if (!kind.isGone?.(theirs) && !shared.every(isOurs)) return false;
    put({
      document: theirs,
      base: stored,
      version,
      content: sent.reduce((result, { earlier }) => learned(result, earlier, theirs), content),
      unanswered: [],
    });
    return true;
  }

  return {
    continueOver,
    noteUnanswered(sent: Content) {
      const { unanswered } = read();
      const [latest] = unanswered.slice(-1);
      const isRepeated = latest !== undefined && shared.every((name) => isSame(name, latest, sent));
      if (!isRepeated) put({ unanswered: [...unanswered, sent].slice(-maxUnanswered) });
    },
    // A draft over a newer version keeps its own version, so that saving finds the conflict.
    restore({ content, base, unanswered = [] }: EditedDraft<Content>) {
      const { document } = read();
      put({ content, base: base.content, version: base.version, unanswered });
      continueOver(document);
    },
  };
}

function createVersions<Document, Content, Body, Name extends string>(
  { names, isIdentical, replaced, own }: ReturnType<typeof comparing<Content, Body, Name>>,
  { read, put }: Store<Document, Content, Name>,
  {
    opened,
    unsaved,
  }: { opened: (stored: Document) => State<Document, Content, Name>; unsaved: () => Name[] },
) {
  // Undo brings back `before`.
  function replaceWith(theirs: Document, next: Content, before: Content) {
    const { content, past, turn } = read();
    const isShown = names.every((name) => isIdentical(name, content, next));
    const steps = { past: withStep(past, before), canUndo: true };
    put({ ...opened(theirs), content: next, ...steps, turn: isShown ? turn : turn + 1 });
  }

  return {
    theirsTaken(theirs: Document) {
      const { content } = read();
      replaceWith(theirs, replaced(opened(theirs).content, content, own), content);
    },
    mineOver(theirs: Document) {
      const { content } = read();
      const stored = opened(theirs).content;
      replaceWith(theirs, replaced(stored, content, [...unsaved(), ...own]), stored);
    },
    reopened(document: Document) {
      put({ ...opened(document), turn: read().turn + 1 });
    },
    submitted(document: Document) {
      put({ ...opened(document), turn: read().turn });
    },
  };
}
