/** A pending delayed event of a chart, such as `after`, with the whole milliseconds left. */

export interface Timer {
  id: string;
  event: { type: string };
  left: number;
}

export interface DoneAction {
  type: string;
  params?: unknown;
}

/** Returns the timer that fires next; of equal ones, the one set first. */
export const nextTimer = (timers: readonly Timer[]): Timer | undefined =>
  timers.reduce<Timer | undefined>(
    (next, timer) => (next && next.left <= timer.left ? next : timer),
    undefined,
  );

export const passed = (timers: readonly Timer[], fired: Timer): Timer[] =>
  timers.filter((timer) => timer !== fired).map((timer) => ({ ...timer, left: timer.left - fired.left }));

/** Returns the timers after these actions have set and cancelled some. */
export function afterActions(before: readonly Timer[], actions: readonly DoneAction[]): readonly Timer[] {
  let timers = before;
  for (const { type, params } of actions) {
    const { id, sendId, delay, event } = (params ?? {}) as Partial<Timer> & {
      sendId?: string;
      delay?: number;
    };
    if (type === 'xstate.cancel') timers = timers.filter((timer) => timer.id !== sendId);
    else if (type === 'xstate.raise' && event && typeof delay === 'number' && Number.isFinite(delay))
      timers = [...timers.filter((timer) => timer.id !== id), { id: id ?? event.type, event, left: delay }];
  }
  return timers;
}
