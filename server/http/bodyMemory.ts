import { overloaded } from './answers/errors.ts';
import { createShares } from './shares.ts';

export interface BodyMemory {
  /** @throws 503 if there is no room left, or none for this client */
  reserve: (client: string, bytes: number) => { free: () => void };
  reserved: () => number;
}

// Twelve of the largest forms; while a form is put together it is in memory twice.
const mostBytes = 64 * 1024 * 1024;

export function createBodyMemory(most = mostBytes): BodyMemory {
  const shares = createShares(most);
  return {
    reserve(client, bytes) {
      if (!shares.take(client, bytes)) throw overloaded(1);
      let isFree = false;
      return {
        free() {
          if (!isFree) shares.giveBack(client, bytes);
          isFree = true;
        },
      };
    },
    reserved: shares.taken,
  };
}
