// Strips paths and text direction marks from uploaded names.

const turning = /[\p{Control}\u202A-\u202E\u2066-\u2069]/gu;
const longest = 100;

export function uploadedName(fileName: string): { base: string; extension: string } {
  // Browsers may send a path.
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(turning, '').normalize('NFC').trim();
  const extension = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  // Never splits a surrogate pair, which PostgreSQL rejects.
  const base = name.slice(0, name.length - extension.length).slice(0, longest);
  return { base: base.replace(/[\uD800-\uDBFF]$/, '').trim(), extension };
}
