/** The people of the seed, by their keys. */
import { personas } from '../../../server/seed/personas.ts';

export function persona(key: string) {
  const found = personas.find((persona) => persona.key === key);
  if (!found) throw new Error(`Nobody is called ${key}`);
  return found;
}
