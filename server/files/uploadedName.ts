import { normalForm } from '../../src/documents/normalForm.ts';
import { truncate } from '../http/contract/truncate.ts';
import { visibleText } from '../http/contract/visibleText.ts';

const longest = 100;

export function uploadedName(fileName: string): { base: string; extension: string } {
  // Browsers may send a path.
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const name = normalForm(visibleText(last.replace(/\p{Control}/gu, '')), 'NFC').trim();
  const extension = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  const base = truncate(name.slice(0, name.length - extension.length), longest);
  return { base: base.trim(), extension };
}
