import { type AutosavedForm, createAutosave, type DraftStore } from '../../../adapters/autosave.ts';

export type Values = Record<string, unknown>;

export interface ServerDraft {
  step: number;
  values: Values;
  version: number;
}

interface StepContent {
  values: Values;
  version: number;
}

interface StepDraftInput {
  userId: number;
  step: number;
  fromServer: ServerDraft | undefined;
  send: (draft: ServerDraft) => Promise<{ version: number }>;
  store?: DraftStore | undefined;
}

export type StepDraft = ReturnType<typeof createStepDraft>;

export function createStepDraft({ userId, step, fromServer, send, store }: StepDraftInput) {
  // As the server has it.
  let stored: Values | null = fromServer?.values ?? null;
  let version = fromServer?.version ?? 0;
  let values = stored;
  let savedAt: Date | null = null;
  // Sent without an answer; the server may have it.
  let unanswered: Values | null = null;
  let turn = 0;

  async function save() {
    const sent = values;
    if (!sent || isSame(sent, stored)) return;
    try {
      ({ version } = await send({ step, values: sent, version }));
    } catch (error) {
      const current = currentIn(error);
      const isOurs = current && (isSame(current.values, unanswered) || isSame(current.values, sent));
      unanswered = sent;
      // The server deletes the draft of a step that another window submitted: there is nothing to overwrite.
      if (!current || (current.version > 0 && !isOurs)) throw error;
      version = current.version;
      ({ version } = await send({ step, values: sent, version }));
    }
    unanswered = null;
    stored = sent;
    savedAt = new Date();
  }

  const form: AutosavedForm<StepContent> = {
    key: () => ({ userId, form: 'onboarding', id: step }),
    restore(draft) {
      // Over the version it was typed over: saving finds what another window stored since.
      ({ values, version } = draft);
      return true;
    },
    unsaved: () => (values && !isSame(values, stored) ? { values, version } : null),
    save,
    takeTheirs({ data }) {
      ({ values: stored, version } = data as ServerDraft);
      values = stored;
      turn += 1;
    },
    keepMine({ data }) {
      ({ version } = data as ServerDraft);
    },
  };
  const autosave = createAutosave(form, store);

  function submitted() {
    stored = values ?? stored;
    values = null;
    version = 0;
    savedAt = new Date();
    autosave.endSubmission();
  }
  function typed(next: Values) {
    values = next;
    autosave.changed();
  }

  return {
    autosave,
    values: () => values,
    savedAt: () => savedAt,
    // Rises when other values take the place of those in the form.
    turn: () => turn,
    typed,
    // While the step is submitted no draft is sent: it would come back after its stage was saved.
    hold: () => autosave.startSubmission(),
    release: () => autosave.endSubmission(),
    submitted,
    // Part of the step was saved: what is left takes the place of the draft, if the server has one.
    submittedPart(left: Values) {
      if (version === 0) return submitted();
      values = left;
      autosave.endSubmission();
    },
  };
}

function currentIn(error: unknown): ServerDraft | null {
  const { status, code, data } = error as { status?: number; code?: string; data?: ServerDraft };
  return status === 409 && code === 'version_conflict' && data ? data : null;
}

const isSame = (left: unknown, right: unknown) => sorted(left) === sorted(right);

// The server's JSON comes back with its keys in another order.
const sorted = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
