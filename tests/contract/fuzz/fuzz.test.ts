import { expect, test } from 'vitest';
import type { Described } from '../../support/contract/described.ts';
import { defaultSeed, fuzz } from './run.ts';

/** Requests of an operation; `npm run bench -- fuzz` asks a thousand. */
const usual = 6;
const few = 2;

/** Each needs a process, a thread or a password's hash. */
const isCostly = ({ id, bodyType }: Described) =>
  bodyType === 'multipart/form-data' ||
  /pdf|export|login|password|signUp|applicationCv|deleteAccount|changeEmail/i.test(id);

const seed = Number(process.env.SEED_FUZZ ?? defaultSeed);

test(`every answer to a generated request is one that the contract has for it (seed ${seed})`, async () => {
  const count = (described: Described) => (isCostly(described) ? few : usual);
  const { faults, serverErrors, operations, requests } = await fuzz({ seed, count });
  expect({ faults, serverErrors }).toEqual({ faults: [], serverErrors: 0 });
  expect(operations).toBeGreaterThan(200);
  expect(requests).toBeGreaterThan(operations * few);
}, 300_000);
