/** The people of the seed, by their keys. */
import { personas } from '../../../server/seed/personas.ts';

export function persona(key: string) {
  const result = personas.find((persona) => persona.key === key);
  if (!result) throw new Error(`Nobody is called ${key}`);
  return result;
}
