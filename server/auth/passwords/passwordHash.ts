// argon2id with 19 MiB and two passes. A bounded queue keeps a wave of logins from exhausting memory.
import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';
import { overloaded } from '../../http/answers/errors.ts';

// The package's default algorithm is argon2id.
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

// Publishes the parameters of each hash: memory, passes and lanes.
const hashing = channel('valour.hashing');

const published = (hashed: string) => {
  hashing.publish(hashed.slice(0, hashed.lastIndexOf('$', hashed.lastIndexOf('$') - 1)));
  return hashed;
};

let nobodys: Promise<string> | undefined;

// A dummy hash, so that an unknown address takes as long as a known one.
function dummyHash() {
  nobodys ??= hash(randomUUID(), options);
  return nobodys;
}

const atOnce = 2;
const mostWaiting = 64;
let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= atOnce) {
    if (waiting.length >= mostWaiting) throw overloaded(2);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    working += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

export const hashPassword = (password: string) =>
  inTurn(async () => published(await hash(password, options)));

export const isPassword = (stored: string | null | undefined, password: string) =>
  inTurn(async () => (await verify(published(stored ?? (await dummyHash())), password)) && Boolean(stored));
