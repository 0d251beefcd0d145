import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { observe } from '../../../../machines/observation.ts';
import {
  openPart,
  type ReviewEvent,
  type ReviewLeft,
  type ReviewPart,
  reviewMachine,
} from '../../../../machines/review.ts';
import type { FieldProblem } from '../../../../ui/form/ErrorSummary.tsx';
import { sectionOf } from './reviewProgress.ts';

const answersRefused = (problems: readonly FieldProblem[]): ReviewEvent => ({
  type: 'answers.refused',
  sections: problems.flatMap(({ field }) => sectionOf(field) ?? []),
});

const opened = (part: ReviewPart): ReviewEvent =>
  part === 'unplaced' ? { type: 'unplaced.opened' } : { type: 'section.opened', section: part };

interface Move {
  part: ReviewPart;
  takesFocus: boolean;
}

function showPart({ part, takesFocus }: Move) {
  const element = document.getElementById(`section-${part}`);
  if (takesFocus) element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: takesFocus ? 'start' : 'nearest' });
}

/** New refusals open the first section that they are about. */
export function useReviewPart(left: ReviewLeft, refusals: readonly FieldProblem[]) {
  const actor = useActorRef(reviewMachine, { input: { left }, inspect: observe });
  const part = useSelector(actor, openPart);
  const [move, setMove] = useState<Move | null>(null);
  useEffect(() => {
    if (move) showPart(move);
  }, [move]);
  const handled = useRef(refusals);
  useEffect(() => {
    if (handled.current === refusals) return;
    handled.current = refusals;
    actor.send(answersRefused(refusals));
  }, [actor, refusals]);
  // Focus goes to the part that opens; where none does, to the one that closes.
  const go = (event: ReviewEvent, from: ReviewPart) => {
    actor.send(event);
    setMove({ part: openPart(actor.getSnapshot()) ?? from, takesFocus: true });
  };
  return {
    part,
    go,
    goTo: (name: ReviewPart) => go(opened(name), name),
    open: (name: ReviewPart) => actor.send(opened(name)),
    openFirst: (problems: readonly FieldProblem[]) => actor.send(answersRefused(problems)),
    toggle: (name: ReviewPart) => {
      actor.send(name === part ? { type: 'part.closed' } : opened(name));
      setMove({ part: name, takesFocus: false });
    },
  };
}
