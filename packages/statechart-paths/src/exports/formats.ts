// The export formats of a plan, by name.
import type { FlowModel } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import { planAsCsv } from './csv.ts';
import { planAsGherkin } from './gherkin.ts';
import { planAsHtml } from './html.ts';
import { planAsJson } from './json.ts';
import { planAsJunit } from './junit.ts';
import { planAsMarkdown } from './markdown.ts';
import { planAsPlaywright } from './playwright.ts';

export interface Format {
  ending: string;
  /**
   * @param runner the import path of `tests/flows/run.ts` from the exported file
   * @param machine the machine's name for the runner; by default that of the plan
   */
  write: (plan: Plan, model: FlowModel, runner: string, machine?: string) => string;
}

export const formats: Record<string, Format> = {
  json: { ending: 'json', write: (plan) => planAsJson(plan) },
  playwright: { ending: 'spec.ts', write: planAsPlaywright },
  gherkin: { ending: 'feature', write: planAsGherkin },
  csv: { ending: 'csv', write: planAsCsv },
  junit: { ending: 'xml', write: planAsJunit },
  markdown: { ending: 'md', write: planAsMarkdown },
  html: { ending: 'html', write: planAsHtml },
};
