// Content lines of RFC 5545, for calendars made by the server and the browser.

const octetsOf = (text: string) => new TextEncoder().encode(text).length;
const longestLine = 75;

export const escapedText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

export const utcStamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Folds a line at 75 octets, including the fold's space, and never within a character. */
export function foldedLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longestLine) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

export const calendarText = (lines: string[]) => `${lines.map(foldedLine).join('\r\n')}\r\n`;
