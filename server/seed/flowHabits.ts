import { dataFile, numbersByName, text, whole } from '../formats/dataFiles.ts';

export const flowHabits = dataFile('server/seed/data/flowHabits.json', {
  flow: text,
  visits: whole,
  /** By event and guard, by guard or by event; 1 by default. */
  weights: numbersByName,
  gives_up: numbersByName,
  seconds: numbersByName,
});

export type Habit = ReturnType<typeof flowHabits>[number];
