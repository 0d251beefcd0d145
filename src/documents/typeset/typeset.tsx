import type { SafePageNode } from '@react-pdf/layout';
import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Style } from './nodes.ts';
import { type MeasuredBlock, openSetting } from './setBlocks.ts';
import type { OrderedNode } from './structure.ts';

interface Column {
  left: number;
  width: number;
  style?: Style;
  blocks: ReactNode[];
}

export interface Sheet {
  width: number;
  height: number;
  margin: number;
  style: Style;
  flow: Style;
  ground?: { body: ReactNode; isOnlyFirst?: boolean };
  bands: { gap?: number; columns: Column[] }[];
  foot?: (page: number, of: number) => ReactNode;
}

type SetNode = NonNullable<SafePageNode['children']>[number];
interface Place {
  page: number;
  y: number;
}

const textHeight = 20_000;

const boxOf = ({ box }: SetNode) => {
  if (!box) throw new Error('A block has no size.');
  return box;
};

function stack(sheet: Sheet, set: SetNode[]): SetNode[][] {
  const pages: SetNode[][] = [[]];
  const bottom = sheet.height - sheet.margin;
  let next = 0;
  const putColumn = ({ left, blocks }: Column, start: Place): Place => {
    let { page, y } = start;
    for (const _ of blocks) {
      const node = set[next] as SetNode;
      const order = next;
      next += 1;
      const { height } = boxOf(node);
      if (y + height > bottom && y > sheet.margin) {
        page += 1;
        y = sheet.margin;
      }
      if (!pages[page]) pages[page] = [];
      const placed = { ...node, order, box: { ...boxOf(node), left, top: y } } as OrderedNode;
      pages[page]?.push(placed);
      y += height;
    }
    return { page, y };
  };
  let place: Place = { page: 0, y: sheet.margin };
  for (const { gap = 0, columns } of sheet.bands) {
    const start = { page: place.page, y: place.y + gap };
    const ends = columns.map((column) => putColumn(column, start));
    place = ends.reduce(
      (last, end) => (end.page > last.page || (end.page === last.page && end.y > last.y) ? end : last),
      start,
    );
  }
  return pages;
}

export async function typeset(sheet: Sheet): Promise<SafePageNode[]> {
  const { width, height, style, flow, ground } = sheet;
  const columns = sheet.bands.flatMap((band) => band.columns);
  const whole = (body: ReactNode): MeasuredBlock => ({ width, height, style, body });
  const blocks = columns.flatMap((column) =>
    column.blocks.map((body) => ({
      width: column.width,
      height: textHeight,
      style,
      body: <View style={flow}>{column.style ? <View style={column.style}>{body}</View> : body}</View>,
    })),
  );
  const setting = openSetting();
  const [plain, under, ...set] = await setting.set([whole(null), whole(ground?.body), ...blocks]);
  const pages = stack(
    sheet,
    set.map(({ children }) => children?.[0] as SetNode),
  );
  const feet = await setting.set(pages.map((_, n) => whole(sheet.foot?.(n + 1, pages.length))));
  setting.close();
  return pages.map((nodes, n) => ({
    ...(plain as SafePageNode),
    children: [
      ...((n === 0 || !ground?.isOnlyFirst ? under?.children : null) ?? []),
      ...nodes,
      ...(feet[n]?.children ?? []),
    ],
  }));
}
