// Compares the processor time of a run with the stored one. A slow or crowded machine needs more of it for everything: all times
// are brought to the speed of the stored run, by the fixed work that ran at the same time as each.

/**
 * @typedef {import('./meter.mjs').MeasuredStage} MeasuredStage
 * @typedef {Record<string, string>} Place what the figures depend on besides the code: machine, Node, browser, PostgreSQL
 * @typedef {{ name: string, stage: string, seconds: number }} Item a test file or a story
 * @typedef {{ place: Place, stages: MeasuredStage[], items: Item[] }} Run
 * @typedef {{ place: Place, fixedWork: number, stages: Record<string, number>, items: Record<string, number> }} Stored all in seconds
 */

/** A run above this share of the stored time fails. */
export const allowed = 1.05;

/** Depends on what was built, installed or downloaded before: shown, and neither stored nor compared. */
export const settingUp = 'setting up';

/** Share of the whole from which a test file or story is stored. */
const storedShare = 0.001;

/** A stage with fewer is too short for a speed of its own. */
const enoughWorks = 5;

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** @param {Iterable<number>} numbers */
const sum = (numbers) => [...numbers].reduce((total, number) => total + number, 0);

/** @param {MeasuredStage[]} stages @returns {number} the fixed work of the whole run in seconds; 0 where none was done */
export const fixedWorkOf = (stages) => median(stages.flatMap(({ works }) => works));

/**
 * @param {Run} run
 * @param {number} fixedWork seconds at the speed that is asked for
 * @returns {{ stages: Record<string, number>, items: Record<string, number> }} seconds at that speed
 */
export function atSpeed({ stages, items }, fixedWork) {
  const whole = fixedWorkOf(stages) || fixedWork;
  /** @type {Record<string, number>} */
  const factors = Object.fromEntries(
    stages.map(({ name, works }) => [name, fixedWork / (works.length < enoughWorks ? whole : median(works))]),
  );
  return {
    stages: Object.fromEntries(stages.map(({ name, seconds }) => [name, seconds * (factors[name] ?? 1)])),
    items: Object.fromEntries(
      items.map(({ name, stage, seconds }) => [name, seconds * (factors[stage] ?? 1)]),
    ),
  };
}

/** @param {Record<string, number>} stages */
const comparedOf = (stages) => Object.entries(stages).filter(([name]) => name !== settingUp);

/** @param {Record<string, number>} stages */
const totalOf = (stages) => sum(comparedOf(stages).map(([, seconds]) => seconds));

/** @param {Stored} stored */
const smallestStored = (stored) => totalOf(stored.stages) * storedShare;

/**
 * @param {Stored} stored
 * @param {Record<string, number>} items seconds at the stored speed
 * @returns {{ name: string, before: number | undefined, now: number }[]} the ten that grew most, new ones included
 */
export function dearestAdditions(stored, items) {
  const unstored = smallestStored(stored);
  return Object.entries(items)
    .map(([name, now]) => ({ name, before: stored.items[name], now }))
    .map((item) => ({ ...item, added: item.now - (item.before ?? unstored) }))
    .filter(({ added }) => added > 0)
    .sort((a, b) => b.added - a.added)
    .slice(0, 10)
    .map(({ name, before, now }) => ({ name, before, now }));
}

/** @param {number} seconds */
const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;

/** @param {number} share */
const inPercent = (share) => `${(share * 100).toFixed(1)} %`;

/**
 * @param {Stored} stored
 * @param {Place} place
 * @returns {string[]} what is not as it was where the figures were stored
 */
export const differences = (stored, place) =>
  [...new Set([...Object.keys(stored.place), ...Object.keys(place)])]
    .filter((what) => stored.place[what] !== place[what])
    .map((what) => `${what} ${place[what] ?? 'unknown'} instead of ${stored.place[what] ?? 'unknown'}`);

/**
 * @param {Run} run
 * @param {Stored | undefined} stored
 * @param {string[]} obstacles why this run is not to be failed, whatever it took
 * @returns {{ lines: string[], problem?: string }} to print; `problem` fails the run
 */
export function compare(run, stored, obstacles) {
  const scaled = atSpeed(run, stored?.fixedWork ?? fixedWorkOf(run.stages));
  /** @param {string} name @param {number} seconds @param {number} comparable @param {number | undefined} before */
  const row = (name, seconds, comparable, before) => {
    const measured = `  ${name.padEnd(10)} ${inSeconds(seconds).padStart(9)}`;
    if (before === undefined) return measured;
    const share = inPercent(comparable / before).padStart(8);
    return `${measured}  ${inSeconds(comparable).padStart(9)} at the stored speed, ${share} of ${inSeconds(before)}`;
  };
  const lines = [
    `Processor time (the fixed work took ${(fixedWorkOf(run.stages) * 1000).toFixed(1)} ms)`,
    ...run.stages.map(({ name, seconds }) =>
      row(name, seconds, scaled.stages[name] ?? 0, stored?.stages[name]),
    ),
  ];
  const seconds = totalOf(Object.fromEntries(run.stages.map((stage) => [stage.name, stage.seconds])));
  if (!stored) return { lines: [...lines, row('all', seconds, 0, undefined)] };

  const isWhole = Object.keys(stored.stages).every((name) => name in scaled.stages);
  if (!isWhole) return { lines };
  const [total, before] = [totalOf(scaled.stages), totalOf(stored.stages)];
  lines.push(row('all', seconds, total, before));
  if (total <= before * allowed) return { lines };

  const problem = `The tests take ${inPercent(total / before)} of the stored processor time, and may take ${inPercent(allowed)}`;
  lines.push(`${problem}. The most expensive additions:`);
  for (const { name, before, now } of dearestAdditions(stored, scaled.items)) {
    const earlier =
      before === undefined ? `new, or below ${inSeconds(smallestStored(stored))}` : inSeconds(before);
    lines.push(`  ${name}: ${earlier} → ${inSeconds(now)}`);
  }
  const reasons = [...obstacles, ...differences(stored, run.place)];
  if (reasons.length === 0) return { lines, problem };
  return { lines: [...lines, `This fails no run here: ${reasons.join('; ')}.`] };
}

/** @param {number} seconds */
const rounded = (seconds) => Math.round(seconds * 10) / 10;

/**
 * @param {Run} run
 * @param {Stored | undefined} stored
 * @returns {Stored} what to store of a run. A test file or story that is about as dear as before keeps its figure
 */
export function storedFrom(run, stored) {
  const unchanged = stored && differences(stored, run.place).length === 0 ? stored : undefined;
  const fixedWork = unchanged?.fixedWork ?? fixedWorkOf(run.stages);
  const { stages, items } = atSpeed(run, fixedWork);
  const compared = Object.fromEntries(comparedOf(stages).map(([name, seconds]) => [name, rounded(seconds)]));
  const smallest = totalOf(compared) * storedShare;
  /** @param {string} name @param {number} seconds */
  const figure = (name, seconds) => {
    const before = unchanged?.items[name];
    return before !== undefined && Math.abs(seconds - before) < before / 5 ? before : rounded(seconds);
  };
  return {
    place: run.place,
    fixedWork: Number(fixedWork.toFixed(5)),
    stages: compared,
    items: Object.fromEntries(
      Object.entries(items)
        .filter(([, seconds]) => seconds >= smallest)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, seconds]) => [name, figure(name, seconds)]),
    ),
  };
}
