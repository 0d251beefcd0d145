import { isEmailAddress } from '../../../documents/emailAddress.ts';
import { normalForm } from '../../../documents/normalForm.ts';

const most = 20;

// Strips what surrounds a copied address, such as "mailto:ana@halden.test."
const bare = (word: string) => word.replace(/^["'(]*(?:mailto:)?/i, '').replace(/(?<!["').])["').]+$/, '');

/** Also reads addresses as mail programs copy them: "Hale, Robin" <robin@halden.test>. */
export function emailsIn(typed: string): string[] {
  const addresses: string[] = [];
  // Words that may be the name before an address in angle brackets; otherwise each counts as a wrong address.
  let words: string[] = [];
  for (const [part] of normalForm(typed, 'NFKC').matchAll(/<[^<>]*>|[^\s,;<>]+|[;\n]/g)) {
    if (part.startsWith('<')) {
      addresses.push(part.slice(1, -1));
      words = [];
    } else if (part === ';' || part === '\n' || part.includes('@')) {
      addresses.push(...words, ...(part.includes('@') ? [part] : []));
      words = [];
    } else words.push(part);
  }
  const all = [...addresses, ...words].map((word) => bare(word.trim()).toLowerCase());
  return [...new Set(all.filter((word) => word !== ''))];
}

export function emailsProblem(emails: readonly string[]): string | undefined {
  if (emails.length === 0) return 'Enter at least one email address';
  if (emails.length > most) return `Invite up to ${most} people at a time`;
  const wrong = emails.find((email) => !isEmailAddress(email));
  return wrong && `“${wrong}” isn’t an email address`;
}
