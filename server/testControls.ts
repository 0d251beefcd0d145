/** Promises: a test can hold a call and decide how it goes on; only in test mode, from within the process. */
import type { OperationId } from './call.ts';

/** What a released call meets in place of its handler. */
export interface Fault {
  status: number;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  data?: unknown;
}

export interface HeldCall {
  operation: OperationId;
  /** Once the call has arrived. */
  arrived: Promise<void>;
  /** Lets it go on, to its handler or into a fault. */
  release: (fault?: Fault) => void;
}

export interface TestControls {
  /** The next call of this operation waits, before anyone has looked at it, until it is released. */
  hold: (operation: OperationId) => HeldCall;
  /** Calls that were to be held and never came. */
  unreached: () => OperationId[];
  /** Lets everything go on and forgets what was asked for. */
  clear: () => void;
}
