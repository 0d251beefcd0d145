import { otherFiles } from '../../../src/documents/otherFiles.ts';
import { decodeText } from '../../formats/decodeText.ts';

/** The type comes from the bytes; the name and declared type are ignored. */

type DetectedType = 'pdf' | 'zip' | 'json' | 'txt';

const are = (what: string, ...starts: string[]) => {
  const message = `This file is ${what}. Upload a PDF or Word (.docx) file.`;
  return starts.map((hex): [message: string, hex: string] => [message, hex]);
};
const bitmap = '424d';
// Uploads in JPEG and PNG are PDFs before they come here.
const pictures = ['89504e47', 'ffd8ff', '47494638', bitmap, '49492a00', '4d4d002a', '52494646'];

const signatures: [message: string, hex: string][] = [
  [otherFiles.oldWord, 'd0cf11e0a1b11ae1'],
  [otherFiles.rtf, '7b5c727466'],
  ...pictures.map((hex): [string, string] => [otherFiles.picture, hex]),
  ...are('a program', '4d5a', '7f454c46', 'cafebabe', 'cffaedfe'),
  ...are('an archive', '526172211a07', '377abcaf271c', '1f8b', '425a68', 'fd377a585a00', '28b52ffd'),
  ...are('a PostScript file', '25215053'),
  ...are('an XML file', '3c3f786d6c'),
];

const webPage = 'This file is a web page or drawing. Upload a PDF or Word (.docx) file.';
const noText = 'This file is not a text. Upload a PDF or Word (.docx) file.';

/** The first box of the container that phones store HEIC photos in, with its brand. */
const isHeic = (head: Buffer) => /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(head.toString('latin1', 0, 12));

/** `refused` says what the file is and what to do. */
export function detectFileType(bytes: Uint8Array): { type: DetectedType } | { refused: string } {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  // PDF allows up to 1024 bytes before the header, unless they identify another type.
  const trimmed = head.toString('latin1').replace(/^(\xef\xbb\xbf)?\s*/, '');
  if (trimmed.startsWith('%PDF-')) return { type: 'pdf' };
  if (head.length >= 4 && head.readUInt32LE(0) === 0x04034b50) return { type: 'zip' };
  if (isHeic(head)) return { refused: otherFiles.heic };
  if (/^<(!doctype|html|head|body|svg|script)\b/i.test(trimmed)) return { refused: webPage };
  const start = Buffer.from(trimmed, 'latin1').toString('hex');
  const signature = signatures.find(
    ([, hex]) => start.startsWith(hex) || head.toString('hex').startsWith(hex),
  );
  if (signature && !(signature[1] === bitmap && isMostlyText(head))) return { refused: signature[0] };
  if (/[\r\n]%PDF-\d\.\d/.test(trimmed)) return { type: 'pdf' };
  const text = decodeText(bytes);
  if (text === undefined) return { refused: noText };
  if (text.trimStart().startsWith('{') || text.trimStart().startsWith('[')) return { type: 'json' };
  return { type: 'txt' };
}

function isMostlyText(head: Buffer): boolean {
  return head.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));
}
