/** What stands in the wizard, what the server has of it, and the copy in this browser; one for as long as the page stands. */

import * as drafts from '../../../api/drafts.ts';
import { saveTransitionPlanStep, type TransitionPlan } from '../../../api/transitionPlans.ts';
import type { OpenedPlan } from '../../../machines/transitionPlan.ts';
import { stepNames } from './steps.ts';
import { fieldsOf, gapsIn, mergedOver, sectionOf, type Typed, typedOf } from './typed.ts';

const last = stepNames.length - 1;
const steps = stepNames.map((_, step) => step);

interface Unsent {
  typed: Typed[];
  base: Typed[];
  version: number;
  at: number;
  /** Steps that Continue has left and the server does not know of. */
  left: number[];
}

export interface Desk {
  plan: TransitionPlan;
  typed: Typed[];
  /** The step that the server found fault with. */
  refused: number | null;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Drafts = Pick<typeof drafts, 'loadDraft' | 'storeDraft' | 'removeDraft'>;

export function createDesk(userId: number, { loadDraft, storeDraft, removeDraft }: Drafts = drafts) {
  let desk: Desk | null = null;
  let base: Typed[] = [];
  let at = 0;
  let left = new Set<number>();
  /** That the next saving is over: an older one where something unsent was typed over it. */
  let version = 0;
  let sending: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  const keyOf = (id: number) => ({ userId, form: 'transitionPlan', id }) as const;
  const isChanged = (step: number) => !same(base[step], desk?.typed[step]) || left.has(step);

  function show(next: Partial<Desk>) {
    if (desk) desk = { ...desk, ...next };
    for (const listener of listeners) listener();
  }
  function keep() {
    if (!desk) return;
    const { id } = desk.plan;
    const unsent: Unsent = { typed: desk.typed, base, version, at, left: [...left] };
    void (
      steps.some(isChanged)
        ? storeDraft(keyOf(id), { content: unsent, typedAt: Date.now() })
        : removeDraft(keyOf(id), Date.now())
    ).catch(() => {});
  }
  function take(plan: TransitionPlan) {
    base = steps.map((step) => typedOf(plan, step));
    version = plan.version;
    desk = { plan, typed: base, refused: null };
  }

  async function sendStep(step: number) {
    if (!desk) throw new Error('There’s no plan');
    const sent = desk.typed[step] as Typed;
    const fields =
      step === last
        ? { confirmed: left.has(step) }
        : fieldsOf(desk.plan.type, step, sent, sectionOf(desk.plan, step));
    try {
      const plan = await saveTransitionPlanStep(desk.plan.id, step, {
        version,
        fields,
        is_final: left.has(step),
      });
      version = plan.version;
      base = base.with(step, sent);
      left.delete(step);
      show({ plan, refused: desk.refused === step ? null : desk.refused });
      keep();
    } catch (error) {
      show({ refused: step });
      throw error;
    }
  }

  /** One after the other: the chart may ask again while the answer to the last is still on its way. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = sending.catch(() => {}).then(work);
    sending = turn;
    return turn;
  }

  return {
    read: () => desk,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async open(plan: TransitionPlan): Promise<OpenedPlan> {
      take(plan);
      at = plan.step;
      const unsent = (await loadDraft<Unsent>(keyOf(plan.id)).catch(() => null))?.content;
      if (unsent) {
        left = new Set(unsent.left);
        at = unsent.at;
        const isOthers = (step: number) =>
          !same(base[step], unsent.base[step]) && !same(base[step], unsent.typed[step]);
        // What the server has since and stands here, too, was sent from here: its answer was lost on the way.
        if (steps.some(isOthers)) ({ base, version } = unsent);
        show({ typed: unsent.typed });
        // Nothing is sent where all of it is stored, and what is left here would be held against a later change.
        keep();
      } else show({});
      const firstOpen = plan.steps.findIndex(({ n, is_complete }) => !is_complete && !left.has(n));
      return {
        isOpen: plan.allowed.includes('save'),
        step: at,
        reached: Math.max(at, firstOpen < 0 ? last : firstOpen),
        isUnsent: steps.some(isChanged),
      };
    },
    change(step: number, part: Partial<Typed>) {
      if (!desk) return;
      const next = { ...(desk.typed[step] as Typed), ...part };
      const gaps = part.texts ? gapsIn(next.texts.gaps ?? '', next.gaps) : next.gaps;
      show({ typed: desk.typed.with(step, { ...next, gaps }) });
      keep();
    },
    standsAt(step: number) {
      at = step;
      keep();
    },
    /** All that the step needs is there. */
    leave(step: number) {
      left.add(step);
      keep();
    },
    save: () =>
      inTurn(async () => {
        for (const step of steps) if (isChanged(step)) await sendStep(step);
        if (desk && desk.plan.step !== at) await sendStep(at);
      }),
    takeTheirs(theirs: TransitionPlan) {
      // What one has gone on from is gone on from there, too.
      left = new Set(theirs.steps.filter(({ n, is_complete }) => n < at && !is_complete).map(({ n }) => n));
      take(theirs);
      keep();
      show({});
    },
    keepMine(theirs: TransitionPlan) {
      if (!desk) return;
      const before = base;
      const mine = desk.typed;
      take(theirs);
      show({
        typed: base.map((their, step) => mergedOver(their, before[step] as Typed, mine[step] as Typed)),
      });
      keep();
    },
    version: () => version,
    differing: (theirs: TransitionPlan) =>
      steps.filter((step) => !same(typedOf(theirs, step), desk?.typed[step])),
  };
}
