import { comparing, type DocumentShape } from './parts.ts';

export interface WrittenDraft<Content> {
  content: Content;
  base: { version: number; content: Content };
}

export interface Written<Content> {
  content: Content;
  stored: Content;
  version: number;
  updatedAt: string;
  past: readonly Content[];
  future: readonly Content[];
  /** Increases when the content changes other than by typing, so that fields with their own state reset. */
  turn: number;
}

type Opened<Content> = Pick<Written<Content>, 'content' | 'version' | 'updatedAt'>;

// In milliseconds. Typing in one field within this time is one step of undo.
const stepTime = 1_000;
const mostSteps = 200;

interface Opening<Document, Content, Part extends string, More extends object> {
  document: Document;
  open: (document: Document) => Opened<Content> & More;
  shape: DocumentShape<Content, Part>;
  onChange: () => void;
  now?: (() => number) | undefined;
}

type Answer = Pick<Written<unknown>, 'version' | 'updatedAt'>;

// If another window has saved other changes since, keeps the draft's old version, so that saving finds the conflict. A stored
// change that equals the draft came from here.
function restored<Content, Part extends string>(
  { base, content }: WrittenDraft<Content>,
  stored: Content,
  changedParts: (from: Content, to: Content) => Part[],
): Partial<Written<Content>> {
  const theirs = changedParts(content, stored);
  const isConflict = changedParts(base.content, stored).some((part) => theirs.includes(part));
  return isConflict ? { content, stored: base.content, version: base.version } : { content };
}

interface Editing<Content> {
  read: () => Written<Content>;
  put: (next: Partial<Written<Content>>) => void;
  onChange: () => void;
  now: () => number;
}

function editing<Content>({ read, put, onChange, now }: Editing<Content>) {
  let last = { field: '', at: 0 };

  function moved(next: Partial<Written<Content>>) {
    last = { field: '', at: 0 };
    put({ ...next, turn: read().turn + 1 });
    onChange();
  }

  return {
    // `field` names the typed field, so that its key presses form one step of undo.
    change(next: (content: Content) => Content, field = '') {
      const { content, past } = read();
      const changed = next(content);
      if (changed === content) return;
      const isSameStep = field !== '' && field === last.field && now() - last.at < stepTime;
      last = { field, at: now() };
      put({
        content: changed,
        past: isSameStep ? past : [...past, content].slice(-mostSteps),
        future: [],
      });
      onChange();
    },
    undo() {
      const { past, content, future } = read();
      const before = past.at(-1);
      if (before !== undefined)
        moved({ content: before, past: past.slice(0, -1), future: [content, ...future] });
    },
    redo() {
      const { past, content, future } = read();
      const [next, ...rest] = future;
      if (next !== undefined) moved({ content: next, past: [...past, content], future: rest });
    },
  };
}

export function createStore<Document, Content, Part extends string, More extends object>({
  document,
  open,
  shape,
  onChange,
  now = Date.now,
}: Opening<Document, Content, Part, More>) {
  type Writing = Written<Content> & More;
  const { changedParts, merged } = comparing(shape);
  const opened = (of: Document): Writing => {
    const fresh = open(of);
    return { ...fresh, stored: fresh.content, past: [], future: [], turn: 0 };
  };
  let writing = opened(document);
  const listeners = new Set<() => void>();

  function put(next: Partial<Written<Content>>, more?: Partial<More>) {
    writing = { ...writing, ...next, ...more };
    for (const listener of listeners) listener();
  }

  function replace(by: Writing, content: Content, before: Content) {
    const { past, turn } = writing;
    writing = by;
    put({ content, past: [...past, before].slice(-mostSteps), turn: turn + 1 });
  }

  return {
    read: () => writing,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore(draft: WrittenDraft<Content>) {
      put(restored(draft, writing.stored, changedParts));
    },
    ...editing<Content>({ read: () => writing, put, onChange, now }),
    unsaved: () => changedParts(writing.stored, writing.content),
    saved(parts: readonly Part[], sent: Content, { version, updatedAt }: Answer, more?: Partial<More>) {
      const stored = parts.reduce((content, part) => shape.withPart(content, part, sent), writing.stored);
      put({ stored, version, updatedAt }, more);
    },
    add: (more: Partial<More>) => put({}, more),
    // Replaces everything with the stored document; undo brings the own content back.
    take(theirs: Document) {
      const next = opened(theirs);
      replace(next, next.content, writing.content);
    },
    // Keeps own changes on top of the stored document; undo brings back the stored content.
    keepOver(theirs: Document) {
      const { stored: base, content: mine } = writing;
      const next = opened(theirs);
      replace(next, merged({ base, mine, theirs: next.content }), next.content);
    },
  };
}
