/** Prints as JSON the share of declared transitions that `xstate/graph` takes in a file's machines, with events without payloads. */
import { modelOf } from 'statechart-paths';
import { loadMachines } from 'statechart-paths/load';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

const { machines } = await loadMachines(process.argv[2] ?? '');
let declared = 0;
let covered = 0;
for (const { machine } of machines) {
  const { transitions } = modelOf(machine);
  const types = new Set(transitions.filter(({ kind }) => kind !== 'always').map(({ event }) => event));
  const events: EventObject[] = [...types].map((type) => ({ type }));
  declared += transitions.length;
  const taken = new Set<unknown>();
  try {
    const paths = getShortestPaths(machine, { events, limit: 2000 } as never);
    for (const { steps } of paths) {
      let before: AnyMachineSnapshot | undefined;
      for (const { state, event } of steps) {
        if (before)
          for (const transition of machine.getTransitionData(before as never, event as never))
            taken.add(transition);
        before = state as unknown as AnyMachineSnapshot;
      }
    }
  } catch {
    // An error counts as not covered.
  }
  covered += taken.size;
}
process.stdout.write(JSON.stringify({ declared, covered }), () => process.exit(0));
