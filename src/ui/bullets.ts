/** Bullet characters in lists copied from documents. Word's own are in the private use area. */
const sign =
  '(?:[•●○◦▪▫■□◆▶‣⁃∙·✓✔➢➤\\uf02d\\uf0a7\\uf0b7\\uf0d8\\uf0fc]\\s*(?=\\S)|o(?=\\s{1,4}\\p{Lu})\\s+|[-–—*]\\s+(?=\\S))';

export const bullet = new RegExp(`^${sign}`, 'u');
export const numbered = /^\(?\d{1,2}[.)]\s+/;

export const withoutBullet = (line: string): string =>
  line.trim().replace(bullet, '').replace(numbered, '').trim();

export const linesOf = (text: string): string[] => text.split('\n').map(withoutBullet).filter(Boolean);
