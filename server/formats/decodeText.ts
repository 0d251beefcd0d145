import { windows1252 } from './windows1252.ts';

/** Reads UTF-8, UTF-16 and, as editors and spreadsheets on Windows save it, Windows-1252. Undefined for what is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  if (mark === 0xfffe || (mark !== 0xfeff && looksUtf16(bytes, 1))) return decode(bytes, 'utf-16le');
  if (mark === 0xfeff || looksUtf16(bytes, 0)) return decode(bytes, 'utf-16be');
  return decode(bytes, 'utf-8') ?? fromWindows1252(bytes);
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return hasOnlyText(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

// Node 20 decodes windows-1252 as Latin-1.
function fromWindows1252(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80]!);
  return hasOnlyText(text) ? text : undefined;
}

function looksUtf16(bytes: Uint8Array, zeroAt: 0 | 1): boolean {
  const pairs = Math.min(bytes.length, 512) >> 1;
  if (pairs < 4) return false;
  let zeros = 0;
  for (let pair = 0; pair < pairs; pair++) if (bytes[pair * 2 + zeroAt] === 0) zeros++;
  return zeros / pairs > 0.7;
}

function hasOnlyText(text: string): boolean {
  let odd = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0) return false;
    if ((code < 32 && !(code >= 9 && code <= 13)) || (code >= 0x7f && code < 0xa0) || code === 0xfffd) odd++;
  }
  return odd <= text.length / 200;
}
