// Splits an account's entries into blocks of a few lines, on sheets of some hundred lines. The rest of each page is laid out
// again for the next, so the time for one long sheet would grow with the square of its length.
import type { AccountData, AccountEntry } from './accountData.ts';

export interface AccountBlock {
  key: number;
  section?: string;
  title?: string;
  lines: AccountEntry['lines'];
}

const linesOfBlock = 10;
const linesOfSheet = 180;
const lettersOfLine = 105;

const heightOf = ({ section, title, lines }: Omit<AccountBlock, 'key'>) =>
  (section ? 3 : 0) +
  (title ? 2 : 0) +
  lines.reduce((sum, [label, value]) => sum + Math.ceil((label.length + value.length) / lettersOfLine), 0);

function blocksOf({ title, lines }: AccountEntry): Omit<AccountBlock, 'key'>[] {
  const blocks: Omit<AccountBlock, 'key'>[] = [{ title, lines: lines.slice(0, linesOfBlock) }];
  for (let at = linesOfBlock; at < lines.length; at += linesOfBlock)
    blocks.push({ lines: lines.slice(at, at + linesOfBlock) });
  return blocks;
}

const remark = (title: string): AccountEntry => ({ title, lines: [] });

export function sheetsOf(sections: AccountData['sections']): AccountBlock[][] {
  const sheets: AccountBlock[][] = [];
  let space = 0;
  let key = 0;
  const place = (blocks: Omit<AccountBlock, 'key'>[]) => {
    const sheet = space > 0 ? sheets.at(-1)! : [];
    if (space <= 0) {
      sheets.push(sheet);
      space = linesOfSheet;
    }
    for (const block of blocks) {
      sheet.push({ ...block, key: key++ });
      space -= heightOf(block);
    }
  };
  for (const { title, entries, jsonOnly } of sections) {
    const [first, ...rest] = jsonOnly.length > 0 ? [remark(wholeIn(jsonOnly)), ...entries] : entries;
    if (!first) continue;
    place([{ section: title, lines: [] }, ...blocksOf(first)]);
    for (const entry of rest) for (const block of blocksOf(entry)) place([block]);
  }
  return sheets;
}

const wholeIn = (titles: string[]) => `Only included in full in the JSON file: ${titles.join(', ')}.`;
