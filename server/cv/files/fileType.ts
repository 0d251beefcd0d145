import { decodeText } from '../../formats/decodeText.ts';

/** The type comes from the bytes; the name and declared type are ignored. */

type DetectedType = 'pdf' | 'zip' | 'json' | 'txt';

const signatures: Array<[label: string, hex: string]> = [
  ['an old Word file (.doc) or another Office 97 file', 'd0cf11e0a1b11ae1'],
  ['a photo', '89504e47'],
  ['a photo', 'ffd8ff'],
  ['a photo', '47494638'],
  ['a photo', '424d'],
  ['a photo', '49492a00'],
  ['a photo', '4d4d002a'],
  ['a photo', '52494646'],
  ['a program', '4d5a'],
  ['a program', '7f454c46'],
  ['a program', 'cafebabe'],
  ['a program', 'cffaedfe'],
  ['an archive', '526172211a07'],
  ['an archive', '377abcaf271c'],
  ['an archive', '1f8b'],
  ['an archive', '425a68'],
  ['an archive', 'fd377a585a00'],
  ['an archive', '28b52ffd'],
  ['an RTF file', '7b5c727466'],
  ['a PostScript file', '25215053'],
  ['an XML file', '3c3f786d6c'],
];

export function detectFileType(bytes: Uint8Array): { type: DetectedType } | { refused: string } {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  // PDF allows up to 1024 bytes before the header, unless they identify another type.
  const trimmed = head.toString('latin1').replace(/^(\xef\xbb\xbf)?\s*/, '');
  if (trimmed.startsWith('%PDF-')) return { type: 'pdf' };
  if (head.length >= 4 && head.readUInt32LE(0) === 0x04034b50) return { type: 'zip' };
  if (/^<(!doctype|html|head|body|svg|script)\b/i.test(trimmed)) return { refused: 'a web page or drawing' };
  const start = Buffer.from(trimmed, 'latin1').toString('hex');
  const signature = signatures.find(
    ([, hex]) => start.startsWith(hex) || head.toString('hex').startsWith(hex),
  );
  if (signature && !(signature[1] === '424d' && isMostlyText(head))) return { refused: signature[0] };
  const text = decodeText(bytes);
  if (text === undefined) return { refused: 'not a text' };
  if (text.trimStart().startsWith('{') || text.trimStart().startsWith('[')) return { type: 'json' };
  return { type: 'txt' };
}

function isMostlyText(head: Buffer): boolean {
  return head.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));
}
