/** Promises: of the name that came with a file nothing is kept but a name: no path, and no mark that turns how it reads. */

const turning = /[\p{Control}\u202A-\u202E\u2066-\u2069]/gu;
const longest = 100;

export function uploadedName(fileName: string): { base: string; extension: string } {
  // A browser may send a path.
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(turning, '').normalize('NFC').trim();
  const extension = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  // Not in the middle of a character of two halves, which the database refuses.
  const base = name.slice(0, name.length - extension.length).slice(0, longest);
  return { base: base.replace(/[\uD800-\uDBFF]$/, '').trim(), extension };
}
