// A fixed piece of work, of the kinds that the tests do: objects, JSON, strings, sorting, hashes and walks through memory. It runs
// in a process of its own while the tests run, so that what slows them slows it as well: a slower processor, or a crowded one.
import { createHash } from 'node:crypto';

const memory = new Uint32Array(1 << 20);

/** Always the same numbers. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
}

/** @returns {string} a hash that depends on every step, so that none is optimised away */
export function fixedWork() {
  const next = numbers(1);
  const people = Array.from({ length: 4000 }, (_, id) => ({
    id,
    name: `${next().toString(36)} ${next().toString(36)}`,
    skills: [next() % 100, next() % 100, next() % 100],
    place: { latitude: next() / 2 ** 32, longitude: next() / 2 ** 32 },
  }));
  /** @type {typeof people} */
  const read = JSON.parse(JSON.stringify(people));
  read.sort((a, b) => (a.name < b.name ? -1 : 1));
  /** @type {Map<number, string[]>} */
  const bySkill = new Map();
  for (const { name, skills } of read) {
    for (const skill of skills) bySkill.set(skill, [...(bySkill.get(skill) ?? []).slice(-50), name]);
  }
  const text = [...bySkill].map(([skill, names]) => `${skill}: ${names.join(', ')}`).join('\n');
  const words = text.toUpperCase().match(/[A-Z]{3,}/g) ?? [];
  let place = 0;
  for (let step = 0; step < 1_000_000; step += 1) {
    place = (place + memory.length / 16 + next()) & (memory.length - 1);
    memory[place] = (memory[place] ?? 0) + step;
  }
  return createHash('sha256').update(text).update(words.join()).update(String(memory[place])).digest('hex');
}

if (process.send) {
  // Until it is compiled.
  for (let time = 0; time < 3; time += 1) fixedWork();
  process.on('message', () => {
    const before = process.cpuUsage();
    fixedWork();
    const { user, system } = process.cpuUsage(before);
    process.send?.(user + system);
  });
  process.on('disconnect', () => process.exit());
}
