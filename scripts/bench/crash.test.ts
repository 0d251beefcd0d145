import { expect, test } from 'vitest';
import { seededDump } from '../../tests/support/contract/testDatabase.ts';
import { build } from '../build.mjs';
import { killOver, writing } from './crash.ts';
import { embeddedGround } from './product.ts';

test('killed three times in the middle of writes, it has lost nothing and left nothing half done', async () => {
  await build(['server']);
  const ground = await embeddedGround(writing(), await seededDump());
  const { acknowledged, lost, half, invented } = await killOver(ground, 3);
  expect(acknowledged).toBeGreaterThanOrEqual(60);
  expect({ lost, half, invented }).toEqual({ lost: 0, half: 0, invented: 0 });
}, 300_000);
