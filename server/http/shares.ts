/**
 * Shares a fixed capacity between clients. Below half, anybody may take from it; above, no client may hold more than a quarter,
 * so that one client alone never holds more than half.
 */
interface Shares {
  take: (client: string, amount: number) => boolean;
  giveBack: (client: string, amount: number) => void;
  taken: () => number;
  heldBy: (client: string) => number;
  holders: () => number;
}

export function createShares(most: number): Shares {
  const held = new Map<string, number>();
  let taken = 0;
  const heldBy = (client: string) => held.get(client) ?? 0;
  return {
    take(client, amount) {
      const own = heldBy(client) + amount;
      if (taken + amount > most) return false;
      if (taken + amount > most / 2 && own > most / 4) return false;
      taken += amount;
      held.set(client, own);
      return true;
    },
    giveBack(client, amount) {
      taken -= amount;
      const own = heldBy(client) - amount;
      if (own > 0) held.set(client, own);
      else held.delete(client);
    },
    taken: () => taken,
    heldBy,
    holders: () => held.size,
  };
}
