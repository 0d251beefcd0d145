// Converts between typed text and stored HTML: paragraphs, lists whose lines start with a dash or number, **bold**, _emphasis_
// and [links](https://…).
import { bullet, numberedPoint } from '../../../ui/bullets.ts';
import { type RichNode, richTextOf } from '../../../ui/richTextOf.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function marked(
  text: string,
  mark: RegExp,
  { become, rest }: { become: (...groups: string[]) => string; rest: (text: string) => string },
): string {
  let [html, from] = ['', 0];
  for (const match of text.matchAll(mark)) {
    html += rest(text.slice(from, match.index)) + become(...match.slice(1));
    from = match.index + match[0].length;
  }
  return html + rest(text.slice(from));
}

const emphasised = (text: string) =>
  marked(text, /(?<![\p{L}\p{N}_])_(?=\S)([^_*]+)(?<=\S)_(?![\p{L}\p{N}_])/gu, {
    become: (words = '') => `<em>${escaped(words)}</em>`,
    rest: escaped,
  });
const bold = (text: string) =>
  marked(text, /\*\*(?=\S)([^*]+)(?<=\S)\*\*/g, {
    become: (words = '') => `<strong>${emphasised(words)}</strong>`,
    rest: emphasised,
  });
const inline = (text: string) =>
  marked(text, /\[(\s*[^\s[\]][^[\]]*)\]\((https:\/\/[^\s()]+)\)/g, {
    become: (words = '', href = '') => `<a href="${escaped(href)}">${bold(words)}</a>`,
    rest: bold,
  });

export function htmlOf(text: string): string {
  return text
    .replaceAll('\r', '')
    .split(/\n{2,}/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const parts: string[] = [];
      let items: string[] = [];
      let list: 'ul' | 'ol' = 'ul';
      let words: string[] = [];
      const endWords = () => {
        if (words.length > 0) parts.push(`<p>${words.join('<br>')}</p>`);
        words = [];
      };
      const endItems = () => {
        const points = items.map((item) => `<li>${item}</li>`).join('');
        if (items.length > 0) parts.push(`<${list}>${points}</${list}>`);
        items = [];
      };
      for (const line of lines) {
        const isPoint = bullet.test(line);
        const point = isPoint
          ? line.replace(bullet, '')
          : numberedPoint(line, list === 'ol' ? items.length + 1 : 1);
        if (point !== undefined) {
          const kind = isPoint ? 'ul' : 'ol';
          endWords();
          if (kind !== list) endItems();
          list = kind;
          items.push(inline(point));
        } else {
          endItems();
          words.push(inline(line));
        }
      }
      endWords();
      endItems();
      return parts.join('');
    })
    .join('');
}

// Skips lines that match `not`, which would not parse back.
const around = (text: string, mark: string, not: RegExp) =>
  text
    .split('\n')
    .map((line) => {
      const words = line.trim();
      return words && !not.test(words) ? line.replace(words, () => `${mark}${words}${mark}`) : line;
    })
    .join('\n');

function plain(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const words = plain(node.children);
      if (node.element === 'br') return '\n';
      if (node.element === 'strong') return around(words, '**', /\*/);
      if (node.element === 'em') return around(words, '_', /[_*]/);
      const isWhole = node.href && !/[\s()]/.test(node.href) && words.trim() && !/[[\]\n]/.test(words);
      return isWhole ? `[${words}](${node.href})` : words;
    })
    .join('');
}

export function toPlainText(html: string): string {
  const blocks = richTextOf(html).map((node) => {
    if (typeof node === 'string') return node;
    const { element } = node;
    if (element !== 'ul' && element !== 'ol') return plain([node]);
    return node.children
      .flatMap((item) => (typeof item === 'string' ? [] : [plain(item.children)]))
      .filter(Boolean)
      .map((words, at) => `${element === 'ul' ? '-' : `${at + 1}.`} ${words}`)
      .join('\n');
  });
  return blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .join('\n\n');
}
