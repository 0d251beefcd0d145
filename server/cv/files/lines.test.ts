import { expect, test } from 'vitest';
import { documentXml, paragraph, wordOf } from '../../../tests/fixtures/cv/zipOf.ts';
import { detectFileType } from './fileType.ts';
import { readPlainText } from './plainText.ts';
import { openWord } from './word/wordFile.ts';
import { readWord } from './word/wordText.ts';

const texts = (lines: Array<{ text: string }>) => lines.map(({ text }) => text);

test('a Word file gives its header and footer, its tables cell by cell with dates next to what they date, and its tabs', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  const table = `<w:tbl><w:tr>${cell('Jan 2015 – Present')}${cell('Fitter &amp; turner')}</w:tr></w:tbl>`;
  const tabbed = '<w:p><w:r><w:t>Clerk</w:t></w:r><w:r><w:tab/><w:t>2009</w:t></w:r></w:p>';
  const edge = (name: string, text: string) => ({
    name: `word/${name}1.xml`,
    content: `<w:hdr xmlns:w="x">${paragraph(text)}</w:hdr>`,
  });
  const file = wordOf(documentXml(table + tabbed), [
    edge('header', 'Ann Lee'),
    edge('footer', 'ann@example.com'),
  ]);
  expect(texts(await readWord(await openWord(file)))).toEqual([
    'Ann Lee',
    'ann@example.com',
    'Jan 2015 – Present\tFitter & turner',
    'Clerk\t2009',
  ]);
});

test('below the column heads of a Word table each cell has its label', async () => {
  const cell = (...texts: string[]) => `<w:tc>${texts.map(paragraph).join('')}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
  const table = `<w:tbl>${row(cell('Dates'), cell('Name of employer'), cell('Job title and duties'))}${row(cell('Jan 2015 –', 'Mar 2019'), cell('Acme Ltd', 'Leeds'), cell('Fitter', 'Ran the lathes.'))}</w:tbl>`;
  expect(texts(await readWord(await openWord(wordOf(documentXml(table)))))).toEqual([
    'Dates: Jan 2015 – Mar 2019',
    'Employer: Acme Ltd, Leeds',
    'Job title: Fitter',
    'Ran the lathes.',
  ]);
});

test.each([
  ['UTF-8', Buffer.from('Zoë Müller')],
  ['UTF-8 with a mark', Buffer.from('\ufeffZoë Müller')],
  ['UTF-16 with a mark', Buffer.from('\ufeffZoë Müller', 'utf16le')],
  ['UTF-16 without one', Buffer.from('Zoë Müller', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\ufeffZoë Müller', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('Zo\xeb M\xfcller', 'latin1')],
  ['Latin-1', Buffer.from('Zoë Müller', 'latin1')],
])('%s text is read as it was written', (_encoding, bytes) => {
  expect(detectFileType(bytes)).toEqual({ type: 'txt' });
  expect(texts(readPlainText(bytes))).toEqual(['Zoë Müller']);
});

test('a bullet that the page broke is one line again, and a blank line ends it', () => {
  const lines = readPlainText(
    Buffer.from('- Kept the stores\n  in order.\n- Balanced\n  the books.\n\nSecond job\n'),
  );
  expect(lines.map(({ text, isBullet, gapBefore }) => ({ text, isBullet, gapBefore }))).toEqual([
    { text: 'Kept the stores in order.', isBullet: true, gapBefore: false },
    { text: 'Balanced the books.', isBullet: true, gapBefore: false },
    { text: 'Second job', isBullet: false, gapBefore: true },
  ]);
});
