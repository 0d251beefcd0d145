// ECMA-376; only the text of the first sheet.
import JSZip from 'jszip';
import { unfit } from './unfit.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) =>
  text.replace(/&(#x?[0-9a-f]+|\w+);/gi, (all, name: string) =>
    name.startsWith('#')
      ? String.fromCodePoint(Number(name.replace('#x', '0x').replace('#', '')))
      : (entities[name] ?? all),
  );

const textsIn = (xml: string) =>
  [...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text]) => decoded(text!)).join('');

const columnOf = (reference: string) =>
  [.../^[A-Z]+/.exec(reference)![0]].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

export async function readXlsx(file: Buffer): Promise<string[][]> {
  const zip = await JSZip.loadAsync(file);
  const partOf = async (path: string) => (await zip.file(path)?.async('string')) ?? '';
  const strings = [...(await partOf('xl/sharedStrings.xml')).matchAll(/<si>(.*?)<\/si>/gs)].map(([, si]) =>
    textsIn(si!),
  );
  const sheet = await partOf('xl/worksheets/sheet1.xml');
  if (!sheet) throw unfit('The workbook has no sheet.');
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row]) => {
    const cells: string[] = [];
    for (const [, attributes, content = ''] of row!.matchAll(/<c\s([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const reference = /\br="([A-Z]+)\d+"/.exec(attributes!)?.[1];
      const value = /<v>([^<]*)<\/v>/.exec(content)?.[1];
      const text = /\bt="s"/.test(attributes!) ? strings[Number(value)] : (value ?? textsIn(content));
      if (reference) cells[columnOf(reference)] = text ?? '';
    }
    return Array.from(cells, (cell) => cell ?? '');
  });
}
