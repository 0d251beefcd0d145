import type { ApplicantOrder } from '../../../api/applicants.ts';

type ApplicantInOrder = ApplicantOrder['applicants'][number];

export interface PlaceInOrder {
  current: ApplicantInOrder | null;
  /** From 1; null for an applicant who is no longer in the list. */
  position: number | null;
  total: number;
  previous: ApplicantInOrder | null;
  next: ApplicantInOrder | null;
}

/** From an applicant who is not in the list, the next is its first. */
export function placeInOrder({ total, applicants }: ApplicantOrder, id: number): PlaceInOrder {
  const at = applicants.findIndex((applicant) => applicant.id === id);
  return {
    current: applicants[at] ?? null,
    position: at < 0 ? null : at + 1,
    total,
    previous: applicants[at - 1] ?? null,
    next: applicants[at + 1] ?? null,
  };
}

export function placeText({ position, total }: Pick<PlaceInOrder, 'position' | 'total'>): string {
  if (position !== null) return `${position} of ${total}`;
  return total === 1 ? '1 applicant in the list' : `${total} applicants in the list`;
}
