import type { FlowCases } from 'statechart-paths';
import type { RewriteContext, RewriteEvent } from '../../src/machines/rewrite.ts';
import { error500 } from './outcomes.ts';

const text = 'I was responsible for the management of 14 engineers';
const rewriting = {
  suggestion: 'Managed 14 engineers',
  changes: [],
  unknown_terms: [],
  engine: 'rules',
  note: null,
};
export const tooMany429 = {
  ...error500,
  status: 429,
  code: 'rate_limited',
  message: 'Too many of these in an hour.',
};

const events = {
  'asks for other words': { type: 'words.requested', request: { text, mode: 'shorten' } },
  'changes the text': { type: 'text.changed' },
  'uses the suggestion': { type: 'suggestion.used' },
  'keeps their own words': { type: 'suggestion.declined' },
} satisfies Record<string, RewriteEvent>;

export const cases = {
  inputs: { 'a line': undefined },
  events,
  ports: {
    rewriteResumeText: {
      done: { 'other words': rewriting, 'the same words': { ...rewriting, suggestion: text } },
      error: { error500, tooMany429 },
    },
  },
  project: ({ failure }: RewriteContext) => failure !== null,
} satisfies FlowCases;
