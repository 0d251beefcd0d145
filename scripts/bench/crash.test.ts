import { expect, test } from 'vitest';
import { build } from '../build.mjs';
import { killOver, writing } from './crash.ts';
import { embeddedGround } from './product.ts';

test('killed three times in the middle of writes, it has lost nothing and left nothing half done', async () => {
  await build(['server']);
  const { acknowledged, lost, half, invented } = await killOver(await embeddedGround(writing()), 3);
  expect(acknowledged).toBeGreaterThanOrEqual(60);
  expect({ lost, half, invented }).toEqual({ lost: 0, half: 0, invented: 0 });
}, 300_000);
