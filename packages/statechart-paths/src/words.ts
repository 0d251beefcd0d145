// Makes sentences from the names in a chart: `savePersonalDetails` becomes “Save personal details”, `stageIsSkippable` “when
// stage is skippable”.
import type { FlowModel, FlowTransition } from './model.ts';

const capitals = new Set(['api', 'cv', 'id', 'ok', 'pdf', 'qr', 'sms', 'uk', 'url']);

export function wordsOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s._:/-]+/)
    .filter(Boolean)
    .map((word) => (capitals.has(word.toLowerCase()) || isI(word) ? word.toUpperCase() : lowerFirst(word)))
    .join(' ');
}

/** As in `whatIBring`. */
const isI = (word: string) => word === 'I';

const lowerFirst = (word: string) =>
  word.length > 1 && word === word.toUpperCase() ? word : word.charAt(0).toLowerCase() + word.slice(1);

export const sentenceOf = (name: string): string => {
  // A name of signs alone, such as `_`, stays as it is.
  const words = wordsOf(name) || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function timeOf(delay: string): string {
  const milliseconds = Number(delay);
  if (Number.isNaN(milliseconds)) return wordsOf(delay);
  if (milliseconds < 1000) return `${milliseconds} ms`;
  return milliseconds % 60_000 === 0 ? `${milliseconds / 60_000} min` : `${milliseconds / 1000} s`;
}

// XState numbers a call without an id by its place, as in `0.checkout.paying`, and names logic without a name by that.
const isNumbered = (name: string) => /^(?:xstate\.invoke\.)?\d+\./.test(name);

/** The name of an invoked actor: its id if it has one, else what is called, else where. */
export function callName(port: string, { name, states }: FlowModel): string {
  if (!isNumbered(port)) return sentenceOf(port);
  const state = states.find(({ invokes }) => invokes.some(({ id }) => id === port));
  const src = state?.invokes.find(({ id }) => id === port)?.src ?? '';
  if (src !== '' && src !== 'anonymous' && !isNumbered(src)) return sentenceOf(src);
  return `The call in ${sentenceOf(state?.path ? state.key : name)}`;
}

/** What an invocation calls, as the chart spells it. */
export const sourceName = ({ id, src }: { id: string; src: string }, model: FlowModel): string =>
  isNumbered(src) ? wordsOf(callName(id, model)) : src;

/** The cause of a transition in words. ✓ and ✗ mark outcomes. */
export function causeOf({ kind, event, port, delay }: FlowTransition, model: FlowModel): string {
  if (kind === 'always') return 'immediately';
  if (kind === 'done') return `✓ ${callName(port ?? '', model)}`;
  if (kind === 'error') return `✗ ${callName(port ?? '', model)} fails`;
  if (kind === 'after') return `after ${timeOf(delay ?? '')}`;
  if (kind === 'stateDone') return '✓ Finished';
  return event === '*' ? 'Any other event' : sentenceOf(event);
}

const composed = /( and | or )/;

function conditionOf(name: string): string {
  if (composed.test(name))
    return name
      .split(composed)
      .map((part) => (composed.test(part) ? part.trim() : conditionOf(part)))
      .join(' ');
  if (name.startsWith('not ')) return `not: ${conditionOf(name.slice(4))}`;
  return wordsOf(name);
}

/** The guard as a condition without “when”; empty if there is none. */
export function guardWords({ guard, guardParams }: FlowTransition): string {
  if (guard === null) return '';
  const condition = conditionOf(guard);
  const params = guardParams ? (JSON.parse(guardParams) as Record<string, unknown>) : {};
  return Object.entries(params).reduce((text, [key, value]) => {
    const valueText = typeof value === 'string' ? wordsOf(value) : JSON.stringify(value);
    if (text.endsWith(` ${wordsOf(key)}`) || text.endsWith(' was')) return `${text} ${valueText}`;
    return typeof value === 'string' ? `${text} (${valueText})` : `${text} (${wordsOf(key)} ${valueText})`;
  }, condition);
}
