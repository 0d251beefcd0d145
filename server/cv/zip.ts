/**
 * Promises: sizes are checked before anything is unpacked and again while unpacking; entries are only looked up
 * by names we know, so a path in the archive never becomes a path on disk; archives inside stay closed.
 */
import { crc32, inflateRawSync } from 'node:zlib';

const maxEntries = 200;
const maxUnpacked = 50 * 1024 * 1024;

export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

export class UnsafeZip extends Error {}

export function listEntries(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > bytes.length) throw new UnsafeZip('no central directory');
  const count = bytes.readUInt16LE(end + 10);
  if (count > maxEntries) throw new UnsafeZip('too many entries');
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  let total = 0;
  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50)
      throw new UnsafeZip('broken directory');
    const nameLength = bytes.readUInt16LE(at + 28);
    const entry = {
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    };
    if (bytes.readUInt16LE(at + 8) & 1) throw new UnsafeZip('encrypted entry');
    if (isArchive(entry.name)) throw new UnsafeZip('archive in an archive');
    if (entries.some((other) => other.name === entry.name)) throw new UnsafeZip('the same name twice');
    total += entry.unpacked;
    if (total > maxUnpacked) throw new UnsafeZip('too large unpacked');
    entries.push(entry);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Charts keep their numbers in a workbook under word/embeddings: those are let in and never opened. */
function isArchive(name: string): boolean {
  if (/^word\/embeddings\/[^/]+\.(xlsx|bin)$/i.test(name)) return false;
  return /\.(zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|docx|docm|xlsx|pptx|odt|epub)$/i.test(name);
}

export function unpack(bytes: Buffer, entry: ZipEntry, limit: number): Buffer {
  if (entry.unpacked > limit) throw new UnsafeZip('too large unpacked');
  const { offset } = entry;
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50)
    throw new UnsafeZip('broken entry');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + entry.packed);
  if (packed.length !== entry.packed) throw new UnsafeZip('broken entry');
  if (entry.method !== 0 && entry.method !== 8) throw new UnsafeZip('unknown compression');
  const content =
    entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpacked) });
  if (content.length !== entry.unpacked) throw new UnsafeZip('the size is not what it says');
  return content;
}

/** Writes an uncompressed ZIP, so that another reader gets nothing but the parts we have checked. */
export function pack(parts: Map<string, Buffer>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of parts) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    local.push(Buffer.from([0x50, 0x4b, 3, 4]), fields, Buffer.from(name), content);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, rest, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + content.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
