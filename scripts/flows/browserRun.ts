/** Takes paths in a real browser: builds what is stale, finds a browser, and reads the result of every attempt. */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hashOf } from 'statechart-paths';
import { EnvironmentError } from 'statechart-paths/cli';
import type { Attempt, Attempts } from '../../tests/flows/reporter.ts';
import { findBrowser } from '../browser.mjs';
import { build } from '../build.mjs';
import { root, runNode } from '../process.mjs';
import { type RunnablePlan, written } from './plans.ts';

export interface BrowserOptions {
  retries?: number;
  /** How often to take every path. */
  repeat?: number;
  headed?: boolean;
  workers?: number;
  steps?: boolean;
  /** Deletes the plans of the last run first. */
  anew?: boolean;
}

/** The plans of the last run, which `replay` and `shrink` search first. */
export const lastPlans = join(root, '.cache/flows/last');

async function prepared(): Promise<string> {
  try {
    const browser = await findBrowser();
    await build();
    return browser;
  } catch (error) {
    throw new EnvironmentError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws EnvironmentError where no path could begin */
export async function takePaths(plans: RunnablePlan[], options: BrowserOptions = {}): Promise<Attempt[]> {
  if (plans.every(({ paths }) => paths.length === 0)) return [];
  const chromium = await prepared();
  if (options.anew) rmSync(lastPlans, { recursive: true, force: true });
  mkdirSync(lastPlans, { recursive: true });
  const files = plans.map((plan) => {
    const text = written(plan);
    const file = join(lastPlans, `${hashOf(text)}.json`);
    writeFileSync(file, text);
    return file;
  });
  const results = join(root, '.cache/flows', `attempts-${process.pid}.json`);
  const { retries = 0, repeat = 1, headed, workers, steps } = options;
  const { code } = await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      'tests/flows/paths.test.ts',
      '--reporter=./tests/flows/reporter.ts',
      `--retries=${retries}`,
      `--repeat-each=${repeat}`,
      ...(headed ? ['--headed'] : []),
      ...(workers ? [`--workers=${workers}`] : []),
    ],
    {
      show: true,
      env: {
        CHROMIUM_PATH: chromium,
        FLOWS_PLAN: files.join(delimiter),
        FLOWS_RESULTS: results,
        ...(steps ? { FLOWS_STEPS: '1' } : {}),
      },
    },
  );
  if (!existsSync(results)) throw new EnvironmentError(`The browser run ended with ${code} and no results.`);
  const { attempts, errors } = JSON.parse(readFileSync(results, 'utf8')) as Attempts;
  rmSync(results);
  const begun = attempts.some(({ ledger }) => ledger !== null);
  if (!begun) {
    const why = errors[0] ?? attempts.find(({ message }) => message)?.message ?? 'there was nothing to run';
    throw new EnvironmentError(`No path could begin: ${why}`);
  }
  return attempts;
}
