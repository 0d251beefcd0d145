// Counts the charts' steps in this window, in batches and without personal data, until stopped.

import { modelOf } from 'statechart-paths';
import { addFlowEvents, type FlowEvent } from '../../../api/flows.ts';
import { chartOf, latest, type Observed } from '../../../machines/observation.ts';
import { type EntryTimes, stepsOf } from './steps.ts';

// A random value that identifies a visit but no person; kept by this tab until it closes or consent ends.
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

// The flows page runs charts only to explain them.
const isFlows = () => location.pathname.startsWith('/flows');

const isOver = ({ status }: Observed) => status !== 'active';

/** @returns a function that stops counting and drops unsent events */
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
      // A lost count does no harm.
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
