import { afterEach, expect, test } from 'vitest';
import { longestPicture } from '../../tests/fixtures/pictures/hostile.ts';
import { createPictureMaker } from './pictures.ts';

const maker = createPictureMaker();
afterEach(() => maker.close());

test('while another process decodes a picture, the server does none of the work', async () => {
  const picture = { bytes: longestPicture(), fileName: 'me.png' };
  const before = process.cpuUsage();
  expect(await maker.make(picture, 'logo', 'one')).toMatchObject({ type: 'image/jpeg', width: 1024 });
  const { user, system } = process.cpuUsage(before);
  // In microseconds; decoding takes more than half a second of a processor's time.
  expect(user + system).toBeLessThan(250_000);
});
