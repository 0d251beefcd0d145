// Every form a plan can be handed on in, by the name it is asked for.
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
   * @param runner how a file written there imports `tests/flows/run.ts`
   * @param machine how that runner finds the machine: by its name unless told
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
