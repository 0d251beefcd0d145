/** Pictures that are pictures, and those that are not. */
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/contract/harness.ts';

const server = await startTestServer();
const token = await server.signIn('veteran-complete');

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: { r: 39, g: 120, b: 203, ...(channels === 4 ? { alpha: 0.5 } : {}) },
    },
  });

async function upload(bytes: Buffer, name = 'me.png') {
  const form = new FormData();
  form.set('profile_picture', new Blob([new Uint8Array(bytes)]), name);
  return server.request('uploadProfilePicture', { token, form });
}

interface Picture {
  original_url: string;
  thumb_url: string;
}

async function fetchPicture(url: string, tenant: 'uk' | 'us' = 'uk') {
  const [, , , key, size] = url.split('/');
  return server.request('getPicture', { tenant, params: { key: key!, size: size! } });
}

async function storedPictures() {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::integer as count from pictures`),
  );
  return rows[0]!.count;
}

test('a picture is made anew without its metadata, in two sizes, and shown by its address', async () => {
  const bytes = await plain(800, 400)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret Name' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(bytes.includes('Secret Name')).toBe(true);
  const { status, body } = await upload(bytes, 'me.jpg');
  const { original_url, thumb_url } = body.data as Picture;
  expect(status).toBe(200);
  const original = await fetchPicture(original_url);
  const thumb = await fetchPicture(thumb_url);
  expect(original.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=86400, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(original.file!.includes('Secret Name')).toBe(false);
  const { format, width, height, exif, orientation } = await sharp(original.file).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'jpeg',
    width: 400,
    height: 800,
    exif: undefined,
    orientation: undefined,
  });
  expect(await sharp(thumb.file).metadata()).toMatchObject({ width: 160, height: 160 });
  const profile = await server.request('getUserProfile', { token });
  expect(profile.body.data).toMatchObject({ profile_picture: { original_url, thumb_url } });
  expect((await fetchPicture(original_url, 'us')).status).toBe(404);
});

test('a see-through picture stays so, and a large one is made smaller', async () => {
  const { body } = await upload(await plain(2000, 1000, 4).png().toBuffer());
  const { file, headers } = await fetchPicture((body.data as Picture).original_url);
  expect(headers['content-type']).toBe('image/png');
  expect(await sharp(file).metadata()).toMatchObject({
    format: 'png',
    width: 1024,
    height: 512,
    hasAlpha: true,
  });
});

test('a new picture takes the place of the old one, and one taken away is gone', async () => {
  const first = (await upload(await plain(256, 256).webp().toBuffer())).body.data as Picture;
  const second = (await upload(await plain(256, 256).png().toBuffer())).body.data as Picture;
  expect((await fetchPicture(first.original_url)).status).toBe(404);
  const { status } = await server.request('deleteProfilePicture', { token });
  expect(status).toBe(200);
  expect((await fetchPicture(second.thumb_url)).status).toBe(404);
  const profile = await server.request('getUserProfile', { token });
  expect(profile.body.data).toMatchObject({ profile_picture: null });
});

describe('what is no picture is refused and stores nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const png = () => plain(256, 256).png().toBuffer();
  const cases: [string, () => Promise<Buffer>, number, string][] = [
    ['SVG', async () => Buffer.from(svg), 415, 'file_type_not_allowed'],
    ['GIF', () => plain(256, 256).gif().toBuffer(), 415, 'file_type_not_allowed'],
    ['TIFF', () => plain(256, 256).tiff().toBuffer(), 415, 'file_type_not_allowed'],
    ['AVIF', async () => Buffer.from('\0\0\0\x20ftypavif\0\0\0\0', 'latin1'), 415, 'file_type_not_allowed'],
    [
      'HTML',
      async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      415,
      'file_type_not_allowed',
    ],
    ['nothing', async () => Buffer.alloc(0), 415, 'file_type_not_allowed'],
    ['only a signature', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 422, 'file_unreadable'],
    ['only a JPEG’s beginning', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 422, 'file_unreadable'],
    [
      'a picture cut short',
      async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 900),
      422,
      'file_unreadable',
    ],
    [
      'noise behind a signature',
      async () => Buffer.concat([(await png()).subarray(0, 33), Buffer.alloc(5000, 7)]),
      422,
      'file_unreadable',
    ],
    [
      'SVG behind a WebP’s beginning',
      async () => Buffer.from(`RIFF\0\0\0\0WEBP${svg}`, 'latin1'),
      422,
      'file_unreadable',
    ],
    ['127 pixels', () => plain(127, 400).png().toBuffer(), 422, 'file_unreadable'],
    ['4097 pixels', () => plain(4097, 200).png().toBuffer(), 422, 'file_unreadable'],
    ['a few bytes that claim a billion pixels', async () => bomb(await png()), 422, 'file_unreadable'],
    [
      'more than 2 MB',
      async () => Buffer.concat([await png(), Buffer.alloc(2 * 1024 * 1024)]),
      413,
      'file_too_large',
    ],
  ];

  test.each(cases)('%s', async (_, make, expectedStatus, code) => {
    const before = await storedPictures();
    const { status, body } = await upload(await make());
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([
      expectedStatus,
      code,
      ['profile_picture'],
    ]);
    expect(await storedPictures()).toBe(before);
  });

  test('text in place of a file', async () => {
    const form = new FormData();
    form.set('profile_picture', 'data:image/png;base64,AAAA');
    const { status, body } = await server.request('uploadProfilePicture', { token, form });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['profile_picture']]);
  });
});

/** A header that says 32,000 × 32,000, with the checksum that belongs to it. */
function bomb(png: Buffer): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(32_000, 16);
  bytes.writeUInt32BE(32_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

test('something after the end of a picture does not travel with it', async () => {
  const bytes = Buffer.concat([
    await plain(256, 256).png().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  const { body } = await upload(bytes);
  const { file } = await fetchPicture((body.data as Picture).original_url);
  expect(file!.includes('<script>')).toBe(false);
});
