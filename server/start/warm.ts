// Builds large data that is otherwise built on first use, in slices between which requests are answered.
import { prepareOccupationSearch } from '../jobs/occupationSearch.ts';
import { prepareRoles } from '../military/roles.ts';
import { occupationReference } from '../occupations/reference.ts';
import { runInTurns, type Slices } from '../process/slices.ts';

function* reference(): Slices<void> {
  const occupations = occupationReference();
  yield;
  yield* prepareRoles();
  yield* occupations.prepare();
  yield* prepareOccupationSearch();
}

export const warmReference = (turn?: number): Promise<void> => runInTurns(reference(), turn);
