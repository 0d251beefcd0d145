/** Bullet characters in lists copied from documents. Word's own are in the private use area. */
const sign =
  '(?:[•●○◦▪▫■□◆▶‣⁃∙·✓✔➢➤\\uf02d\\uf0a7\\uf0b7\\uf0d8\\uf0fc]\\s*(?=\\S)|o(?=\\s{1,4}\\p{Lu})\\s+|[-–—*]\\s+(?=\\S))';

export const bullet = new RegExp(`^${sign}`, 'u');
const numbered = /^\(?(\d{1,2})[.)]\s+/;

/** A point of a numbered list without its number. Numbers count up from 1: "(12) Squadron" is no point. */
export function numberedPoint(line: string, number: number): string | undefined {
  const [sign = '', own] = numbered.exec(line) ?? [];
  return Number(own) === number ? line.slice(sign.length) : undefined;
}

/** The lines of a list that somebody typed or pasted, without bullets, numbers and empty lines. */
export function linesOf(text: string): string[] {
  let points = 0;
  const lines = text.split('\n').map((typed) => {
    const line = typed.trim().replace(bullet, '').trim();
    const point = numberedPoint(line, points + 1);
    if (point === undefined) return line;
    points += 1;
    return point.trim();
  });
  return lines.filter(Boolean);
}
