/** How busy the machine is: wall time of a fixed task divided by its processor time. */
import { createHash } from 'node:crypto';

const once = 'valour'.repeat(20_000);

/** 1 on a calm machine; 4 if everything takes four times as long. */
export function slowdown(forMs = 1500): number {
  const [since, before] = [performance.now(), process.cpuUsage()];
  while (performance.now() - since < forMs) createHash('sha256').update(once).digest();
  const { user, system } = process.cpuUsage(before);
  return (performance.now() - since) / ((user + system) / 1000);
}
