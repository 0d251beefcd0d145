// Draws the layers of the server: a row per layer with its areas, and a line down to the layers that it imports from.
import { escaped, ground, style } from './style.mjs';

/** @typedef {{ x: number, y: number }} Point */

const margin = 24;
const labelWidth = 126;
const padding = 14;
const rowHeight = 62;
const rowGap = 14;
const boxGap = 8;
const laneGap = 34;
/** Within a row: where lines from above end, and where its own line begins. */
const arrival = 20;
const departure = 44;
/** The number of imports, as the size of a dot: a number would change the drawing with every import. */
const sizes = [
  { below: 16, radius: 3 },
  { below: 75, radius: 5 },
  { below: Number.POSITIVE_INFINITY, radius: 7 },
];

/** @param {string} name */
const boxWidth = (name) => Math.ceil(name.length * 7.9) + 20;

/** @param {number} count */
const radiusOf = (count) => sizes.find(({ below }) => count < below)?.radius ?? 0;

/** @param {string} area @param {Point} at */
const boxOf = (area, { x, y }) =>
  `<rect class="box" x="${x}" y="${y}" width="${boxWidth(area)}" height="34" rx="6"/><text class="area" x="${x + 10}" y="${y + 22}">${escaped(area)}</text>`;

/** @param {string} layer @param {number} level @param {string[]} areas @param {number} y @param {number} right */
function rowOf(layer, level, areas, y, right) {
  let x = margin + labelWidth;
  const boxes = areas.map((area) => {
    const box = boxOf(area, { x, y: y + 14 });
    x += boxWidth(area) + boxGap;
    return box;
  });
  return `<rect class="row" x="${margin}" y="${y}" width="${right - margin}" height="${rowHeight}" rx="8"/><text class="name" x="${margin + padding}" y="${y + 36}">${level} ${escaped(layer)}</text>${boxes.join('')}`;
}

/** @param {number[]} columns of the layers that import this one @param {number} y @param {number} right */
const arrivalOf = (columns, y, right) =>
  columns.length === 0
    ? ''
    : `<path class="import" d="M${Math.max(...columns)} ${y} L${right} ${y}"/><path class="head" d="M${right} ${y} l9 -4.5 v9 z"/>`;

/** @param {number} y @param {number} x */
function legendOf(y, x) {
  const words = ['fewer than 16 imports', 'fewer than 75', 'more'];
  let at = x;
  const marks = sizes.map(({ radius }, index) => {
    const word = words[index] ?? '';
    const mark = `<circle class="dot" cx="${at + 7}" cy="${y}" r="${radius}"/><text class="holds" x="${at + 20}" y="${y + 4}">${word}</text>`;
    at += 44 + Math.ceil(word.length * 6.4);
    return mark;
  });
  return marks.join('');
}

/**
 * @param {Record<string, string[]>} layers areas by layer, from the bottom
 * @param {Map<string, Map<string, number>>} imports of each layer from the others
 * @returns {string} an SVG file
 */
export function drawLayers(layers, imports) {
  const names = Object.keys(layers);
  const widest = Math.max(
    ...Object.values(layers).map((areas) => areas.reduce((sum, area) => sum + boxWidth(area) + boxGap, 0)),
  );
  const right = margin + labelWidth + widest - boxGap + padding;
  /** @param {number} level */
  const top = (level) => margin + (names.length - 1 - level) * (rowHeight + rowGap);
  /** @param {number} level */
  const column = (level) => right + level * laneGap + 10;
  const importers = names.map((to) =>
    names.flatMap((from, level) => (imports.get(from)?.has(to) ? [level] : [])),
  );
  const rows = names.map((layer, level) => rowOf(layer, level, layers[layer] ?? [], top(level), right));
  const arrivals = importers.map((levels, level) =>
    arrivalOf(levels.map(column), top(level) + arrival, right),
  );
  const lanes = names.map((_, level) => {
    const lowest = importers.findIndex((levels) => levels.includes(level));
    return lowest < 0
      ? ''
      : `<path class="import" d="M${right} ${top(level) + departure} L${column(level)} ${top(level) + departure} L${column(level)} ${top(lowest) + arrival}"/>`;
  });
  const dots = importers.flatMap((levels, level) =>
    levels.map((from) => {
      const count = imports.get(names[from] ?? '')?.get(names[level] ?? '') ?? 0;
      return `<circle class="dot" cx="${column(from)}" cy="${top(level) + arrival}" r="${radiusOf(count)}"/>`;
    }),
  );
  const width = column(names.length - 1) + 10 + margin;
  const bottom = top(0) + rowHeight;
  const words = importers.flatMap((levels, level) =>
    levels.map((from) => `${names[from]} imports ${names[level]}`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" viewBox="0 0 ${width} ${bottom + 52}" width="${width}" height="${bottom + 52}" role="img" aria-label="Layers of the server: ${escaped(words.join(', '))}"><style>${style}</style>${ground}${lanes.join('')}${arrivals.join('')}${dots.join('')}${rows.join('')}${legendOf(bottom + 26, margin)}</svg>\n`;
}
