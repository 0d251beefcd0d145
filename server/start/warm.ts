// Opens what is large and read lazily before the first visitor needs it, a step at a time so that requests get their turn between.
import { setImmediate as turn } from 'node:timers/promises';
import { roleReference, roleSearch } from '../military/roles.ts';
import { occupationReference } from '../occupations/reference.ts';

export async function warmReference(): Promise<void> {
  const steps = [
    () => occupationReference(),
    () => roleReference(),
    () => roleSearch().find({ text: 'medic', limit: 1 }),
    () => occupationReference().search('nurse', { system: 'soc2020', limit: 1 }),
    () => occupationReference().nearestByText('nurse', { system: 'soc2020', limit: 1 }),
    () => occupationReference().search('nurse', { system: 'onet', limit: 1 }),
    () => occupationReference().nearestByText('nurse', { system: 'onet', limit: 1 }),
  ];
  for (const step of steps) {
    step();
    await turn();
  }
}
