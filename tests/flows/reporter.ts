/** Tells of every path on standard error as it ends, of its steps where FLOWS_STEPS is set, and writes all attempts to FLOWS_RESULTS. */
import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase, TestError, TestResult, TestStep } from '@playwright/test/reporter';
import { type Ledger, ledgerName } from './ledger.ts';

export interface Attempt {
  machine: string;
  path: string;
  /** Counts from 0: the same path taken again whatever came of it. */
  repeat: number;
  /** Counts from 0: taken again because it failed. */
  retry: number;
  passed: boolean;
  milliseconds: number;
  /** Why it failed. */
  message: string | null;
  /** Absent where the path did not begin. */
  ledger: Ledger | null;
}

export interface Attempts {
  attempts: Attempt[];
  /** What went wrong outside of the paths. */
  errors: string[];
}

const plain = ({ message, value }: TestError) =>
  stripVTControlCharacters(message ?? value ?? 'It failed.').trim();

function ledgerOf({ attachments }: TestResult): Ledger | null {
  const body = attachments.find(({ name }) => name === ledgerName)?.body;
  return body ? (JSON.parse(body.toString('utf8')) as Ledger) : null;
}

export default class FlowReporter implements Reporter {
  private readonly attempts: Attempt[] = [];
  private readonly errors: string[] = [];
  private total = 0;
  private done = 0;
  private readonly tellsSteps = Boolean(process.env.FLOWS_STEPS);

  onBegin(_config: unknown, suite: Suite) {
    this.total = suite.allTests().length;
  }

  onStepEnd(_test: TestCase, _result: TestResult, step: TestStep) {
    if (!this.tellsSteps || step.category !== 'test.step' || step.parent?.category === 'test.step') return;
    this.tell(`  ${step.error ? '✗' : '✓'} ${step.title} (${(step.duration / 1000).toFixed(1)} s)`);
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const passed = result.status === 'passed';
    const [path = ''] = test.title.split(' ');
    const message = result.errors.map(plain).join('\n\n') || null;
    this.attempts.push({
      machine: test.parent.title,
      path,
      repeat: test.repeatEachIndex,
      retry: result.retry,
      passed,
      milliseconds: result.duration,
      message: passed ? null : (message ?? result.status),
      ledger: ledgerOf(result),
    });
    if (passed || result.retry === test.retries) this.done += 1;
    const time = `${(result.duration / 1000).toFixed(1)} s`;
    this.tell(
      `${passed ? '✓' : '✗'} ${this.done}/${this.total} ${test.parent.title} ${test.title} (${time})`,
    );
  }

  onError(error: TestError) {
    this.errors.push(plain(error));
  }

  onEnd() {
    const file = process.env.FLOWS_RESULTS;
    const { attempts, errors } = this;
    if (file) writeFileSync(file, JSON.stringify({ attempts, errors } satisfies Attempts));
  }

  private tell(line: string) {
    process.stderr.write(`${line}\n`);
  }
}
