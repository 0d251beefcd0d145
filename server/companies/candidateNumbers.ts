/**
 * A candidate number that is different for each company, so that two companies cannot match candidates by number. It is a keyed
 * permutation (a Feistel network in ten rounds of HMAC-SHA-256, as in NIST SP 800-38G) of the user id of a named candidate, or of the
 * card id of an anonymous one: no number is stored, and numbers are unique. So the number on an application cannot be linked to the
 * anonymous card in candidate search.
 */
import { createHmac } from 'node:crypto';

const halfBits = 15;
const mask = (1 << halfBits) - 1;
const rounds = 10;
// The lowest bit marks a named candidate, which leaves 30 bits for the id in the API's 31-bit integers.
const idLimit = 2 ** (2 * halfBits);

type Step = (value: number) => number;

function permutation(key: Buffer): { forth: Step; back: Step } {
  const mix = (round: number, value: number) =>
    createHmac('sha256', key)
      .update(Uint8Array.of(round, value >> 8, value & 255))
      .digest()
      .readUInt16BE(0) & mask;
  const forthOnce = (value: number) => {
    let [left, right] = [value >> halfBits, value & mask];
    for (let round = 0; round < rounds; round += 1) [left, right] = [right, left ^ mix(round, right)];
    return (left << halfBits) | right;
  };
  const backOnce = (value: number) => {
    let [left, right] = [value >> halfBits, value & mask];
    for (let round = rounds - 1; round >= 0; round -= 1) [left, right] = [right ^ mix(round, left), left];
    return (left << halfBits) | right;
  };
  // No user has the id 0, so 0 is left out of the permutation: a step that gives 0 is applied once more, to the 0 (cycle walking).
  const walking =
    (step: Step): Step =>
    (value) =>
      step(value) || step(0);
  return { forth: walking(forthOnce), back: walking(backOnce) };
}

/** `id` is that of the user or of the card. */
interface NumberedCandidate {
  id: number;
  isNamed: boolean;
}

export interface CandidateNumbers {
  companyId: number;
  of: (id: number, isNamed: boolean) => number;
  /**
   * The candidates that this number may mean: first under the current key, then under earlier keys, because old links
   * still contain numbers made with those.
   */
  meaningsOf: (number: number) => NumberedCandidate[];
  /** Orders candidates without revealing when they signed up. */
  seed: string;
}

function numbersOf(secret: string, tenantId: number, companyId: number) {
  const keyFor = (purpose: string) =>
    createHmac('sha256', secret).update(`candidates:${tenantId}:${companyId}:${purpose}`).digest();
  const [named, anonymous] = [permutation(keyFor('named')), permutation(keyFor('anonymous'))];
  return {
    of(id: number, isNamed: boolean) {
      if (id < 1 || id >= idLimit)
        throw new RangeError(`No number for the ${isNamed ? 'user' : 'card'} ${id}`);
      return 2 * (isNamed ? named : anonymous).forth(id) + (isNamed ? 1 : 0);
    },
    meaningOf(number: number): NumberedCandidate | null {
      const isNamed = number % 2 === 1;
      const value = Math.floor(number / 2);
      if (value < 1 || value >= idLimit) return null;
      return { id: (isNamed ? named : anonymous).back(value), isNamed };
    },
    seed: String(keyFor('order').readBigInt64BE(0)),
  };
}

/** @param secrets newest first */
export function candidateNumbers(
  secrets: readonly string[],
  tenantId: number,
  companyId: number,
): CandidateNumbers {
  const [current, ...earlier] = secrets.map((secret) => numbersOf(secret, tenantId, companyId));
  if (!current) throw new Error('There is no key for the numbers of candidates');
  return {
    companyId,
    of: current.of,
    meaningsOf: (number) => [current, ...earlier].flatMap(({ meaningOf }) => meaningOf(number) ?? []),
    seed: current.seed,
  };
}

export type NumbersFor = (tenantId: number, companyId: number) => CandidateNumbers;

export const numbersFrom =
  (secrets: () => string[]): NumbersFor =>
  (tenantId, companyId) =>
    candidateNumbers(secrets(), tenantId, companyId);
