import type { KeptDraft } from '../../../api/drafts.ts';
import type { Saving } from '../../../ui/feedback/SaveState.tsx';

export type Values = Record<string, unknown>;

export interface ServerDraft {
  step: number;
  values: Values;
  /** The version that was last read; 0 before there is one. */
  version: number;
}

export interface DraftPorts {
  send: (draft: ServerDraft) => Promise<{ version: number }>;
  keep: (draft: KeptDraft) => Promise<void>;
  erase: (step: number, typedAt: number) => Promise<void>;
  isOnline: () => boolean;
  now: () => number;
}

/** What a step opens with: text that never reached the server wins over the server's draft. */
export function openingDraft(
  step: number,
  fromServer: ServerDraft | undefined,
  onDevice: KeptDraft | undefined,
) {
  if (onDevice) return { step, values: onDevice.values, version: onDevice.version, isUnsent: true };
  if (fromServer) return { ...fromServer, isUnsent: false };
  return { step, values: null, version: 0, isUnsent: false };
}

export type Opening = ReturnType<typeof openingDraft>;
export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Rest after the last key before the draft is sent, in milliseconds. */
const rest = 1_000;
const mostConflicts = 3;

/**
 * Keeps what is typed in one step: in the browser at once, on the server after a second of rest; one save
 * at a time, the latest wins. When another window has saved meanwhile, what is typed here is kept and said.
 */
export function createDraftKeeper(opening: Opening, ports: DraftPorts, onChange: () => void) {
  const { step } = opening;
  let { values, version } = opening as { values: Values | null; version: number };
  let typedAt = ports.now();
  let revision = opening.isUnsent ? 1 : 0;
  let onServer = 0;
  let onDevice = revision;
  let isKeeping = false;
  let isHeld = false;
  let isDisposed = false;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Saving = { state: 'idle' };
  let changedElsewhere = false;
  let attempted: Values | null = null;

  function say(next: Saving) {
    saving = next;
    onChange();
  }

  async function keepOnDevice() {
    if (isKeeping) return;
    isKeeping = true;
    while (onDevice < revision && onServer < revision && values) {
      const going = revision;
      const kept = await ports.keep({ step, values, version, typedAt }).then(
        () => true,
        () => false,
      );
      if (!kept) break;
      onDevice = going;
    }
    isKeeping = false;
  }

  function schedule() {
    clearTimeout(timer);
    if (!isHeld && !isDisposed) timer = setTimeout(flush, rest);
  }

  function failed(error: unknown) {
    const { status } = error as { status?: number };
    if (status === 401) say({ state: 'signedOut' });
    else say({ state: ports.isOnline() ? 'failed' : 'offline' });
  }

  async function send() {
    for (let conflicts = 0; values && onServer < revision; ) {
      const going = revision;
      const goingAt = typedAt;
      say({ state: 'saving' });
      try {
        ({ version } = await ports.send({ step, values, version }));
      } catch (error) {
        const current = conflictOf(error);
        if (!current || conflicts === mostConflicts) {
          attempted = values;
          return failed(error);
        }
        conflicts += 1;
        version = current.version;
        // An answer that was lost on its way is no other window.
        const isOurs = isSame(current.values, attempted) || isSame(current.values, values);
        changedElsewhere ||= current.version > 0 && !isOurs;
        continue;
      }
      onServer = Math.max(onServer, going);
      await ports.erase(step, goingAt).catch(() => {});
      if (onServer === revision) say({ state: 'saved', at: new Date(ports.now()) });
      else return isHeld ? undefined : schedule();
    }
  }

  /** Sends now what has not been sent; settles when the server has answered. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isHeld) return;
    sending ??= send().finally(() => {
      sending = null;
    });
    await sending;
  }

  return {
    step,
    /** What was typed and not submitted, or null. */
    values: () => values,
    saving: () => saving,
    changedElsewhere: () => changedElsewhere,
    /** Whether all that was typed is in the browser's storage or on the server. */
    isSafe: () => onServer === revision || onDevice === revision,
    isUnsent: () => onServer < revision,
    typed(next: Values) {
      values = next;
      revision += 1;
      typedAt = ports.now();
      void keepOnDevice();
      schedule();
    },
    flush,
    /** While the step is submitted nothing is sent, or the draft would come back after its stage was saved. */
    async hold() {
      isHeld = true;
      clearTimeout(timer);
      await sending;
    },
    /** The submission failed. */
    release() {
      isHeld = false;
      if (onServer < revision) schedule();
    },
    /** Part of the step was saved: what is left takes the place of the draft, if the server has one. */
    submittedPart(left: Values) {
      if (version === 0) return this.submitted();
      isHeld = false;
      this.typed(left);
    },
    /** The stage was saved: its draft is gone from the server, and here. */
    submitted() {
      isHeld = false;
      values = null;
      version = 0;
      onServer = revision;
      changedElsewhere = false;
      void ports.erase(step, ports.now()).catch(() => {});
      say({ state: 'saved', at: new Date(ports.now()) });
    },
    /** The page is gone: nothing more is sent. */
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}

function conflictOf(error: unknown): ServerDraft | null {
  const { status, code, data } = error as { status?: number; code?: string; data?: ServerDraft };
  return status === 409 && code === 'version_conflict' && data ? data : null;
}

const isSame = (one: unknown, other: unknown) => sorted(one) === sorted(other);

/** The server's JSON comes back with its keys in another order. */
const sorted = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
