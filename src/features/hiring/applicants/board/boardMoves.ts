import type { Applicant } from '../../../../api/applicants.ts';
import { stageOf, wayOfApplication } from '../../../../machines/applicationStages.ts';
import { nextStep, otherSteps, stepWords, undoneTo } from '../../application/moves.ts';
import { canMove, type MoveName, moveNames, moveWords } from '../manyMoves.ts';

export const boardStages = [...wayOfApplication, 'rejected'] as const;
export type BoardStage = (typeof boardStages)[number];

/** Of a single applicant. An offer and a hire have questions of their own, on the application’s page. */
export type BoardMove = MoveName | 'back_to_shortlist' | 'offer' | 'hired';

const boardMoves: readonly BoardMove[] = [
  ...['shortlisted', 'back_to_shortlist', 'interview', 'offer', 'hired'],
  ...['rejected', 'before_rejection'],
] as BoardMove[];

type Movable = Pick<Applicant, 'status' | 'offer_status' | 'allowed'>;

export const boardMoveLabel = (move: BoardMove): string => {
  if (move === 'back_to_shortlist') return 'Back to shortlist';
  return move === 'offer' || move === 'hired' ? stepWords[move].label : moveWords[move].label;
};

function isPossible(move: BoardMove, applicant: Movable): boolean {
  const others = otherSteps(applicant);
  if (move === 'back_to_shortlist') return others.includes('shortlisted');
  if (move === 'offer') return nextStep(applicant) === move;
  if (move === 'hired') return nextStep(applicant) === move || others.includes(move);
  return canMove(move, applicant);
}

export const movesOf = (applicant: Movable): BoardMove[] =>
  boardMoves.filter((move) => isPossible(move, applicant));

function stageAfter(move: BoardMove, applicant: Movable): Applicant['stage'] | undefined {
  if (move === 'back_to_shortlist') return 'shortlisted';
  if (move !== 'before_rejection') return move;
  const status = undoneTo(applicant);
  return status && stageOf({ ...applicant, status });
}

/** What brings an applicant into a column; undefined where the chart allows no such move. Opening the CV is the move to `viewed`. */
export const moveInto = (stage: BoardStage, applicant: Movable): BoardMove | undefined =>
  movesOf(applicant).find((move) => stageAfter(move, applicant) === stage);

export const isMoveForMany = (move: BoardMove): move is MoveName => moveNames.some((name) => name === move);
