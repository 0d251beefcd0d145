import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useCallback, useState } from 'react';
import type { Applicant } from '../../../../api/applicants.ts';
import { type BoardMove, type BoardStage, moveInto, movesOf } from './boardMoves.ts';

export type OnMove = (move: BoardMove, applicant: Applicant) => void;
export type OnDrag = (applicant: Applicant | null) => void;

/** The reference of a card that can be dragged, if its applicant can be moved. */
export function useDraggable(applicant: Applicant, onDrag: OnDrag) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || movesOf(applicant).length === 0) return;
      return draggable({
        element,
        getInitialData: () => ({ applicant }),
        onDragStart: () => onDrag(applicant),
        onDrop: () => onDrag(null),
      });
    },
    [applicant, onDrag],
  );
}

const moveOf = (stage: BoardStage, { data }: { data: Record<string | symbol, unknown> }) =>
  moveInto(stage, data.applicant as Applicant);

/** The reference of a column, onto which only applicants who may move there can be dropped. */
export function useDropTarget(stage: BoardStage, onMove: OnMove) {
  const [isOver, setOver] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) =>
      element
        ? dropTargetForElements({
            element,
            canDrop: ({ source }) => moveOf(stage, source) !== undefined,
            onDragEnter: () => setOver(true),
            onDragLeave: () => setOver(false),
            onDrop: ({ source }) => {
              setOver(false);
              const move = moveOf(stage, source);
              if (move) onMove(move, source.data.applicant as Applicant);
            },
          })
        : undefined,
    [stage, onMove],
  );
  return { ref, isOver };
}
