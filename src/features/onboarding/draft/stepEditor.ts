import type { DraftStore } from '../../../adapters/autosave.ts';
import { type Onboarding, saveOnboardingDraft } from '../../../api/onboarding.ts';
import { createEditor, type Editor } from '../../../editing/createEditor.ts';
import type { Kind } from '../../../editing/kind.ts';
import { part } from '../../../editing/parts.ts';

export type ServerDraft = Onboarding['drafts'][number];
export type Values = ServerDraft['values'];
type StepDocument = ServerDraft & { savedAt?: Date };
export type StepEditor = Editor<StepDocument, Values, Values, string>;

/** The parts of each step: keys that make sense only together are one part. */
const keysOfParts: Readonly<Record<number, readonly (readonly string[])[]>> = {
  0: [['dob'], ['phone'], ['gender'], ['answer_option_id']],
  1: [['resume_id', 'reading_id', 'sections', 'confirmed', 'placed']],
  2: [['answer_option_id']],
  3: [['answers']],
  5: [['service_ids'], ['candidate_visibility']],
};

export const steps = Object.keys(keysOfParts).map(Number);

const stepKind = (userId: number, step: number): Kind<StepDocument, Values, Values, string> => ({
  key: () => ({ userId, form: 'onboarding', id: step }),
  open: ({ values, version }) => ({ content: values, version }),
  // The form names the rows of a conflict.
  parts: Object.fromEntries(
    (keysOfParts[step] ?? []).map((keys, at) => [String(at), part<Values, Values>('', keys)]),
  ),
  async save({ version, content: values }) {
    const answer = await saveOnboardingDraft({ step, values, version });
    return { step, values, version: answer.version, savedAt: new Date() };
  },
  placeOf: (field, { parts }) => ({ parts, field }),
  // Another window has submitted the step.
  isGone: ({ version }) => version === 0,
});

export const createStepEditor = (
  userId: number,
  stored: ServerDraft,
  options?: { store: DraftStore },
): StepEditor => createEditor(stepKind(userId, stored.step), stored, options);
