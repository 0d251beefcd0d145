import mammoth from 'mammoth';
import { escapeXml } from 'statechart-paths';
import { expect, test } from 'vitest';
import { empty } from '../../tests/fixtures/cv/resumes.ts';
import { openZip } from '../cv/files/zip.ts';
import { emptySections } from '../cv/sections/draft.ts';
import { asWord } from '../resumes/export/word.ts';
import { escapedXml } from './xml.ts';

// XML 1.0, production 2.
const isLegal = (code: number) =>
  [9, 10, 13].includes(code) ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  code >= 0x10000;
const every = [
  ...Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)),
  '\u{10000}\u{1f600}\u{10ffff}',
].join('x');

test('INPUT-03 every XML that we write has legal characters alone, and a Word file opens with its line breaks', async () => {
  for (const escaped of [escapedXml(every), escapeXml(every)]) {
    expect([...escaped].filter((letter) => !isLegal(letter.codePointAt(0)!))).toEqual([]);
    expect(escaped).toContain('\u{10000}\u{1f600}\u{10ffff}');
    expect(escaped.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toMatch(/[&<>"']/);
  }
  const word = await asWord(
    {
      ...empty,
      sections: {
        ...emptySections(),
        personal_details: { first_name: 'Ann\ufffe' },
        summary: { text: 'One\uffff <line>\u0001\nand \ud800another' },
        misc: [{ id: '1', heading: 'More\ufffe', text: 'a\r\nb' }],
      },
    },
    new Date(),
  );
  const archive = await openZip(word);
  for (const name of archive.names.filter((name) => name.endsWith('.xml'))) {
    const xml = (await archive.read(name, 1_000_000)).toString();
    expect([...xml].filter((letter) => !isLegal(letter.codePointAt(0)!))).toEqual([]);
  }
  const { value } = await mammoth.convertToHtml({ buffer: word });
  expect(value).toContain('One &lt;line&gt;<br />and another');
  expect(value).toContain('a<br />b');
});
