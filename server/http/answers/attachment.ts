/** RFC 6266: non-ASCII characters go only into the second form of the name. */
import { normalForm } from '../../../src/documents/normalForm.ts';

export const attachmentHeader = (name: string) => disposition('attachment', name);

export const inlineHeader = (name: string) => disposition('inline', name);

export function disposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = normalForm(name, 'NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '\\$&');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
