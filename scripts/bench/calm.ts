/** How much of a core a program gets: a fixed piece of work, in time on the clock against time at work. */
import { createHash } from 'node:crypto';

const once = 'valour'.repeat(20_000);

/** 1 on a calm machine; 4 when everything takes four times as long as it would there. */
export function slowdown(forMs = 1500): number {
  const [since, before] = [performance.now(), process.cpuUsage()];
  while (performance.now() - since < forMs) createHash('sha256').update(once).digest();
  const { user, system } = process.cpuUsage(before);
  return (performance.now() - since) / ((user + system) / 1000);
}
