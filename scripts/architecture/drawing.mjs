// The rooms as a picture: ELK places them, an arrow says that one imports from the other, and nothing is drawn by hand.
import ELK from 'elkjs/lib/elk.bundled.js';

/** @typedef {{ name: string, holds: string }} Drawn */
/** @typedef {{ x: number, y: number }} Point */

const width = 214;
const margin = 24;
const style = `
.rooms { --ground: #ffffff; --paper: #f8f9fb; --ink: #101828; --second: #475467; --line: #667085; font-family: "Inter Variable", Inter, "Segoe UI", Helvetica, Arial, sans-serif; }
@media (prefers-color-scheme: dark) { .rooms { --ground: #101828; --paper: #182230; --ink: #f8f9fb; --second: #c3cad6; --line: #7c879b; } }
.ground { fill: var(--ground); }
.room { fill: var(--paper); stroke: var(--line); }
.name { fill: var(--ink); font-size: 15px; font-weight: 600; }
.holds { fill: var(--second); font-size: 12.5px; }
.import { fill: none; stroke: var(--line); stroke-width: 1.5; stroke-linejoin: round; }
.head { fill: var(--line); }`.replace(/\n/g, ' ');

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {string} text @returns {string[]} lines that fit into a room */
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

/** @param {Drawn} room */
const heightOf = ({ holds }) => 44 + 17 * wrapped(holds).length;

/**
 * @param {Drawn} room
 * @param {Point} at
 */
function boxOf(room, { x, y }) {
  const lines = wrapped(room.holds).map(
    (line, index) => `<text class="holds" x="${x + 14}" y="${y + 46 + index * 17}">${escaped(line)}</text>`,
  );
  return `<rect class="room" x="${x}" y="${y}" width="${width}" height="${heightOf(room)}" rx="8"/><text class="name" x="${x + 14}" y="${y + 26}">${escaped(room.name)}</text>${lines.join('')}`;
}

/** @param {Point[]} points from the importing room to the imported one */
function arrowOf(points) {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  return `<path class="import" d="${path}"/><path class="head" d="M${end.x} ${end.y} l-4.5 -9 h9 z"/>`;
}

/**
 * @param {Drawn[]} rooms
 * @param {Map<string, string[]>} imports
 * @returns {Promise<string>} an SVG file
 */
export async function drawRooms(rooms, imports) {
  const arrows = [...imports].flatMap(([from, reached]) => reached.map((to) => ({ from, to })));
  /** @type {import('elkjs').ElkNode} */
  const graph = {
    id: 'rooms',
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
    children: rooms.map((room) => ({ id: room.name, width, height: heightOf(room) })),
    edges: arrows.map(({ from, to }) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
  };
  const placed = await new ELK().layout(graph);
  const boxes = rooms.map((room) => {
    const box = placed.children?.find(({ id }) => id === room.name);
    return boxOf(room, { x: box?.x ?? 0, y: box?.y ?? 0 });
  });
  const lines = (placed.edges ?? []).flatMap(({ sections = [] }) =>
    sections.map(({ startPoint, bendPoints = [], endPoint }) =>
      arrowOf([startPoint, ...bendPoints, endPoint]),
    ),
  );
  const size = { width: Math.ceil(placed.width ?? 0), height: Math.ceil(placed.height ?? 0) };
  const told = arrows.map(({ from, to }) => `${from} imports ${to}`).join(', ');
  return `<svg xmlns="http://www.w3.org/2000/svg" class="rooms" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-label="Rooms: ${escaped(told)}"><style>${style}</style><rect class="ground" width="100%" height="100%" rx="8"/>${lines.join('')}${boxes.join('')}</svg>\n`;
}
