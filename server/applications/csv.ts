/** Promises: a table that a spreadsheet shows and does not run: a cell that it would calculate begins with an apostrophe. */
type Cell = string | number | null;

const isLive = /^[=+\-@\t\r]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' && isLive.test(cell) ? `'${cell}` : String(cell);
  return /[",\n\r\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** With a mark by which spreadsheets know that it is UTF-8. */
export const csvOf = (heads: string[], rows: Cell[][]): Buffer =>
  Buffer.from(`\uFEFF${[heads, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')}`);
