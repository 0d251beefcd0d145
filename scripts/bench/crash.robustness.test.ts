import { expect, test } from 'vitest';
import { seededDump } from '../../tests/support/contract/testDatabase.ts';
import { build } from '../build.mjs';
import { killOver, writing } from './crash.ts';
import { embeddedGround } from './product.ts';

test('killed three times in the middle of writes, it has lost nothing and left nothing half done', async () => {
  await build(['server']);
  const ground = await embeddedGround(writing(), await seededDump());
  const seed = Number(process.env.SEED_CRASH ?? Date.now() % 1_000_000);
  const { acknowledged, lost, half, invented } = await killOver(ground, { runs: 3, seed, say: console.log });
  expect(acknowledged).toBeGreaterThanOrEqual(60);
  expect({ lost, half, invented }).toEqual({ lost: 0, half: 0, invented: 0 });
});
