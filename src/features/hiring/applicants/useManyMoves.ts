import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type Applicant, type ManyMove, moveApplications } from '../../../api/applicants.ts';
import { lists } from '../application/useMove.ts';
import { type MoveReport, reportOf } from './manyMoves.ts';

interface Sending {
  move: ManyMove;
  nameOf: (id: number) => string;
}

export const nameIn = (people: readonly { id: number; name: string }[]) => (id: number) =>
  people.find((person) => person.id === id)?.name ?? `Candidate ${id}`;

/** After a failed call some may have been moved, so the lists are read again then, too. */
export function useManyMoves(jobId: number) {
  const queries = useQueryClient();
  const [report, setReport] = useState<MoveReport | null>(null);
  const moving = useMutation({
    mutationFn: ({ move }: Sending) => moveApplications(jobId, move),
    onSuccess: (answer, { move, nameOf }) => setReport(reportOf(move.to, answer, nameOf)),
    onSettled: () =>
      Promise.all(
        [...lists, 'getApplication'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      ),
  });
  const undo = ({ moved }: MoveReport) =>
    moving.mutate({
      move: {
        to: 'before_rejection',
        applications: moved.map(({ id, version }) => ({ id, version })),
      },
      nameOf: nameIn(moved),
    });
  const { mutate } = moving;
  /** From an interview to the shortlist, of which nobody is notified. */
  const back = useCallback(
    ({ id, version, display_name: name }: Applicant) =>
      mutate({
        move: { to: 'shortlisted', applications: [{ id, version }] },
        nameOf: nameIn([{ id, name }]),
      }),
    [mutate],
  );
  return { moving, report, undo, back, dismiss: () => setReport(null) };
}

export type ManyMoves = ReturnType<typeof useManyMoves>;
