// Sizes are checked before anything is unpacked and again while unpacking; entries are only looked up by names we know, so
// a path in the archive never becomes a path on disk; archives inside stay closed.
import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import { type Entry, fromBufferPromise } from 'yauzl';

const maxEntries = 200;
const maxUnpacked = 50 * 1024 * 1024;

export class UnsafeZip extends Error {}

export interface ZipArchive {
  names: string[];
  /** Unpacks one entry; what is longer or shorter than declared is refused. */
  read: (name: string, limit: number) => Promise<Buffer>;
}

/** Reads only the directory, and refuses what no Word file has; yauzl refuses paths that leave the archive. */
export async function openZip(bytes: Buffer): Promise<ZipArchive> {
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > maxEntries) throw new UnsafeZip('too many entries');
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    if (entry.isEncrypted()) throw new UnsafeZip('encrypted entry');
    if (isArchive(name)) throw new UnsafeZip('archive in an archive');
    if (entries.has(name)) throw new UnsafeZip('the same name twice');
    total += entry.uncompressedSize;
    if (total > maxUnpacked) throw new UnsafeZip('too large unpacked');
    entries.set(name, entry);
  }
  return {
    names: [...entries.keys()],
    async read(name, limit) {
      const entry = entries.get(name);
      if (!entry) throw new UnsafeZip('no such entry');
      if (entry.uncompressedSize > limit) throw new UnsafeZip('too large unpacked');
      return buffer(await zip.openReadStreamPromise(entry));
    },
  };
}

// Charts store their numbers in workbooks under word/embeddings, and Pages its text in Index.zip: allowed, but never opened.
function isArchive(name: string): boolean {
  if (name === 'Index.zip' || /^word\/embeddings\/[^/]+\.(xlsx|bin)$/i.test(name)) return false;
  return /\.(zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|docx|docm|xlsx|pptx|odt|epub)$/i.test(name);
}

/** An uncompressed ZIP, so that another reader gets nothing but the parts we have checked. */
export function pack(parts: Map<string, Buffer>): Promise<Buffer> {
  const zip = new JSZip();
  for (const [name, content] of parts) zip.file(name, content, { createFolders: false });
  return zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' });
}
