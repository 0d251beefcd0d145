// While it runs, the steps of the charts in this window are counted, in batches, with nothing of the person; afterwards none.

import { modelOf } from 'statechart-paths';
import { addFlowEvents, type FlowEvent } from '../../../api/flows.ts';
import { chartOf, latest, type Observed } from '../../../machines/observation.ts';
import { type EntryTimes, stepsOf } from './steps.ts';

// A visit, as it is counted: a random value that identifies nobody, kept by this tab until it closes or the consent ends.
const key = 'visit';

function visit(): string {
  const stored = sessionStorage.getItem(key);
  if (stored && /^[0-9a-f]{32}$/.test(stored)) return stored;
  const created = crypto.randomUUID().replaceAll('-', '');
  sessionStorage.setItem(key, created);
  return created;
}

const forgetVisit = () => sessionStorage.removeItem(key);

const mostAtOnce = 50;
const delay = 5000;

// The page of the flows runs charts to explain them.
const isFlows = () => location.pathname.startsWith('/flows');

const isOver = ({ status }: Observed) => status !== 'active';

/** @returns how to stop; what has not gone out by then never does, unless the page is only left */
export function startCounting(): () => void {
  const enteredAt = new Map<number, EntryTimes>();
  let waiting: FlowEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    clearTimeout(timer);
    timer = undefined;
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += mostAtOnce) {
      // What cannot be counted is not missed.
      addFlowEvents(all.slice(at, at + mostAtOnce)).catch(() => {});
    }
  }

  function count(step: Observed) {
    const chart = chartOf(step.machine);
    if (!chart) return;
    const [now, counted] = stepsOf(enteredAt.get(step.run), step, performance.now());
    if (isOver(step)) enteredAt.delete(step.run);
    else enteredAt.set(step.run, now);
    if (counted.length === 0) return;
    const same = { flow_id: step.machine, version: modelOf(chart).hash, session_hash: visit() };
    waiting.push(...counted.map((step) => ({ ...same, ...step })));
    if (waiting.length >= mostAtOnce) send();
    else timer ??= setTimeout(send, delay);
  }

  const onStep = (event: Event) => {
    if (!isFlows()) count((event as CustomEvent<Observed>).detail);
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  for (const step of isFlows() ? [] : Object.values(latest()))
    if (!isOver(step)) count({ ...step, transitions: [] });
  addEventListener('statechart', onStep);
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    removeEventListener('statechart', onStep);
    removeEventListener('pagehide', send);
    document.removeEventListener('visibilitychange', onHidden);
    clearTimeout(timer);
    waiting = [];
    forgetVisit();
  };
}
