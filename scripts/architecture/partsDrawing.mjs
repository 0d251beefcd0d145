import ELK from 'elkjs/lib/elk.bundled.js';
import { escaped, ground, style } from './style.mjs';

/** @typedef {{ name: string, holds: string }} Drawn */
/** @typedef {{ x: number, y: number }} Point */

const width = 214;
const margin = 24;

/** @param {string} text @returns {string[]} lines that fit into a box */
function wrapped(text) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 30) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** @param {Drawn} part */
const heightOf = ({ holds }) => 44 + 17 * wrapped(holds).length;

/**
 * @param {Drawn} part
 * @param {Point} at
 */
function boxOf(part, { x, y }) {
  const lines = wrapped(part.holds).map(
    (line, index) => `<text class="holds" x="${x + 14}" y="${y + 46 + index * 17}">${escaped(line)}</text>`,
  );
  return `<rect class="row" x="${x}" y="${y}" width="${width}" height="${heightOf(part)}" rx="8"/><text class="name" x="${x + 14}" y="${y + 26}">${escaped(part.name)}</text>${lines.join('')}`;
}

/** @param {Point[]} points from the importing part to the imported one */
function arrowOf(points) {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  return `<path class="import" d="${path}"/><path class="head" d="M${end.x} ${end.y} l-4.5 -9 h9 z"/>`;
}

/**
 * @param {Drawn[]} parts
 * @param {Map<string, string[]>} imports
 * @returns {Promise<string>} an SVG file
 */
export async function drawParts(parts, imports) {
  const arrows = [...imports].flatMap(([from, reached]) => reached.map((to) => ({ from, to })));
  /** @type {import('elkjs').ElkNode} */
  const graph = {
    id: 'parts',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': `[top=${margin},left=${margin},bottom=${margin},right=${margin}]`,
      'elk.spacing.nodeNode': '36',
      'elk.spacing.edgeNode': '20',
      'elk.spacing.edgeEdge': '14',
      'elk.layered.spacing.nodeNodeBetweenLayers': '48',
      'elk.layered.spacing.edgeNodeBetweenLayers': '20',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.thoroughness': '60',
    },
    children: parts.map((part) => ({ id: part.name, width, height: heightOf(part) })),
    edges: arrows.map(({ from, to }) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
  };
  const placed = await new ELK().layout(graph);
  const boxes = parts.map((part) => {
    const box = placed.children?.find(({ id }) => id === part.name);
    return boxOf(part, { x: box?.x ?? 0, y: box?.y ?? 0 });
  });
  const lines = (placed.edges ?? []).flatMap(({ sections = [] }) =>
    sections.map(({ startPoint, bendPoints = [], endPoint }) =>
      arrowOf([startPoint, ...bendPoints, endPoint]),
    ),
  );
  const size = { width: Math.ceil(placed.width ?? 0), height: Math.ceil(placed.height ?? 0) };
  const words = arrows.map(({ from, to }) => `${from} imports ${to}`).join(', ');
  return `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-label="Parts: ${escaped(words)}"><style>${style}</style>${ground}${lines.join('')}${boxes.join('')}</svg>\n`;
}
