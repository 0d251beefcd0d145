// Writes a plan as canonical JSON: keys in a fixed order, nothing that depends on date or machine. `docs/flows/plan.schema.json`
// describes it.
import type { Plan } from '../plan/plan.ts';

// Values without a JSON form become text: a file its name, an error its message.
function plain(this: unknown, _key: string, value: unknown): unknown {
  if (value instanceof Error) return { error: value.message };
  if (typeof File !== 'undefined' && value instanceof File)
    return { file: value.name, mediaType: value.type.split(';')[0], size: value.size };
  if (typeof value === 'bigint') return `${value}`;
  if (value instanceof Map) return [...value];
  if (value instanceof Set) return [...value];
  return typeof value === 'function' ? undefined : value;
}

/** @throws when an event contains itself */
export function planAsJson(plan: Plan): string {
  const { machine, hash, criterion, resetCost, cost, bound, proven, stopped, configurations } = plan;
  const paths = plan.paths.map(({ id, input, start, steps }) => ({
    id,
    input,
    start,
    steps: steps.map(({ id, label, event, transitions, from, to, wait, chance, refused }) => ({
      id,
      label,
      event,
      transitions,
      from,
      to,
      ...(wait === undefined ? {} : { wait }),
      ...(chance === undefined ? {} : { chance }),
      ...(refused ? { refused } : {}),
    })),
  }));
  const { covered, given, uncovered, reasons } = plan;
  const whole = {
    format: 'valour.flow-plan/1',
    ...{
      machine,
      hash,
      criterion,
      resetCost,
      cost,
      bound,
      proven,
      ...(stopped ? { stopped } : {}),
      configurations,
    },
    covered,
    given,
    uncovered,
    ...(reasons.length > 0 ? { reasons } : {}),
    paths,
  };
  return `${JSON.stringify(whole, plain, 2)}\n`;
}
