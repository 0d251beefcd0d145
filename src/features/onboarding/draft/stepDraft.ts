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

interface DraftState {
  stored: Values | null;
  version: number;
  values: Values | null;
  savedAt: Date | null;
  // Sent without a response; the server may have stored it.
  unanswered: Values | null;
  turn: number;
}

async function save(state: DraftState, { step, send }: StepDraftInput) {
  const sent = state.values;
  if (!sent || isSame(sent, state.stored)) return;
  try {
    ({ version: state.version } = await send({ step, values: sent, version: state.version }));
  } catch (error) {
    const current = currentIn(error);
    const isOurs = current && (isSame(current.values, state.unanswered) || isSame(current.values, sent));
    state.unanswered = sent;
    // Version 0 means that another window submitted the step and its draft is gone: there is nothing to overwrite.
    if (!current || (current.version > 0 && !isOurs)) throw error;
    state.version = current.version;
    ({ version: state.version } = await send({ step, values: sent, version: state.version }));
  }
  state.unanswered = null;
  state.stored = sent;
  state.savedAt = new Date();
}

const formOf = (state: DraftState, input: StepDraftInput): AutosavedForm<StepContent> => ({
  key: () => ({ userId: input.userId, form: 'onboarding', id: input.step }),
  restore(draft) {
    // Keeps the draft's own version, so that saving finds what another window stored since.
    ({ values: state.values, version: state.version } = draft);
    return true;
  },
  unsaved: () =>
    state.values && !isSame(state.values, state.stored)
      ? { values: state.values, version: state.version }
      : null,
  save: () => save(state, input),
  takeTheirs({ data }) {
    ({ values: state.stored, version: state.version } = data as ServerDraft);
    state.values = state.stored;
    state.turn += 1;
  },
  keepMine({ data }) {
    ({ version: state.version } = data as ServerDraft);
  },
});

export function createStepDraft(input: StepDraftInput) {
  const { fromServer, store } = input;
  const stored = fromServer?.values ?? null;
  const version = fromServer?.version ?? 0;
  const state: DraftState = { stored, values: stored, version, savedAt: null, unanswered: null, turn: 0 };
  const autosave = createAutosave(formOf(state, input), store);

  function submitted() {
    state.stored = state.values ?? state.stored;
    state.values = null;
    state.version = 0;
    state.savedAt = new Date();
    autosave.endSubmission();
  }

  return {
    autosave,
    values: () => state.values,
    savedAt: () => state.savedAt,
    // Increases when other values replace those in the form.
    turn: () => state.turn,
    typed(next: Values) {
      state.values = next;
      autosave.changed();
    },
    // A draft sent during submission would reappear after the stage was saved.
    hold: () => autosave.startSubmission(),
    release: () => autosave.endSubmission(),
    submitted,
    // After a partial save, the remaining values replace the server's draft, if there is one.
    submittedPart(left: Values) {
      if (state.version === 0) return submitted();
      state.values = left;
      autosave.endSubmission();
    },
  };
}

function currentIn(error: unknown): ServerDraft | null {
  const { status, code, data } = error as { status?: number; code?: string; data?: ServerDraft };
  return status === 409 && code === 'version_conflict' && data ? data : null;
}

const isSame = (left: unknown, right: unknown) => sorted(left) === sorted(right);

// The server returns JSON with its keys in another order.
const sorted = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
