/** The calls of the server that wait while the chart waits for its ports. */

import type { Walk } from 'statechart-paths';
import type { Fault, HeldCall, TestControls } from '../../server/http/testControls.ts';
import { type Chart, entryOf } from './chart.ts';
import { inTime } from './timeouts.ts';

interface Hold {
  port: string;
  /** The invocation that it replaces. */
  invocation: object;
  call: HeldCall;
}

export function holdsOf(chart: Chart, walk: Walk, controls: TestControls) {
  let holds: Hold[] = [];

  const arrived = ({ port, call }: Hold) =>
    inTime(call.arrived, `The page was to call ${call.operation} (port “${port}”) and did not.`);

  return {
    /** Holds the next call of every invocation that has just started, before the page can make it. */
    prepare() {
      const running = walk.waiting();
      for (const [port, invocation] of running) {
        if (holds.some((hold) => hold.invocation === invocation)) continue;
        const model = entryOf(chart, 'ports', chart.pages.ports, port);
        if ('operation' in model) holds.push({ port, invocation, call: controls.hold(model.operation) });
      }
    },
    /** Lets go what the chart no longer waits for, and waits until all it waits for has been called. */
    async settle() {
      const running = new Set(walk.waiting().values());
      for (const { invocation, call } of holds) if (!running.has(invocation)) call.release();
      holds = holds.filter(({ invocation }) => running.has(invocation));
      await Promise.all(holds.map(arrived));
    },
    release(port: string, fault: Fault | undefined) {
      const hold = holds.find((hold) => hold.port === port);
      if (!hold) throw new Error(`The path settles “${port}”, for which the chart does not wait.`);
      hold.call.release(fault);
    },
  };
}
