/**
 * How many characters the functions of the language read while something works: the same number on every machine. Normalizing
 * reads a run of marks as often as it has marks.
 */
const runs = /[\p{M}\uff9e\uff9f]+/gu;

function normalizingSteps(text: string) {
  let steps = text.length;
  // With `lastIndex`, which no counted function touches.
  for (let run = runs.exec(text); run; run = runs.exec(text)) steps += run[0].length ** 2;
  return steps;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

export async function readingStepsOf(work: () => Promise<unknown>): Promise<number> {
  let steps = 0;
  const counted: [object, string, (self: unknown, args: unknown[]) => number][] = [
    [String.prototype, 'normalize', (text) => normalizingSteps(String(text))],
    ...['replace', 'replaceAll', 'match', 'split', 'trim'].map((name): (typeof counted)[number] => [
      String.prototype,
      name,
      (text) => String(text).length,
    ]),
    [RegExp.prototype, 'test', (_, [text]) => String(text).length],
  ];
  const originals = counted.map(([prototype, name, stepsOf]) => {
    const original = (prototype as Record<string, Method>)[name]!;
    (prototype as Record<string, Method>)[name] = function (...args) {
      steps += stepsOf(this, args);
      return original.apply(this, args);
    };
    return () => {
      (prototype as Record<string, Method>)[name] = original;
    };
  });
  try {
    await work();
  } finally {
    for (const restore of originals) restore();
  }
  return steps;
}
