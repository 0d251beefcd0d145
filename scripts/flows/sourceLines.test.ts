import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process.mjs';
import { type Place, sourceLines } from './sourceLines.ts';

const all = await sourceLines();
const lineAt = ([file, line]: Place) =>
  readFileSync(join(root, file), 'utf8').split('\n')[line - 1]?.trim() ?? '';

test('the line of a state is where it is declared, also in another file or behind a function', () => {
  const { onboarding, militaryCascade } = all;
  expect([
    lineAt(onboarding!.states['underway.screen.deciding']!),
    lineAt(onboarding!.states['underway.screen.uploadCv.reviewing']!),
    onboarding!.states['underway.screen.uploadCv']![0],
    lineAt(militaryCascade!.states.navyService!),
    lineAt(militaryCascade!.states['navyService.answered']!),
  ]).toEqual([
    'deciding: {',
    'reviewing: {',
    'src/machines/onboarding/uploadCv.ts',
    expect.stringContaining("question('navyService'"),
    'answered: {',
  ]);
});

test('the line of a transition is its own in a list, or that of the call that makes it', () => {
  const { companyRouting, onboarding } = all;
  expect([
    lineAt(companyRouting!.transitions['deciding|always|userIsPending|userApprovalPending']!),
    lineAt(onboarding!.transitions['loading|xstate.error.actor.getOnboarding||loadFailed']!),
    lineAt(onboarding!.transitions['underway.skipDialog.open|dialog.dismissed||underway.skipDialog.closed']!),
  ]).toEqual([
    expect.stringContaining("guard: 'userIsPending'"),
    "onError: failsBackTo('loadFailed'),",
    expect.stringContaining("'dialog.dismissed': 'closed'"),
  ]);
});
