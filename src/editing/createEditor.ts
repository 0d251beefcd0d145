import { type Autosave, createAutosave, type DraftStore } from '../adapters/autosave.ts';
import { removeDraft } from '../api/drafts.ts';
import type { Difference, Edited, EditedDraft, Kind, Sent } from './kind.ts';
import { createRound, createSaving } from './saving.ts';
import { createState, type EditorState } from './state.ts';
import { createActing, createSubmitting } from './submitting.ts';
import { createTyping } from './typing.ts';

interface EditorOptions {
  /** Called after saving has stored something. */
  onSaved?: () => void;
  store?: DraftStore;
  now?: () => number;
}

export interface Editor<Document, Content, Body, Name extends string> {
  autosave: Autosave;
  subscribe: (listener: () => void) => () => void;
  read: () => Edited<Document, Content, Name>;
  /** Changes with the same `field` that follow each other within a second are one step of undo. */
  change: (next: (content: Content) => Content, field?: string) => void;
  undo: () => void;
  redo: () => void;
  unsaved: () => Name[];
  /** What sends the unsaved parts. */
  changes: () => { version: number } & Partial<Body>;
  /** Adds what the server has computed. */
  add: (more: Partial<Document>) => void;
  /** The server has answered a call that sent no part, such as publishing. */
  answered: (document: Document) => void;
  /** Another read has found this version; it is shown where nothing is lost by that. */
  refreshed: (document: Document) => void;
  /** Starts again, without undo. */
  reopened: (document: Document) => void;
  /** The form was submitted and closes: it will open with this document, but its fields keep their text until then. */
  submitted: (document: Document) => void;
  /** Replaces everything; undo brings the own content back. */
  theirsTaken: (theirs: Document) => void;
  /** Puts the own changes on top; undo brings back the stored content. */
  mineOver: (theirs: Document) => void;
  differences: (theirs: Document) => Difference[];
  /**
   * Nothing is saved during the call. A conflict is not read, because it may be about another document.
   * @throws ApiError, after 422 with the problems in `read`
   */
  submit: <Answer>(
    call: (sent: Sent<Document, Content, Body, Name>) => Promise<Answer>,
    onDone?: (answer: Answer, sent: Sent<Document, Content, Body, Name>) => void,
  ) => Promise<Answer>;
  /**
   * Makes a call that sends no part, such as publishing, and shows its answer. If another window has saved, its version is
   * shown where nothing is lost by that.
   * @throws ApiError
   */
  act: (
    call: (document: Document, version: number) => Promise<Document>,
    onDone?: (answer: Document) => void,
  ) => Promise<void>;
  /** Submits the unsaved parts of a form without autosave. @throws ApiError */
  send: (call: (sent: Sent<Document, Content, Body, Name>) => Promise<Document>) => Promise<Document>;
}

/**
 * Edits one document: the draft in this browser, autosave, versions, merging, undo, conflicts and rejected answers.
 *
 * @example
 * const notes: Kind<Note, Pick<Note, 'title' | 'text'>, NoteBody, 'title' | 'text'> = {
 *   key: ({ id }) => ({ userId, form: 'note', id }),
 *   open: ({ title, text, version }) => ({ content: { title, text }, version }),
 *   parts: {
 *     title: part('Title', ['title'], ({ title }) => ({ title: title.trim() })),
 *     text: part('Text', ['text']),
 *   },
 *   save: ({ document, version, body }) => saveNote(document.id, { version, ...body }),
 * };
 * const { open, view } = useEditor<NoteEditor>(({ updated_at }) => new Date(updated_at));
 * await open(createEditor(notes, await getNote(id)));
 * view?.editor.change((content) => ({ ...content, text }), 'text');
 */
export function createEditor<Document, Content, Body, Name extends string>(
  kind: Kind<Document, Content, Body, Name>,
  document: Document,
  options: EditorOptions = {},
): Editor<Document, Content, Body, Name> {
  const state = createState(kind, document);
  const saving = createSaving(state);
  const autosave = createAutosave(autosavedForm(state, saving, options), options.store);
  const isBusy = () => ['saving', 'submitting'].some((value) => matches(autosave, value));

  // A change by a call is saved like typing.
  const changing =
    <Argument>(change: (argument: Argument) => void) =>
    (argument: Argument) => {
      change(argument);
      autosave.changed();
    };

  return {
    autosave,
    subscribe: state.subscribe,
    read: state.read,
    unsaved: () => state.unsaved(),
    changes() {
      const { version, body } = saving.sentWith(state.unsaved());
      return { version, ...body };
    },
    ...createTyping(state, autosave.changed, options.now ?? Date.now),
    ...createSubmitting(state, saving, autosave),
    ...createActing(state, saving, { ...autosave, isBusy }),
    add(more) {
      const { document: current, added } = state.read();
      state.put({ document: { ...current, ...more }, added: { ...added, ...more } });
    },
    reopened: changing(state.reopened),
    submitted: state.submitted,
    theirsTaken: changing(state.theirsTaken),
    mineOver: changing(state.mineOver),
    differences(theirs) {
      const { base, content } = state.read();
      return state.comparison.differences(base, content, kind.open(theirs).content);
    },
  };
}

const matches = ({ actor }: Autosave, value: string) => {
  const { value: current } = actor.getSnapshot();
  return typeof current === 'string' ? current === value : value in current;
};

function autosavedForm<Document, Content, Body, Name extends string>(
  state: EditorState<Document, Content, Body, Name>,
  saving: ReturnType<typeof createSaving<Document, Content, Body, Name>>,
  { onSaved, store }: EditorOptions,
) {
  const { kind, read } = state;
  const keyNow = () => kind.key(read().document);
  const isUnsaved = () => state.unsaved().length > 0;
  const remove = store?.removeDraft ?? removeDraft;
  const round = kind.save && createRound(state, saving, kind.save);

  async function saveAll(sendAll: () => Promise<void>) {
    const [{ document }, key] = [read(), keyNow()];
    try {
      await sendAll();
    } finally {
      // A document that has just got its id has another draft.
      if (keyNow().id !== key.id) await remove(key, Date.now()).catch(() => {});
      if (read().document !== document) onSaved?.();
    }
  }

  return {
    key: keyNow,
    restore(draft: EditedDraft<Content>) {
      if (!isDraft(draft)) return false;
      state.restore(draft);
      return isUnsaved();
    },
    unsaved(): EditedDraft<Content> | null {
      if (!isUnsaved()) return null;
      const { content, base, version, unanswered } = read();
      return { content, base: { version, content: base }, ...(unanswered.length > 0 && { unanswered }) };
    },
    ...(round && { save: () => saveAll(round) }),
    takeTheirs: ({ data }: { data?: unknown }) => state.theirsTaken(data as Document),
    keepMine: ({ data }: { data?: unknown }) => state.mineOver(data as Document),
  };
}

// An earlier version of the app may have stored another shape.
const isDraft = (draft: { content?: unknown; base?: { version?: unknown; content?: unknown } }) =>
  Boolean(draft?.content && draft.base?.content) && typeof draft.base?.version === 'number';
