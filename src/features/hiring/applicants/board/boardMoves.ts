import type { Applicant } from '../../../../api/applicants.ts';
import { stageOf, wayOfApplication } from '../../../../machines/applicationStages.ts';
import { undoneTo } from '../../application/moves.ts';
import { canMove, type MoveName, moveNames } from '../manyMoves.ts';

export const boardStages = [...wayOfApplication, 'rejected'] as const;
export type BoardStage = (typeof boardStages)[number];

type Movable = Pick<Applicant, 'status' | 'offer_status' | 'allowed'>;

/**
 * What brings an applicant into a column. Undefined where the chart allows no such move, and where something else is the move: opening the
 * CV, an offer with its terms.
 */
export function moveInto(stage: BoardStage, applicant: Movable): MoveName | undefined {
  const undone = undoneTo(applicant);
  if (undone) return stageOf({ ...applicant, status: undone }) === stage ? 'before_rejection' : undefined;
  const move = moveNames.find((name) => name === stage);
  return move && canMove(move, applicant) ? move : undefined;
}

export const movesOf = (applicant: Movable): MoveName[] =>
  moveNames.filter((name) => canMove(name, applicant));
