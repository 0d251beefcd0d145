import { expect, test } from 'vitest';
import { zipOf } from '../../../tests/fixtures/cv/zipOf.ts';
import { openZip, pack } from './zip.ts';

test('what is packed is read again, byte by byte', async () => {
  const parts = new Map([
    ['[Content_Types].xml', Buffer.from('<Types/>')],
    ['word/document.xml', Buffer.from([0, 255, 10, 13])],
  ]);
  const archive = await openZip(await pack(parts));
  expect(archive.names).toEqual([...parts.keys()]);
  for (const [name, content] of parts) expect(await archive.read(name, 100)).toEqual(content);
});

test.each(['../x', 'word/../../x', '/etc/x', '..\\x', 'C:/x'])(
  'a path that leaves the archive, %s',
  async (name) => {
    await expect(openZip(zipOf([{ name, content: 'x' }]))).rejects.toThrow(/absolute path|relative path/);
  },
);

test.each([
  ['longer than it says', { content: 'x'.repeat(100_000), claimed: 50 }, /too many bytes/],
  ['shorter than it says', { content: 'x', claimed: 50 }, /not enough bytes/],
  ['too long for its reader', { content: 'x'.repeat(101) }, /too large unpacked/],
  ['compressed in another way', { content: 'x', method: 9 }, /compression/],
])('an entry that is %s', async (_, part, refusal) => {
  const archive = await openZip(zipOf([{ name: 'a', ...part }]));
  await expect(archive.read('a', 100)).rejects.toThrow(refusal);
});

test.each([
  ['encrypted', [{ name: 'a', content: 'x', flags: 1 }], /encrypted/],
  [
    'of one name with another',
    [
      { name: 'a', content: 'x' },
      { name: 'a', content: 'y' },
    ],
    /same name/,
  ],
  ['an archive', [{ name: 'word/more.zip', content: 'x' }], /archive in an archive/],
  ['one of 201', Array.from({ length: 201 }, (_, n) => ({ name: `${n}`, content: '' })), /too many/],
  [
    'larger than 50 MB by its own word',
    [{ name: 'a', content: 'x', claimed: 51 * 1024 * 1024 }],
    /too large/,
  ],
])('an entry that is %s is refused before anything is unpacked', async (_, parts, refusal) => {
  await expect(openZip(zipOf(parts))).rejects.toThrow(refusal);
});
