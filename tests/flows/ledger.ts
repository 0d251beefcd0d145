/** What a run of one path writes down: every step, how the server was brought to it, and where it failed. */
import { stripVTControlCharacters } from 'node:util';
import type { TestInfo } from '@playwright/test';
import type { PlannedPath } from 'statechart-paths';

/** `seeded`: the server’s data was put into place; `faulted`: the server met a fault; `real`: nothing but the person and the server. */
export type Means = 'seeded' | 'faulted' | 'real';

export interface LedgerStep {
  /** 0 is the start. */
  number: number;
  label: string;
  /** Of the planned step; empty for the start. */
  id: string;
  transitions: string[];
  means: Means;
  passed: boolean;
  milliseconds: number;
  /** Why it failed. */
  message?: string;
}

export interface Ledger {
  machine: string;
  path: string;
  input: string;
  steps: LedgerStep[];
}

export const ledgerName = 'flow-steps';

const wordsOf = (error: unknown) =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error));

export type Ledgering = ReturnType<typeof startLedger>;

export function startLedger(machine: string, { id, input }: PlannedPath) {
  const ledger: Ledger = { machine, path: id, input, steps: [] };
  return {
    ledger,
    /** Does the step and writes it down, whether it succeeds or not. */
    async note(
      step: Pick<LedgerStep, 'label' | 'id' | 'transitions'>,
      work: (means: (means: Means) => void) => Promise<void>,
    ) {
      const since = performance.now();
      const line: LedgerStep = {
        number: ledger.steps.length,
        ...step,
        means: 'real',
        passed: false,
        milliseconds: 0,
      };
      ledger.steps.push(line);
      try {
        await work((means) => {
          line.means = means;
        });
        line.passed = true;
      } catch (error) {
        line.message = wordsOf(error);
        throw error;
      } finally {
        line.milliseconds = Math.round(performance.now() - since);
      }
    },
    async attachTo(info: TestInfo) {
      const count = (means: Means) => ledger.steps.filter((step) => step.means === means).length;
      info.annotations.push({
        type: 'steps',
        description: `${count('seeded')} seeded, ${count('faulted')} faulted, ${count('real')} real`,
      });
      await info.attach(ledgerName, {
        body: JSON.stringify(ledger),
        contentType: 'application/json',
      });
    },
  };
}
