import { dataFile, numbersByName, text, whole } from '../formats/dataFiles.ts';

/** How made-up visitors go through five flows: what they choose, where they give up, and how long they stay. */
export const flowHabits = dataFile('server/seed/data/flowHabits.json', {
  flow: text,
  visits: whole,
  /** By event and guard, by guard or by event; 1 by default. */
  weights: numbersByName,
  /** The share of visitors who enter a state and never leave it. */
  gives_up: numbersByName,
  /** The time that people usually take; 12 by default. */
  seconds: numbersByName,
});

export type Habit = ReturnType<typeof flowHabits>[number];
