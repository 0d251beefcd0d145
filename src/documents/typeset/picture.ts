// Pictures are laid out as empty boxes and inserted afterwards, because the layout would load them by Node APIs.
import type { SafePageNode } from '@react-pdf/layout';
import { createElement } from 'react';
import type { Style } from './nodes.ts';

export interface PictureProps {
  // A JPEG data URL.
  src: string;
  alt: string;
  style: Style;
}

export const Picture = ({ src, alt, style }: PictureProps) => createElement('VIEW', { style, src, alt });

type LaidNode = NonNullable<SafePageNode['children']>[number];

const bytesOf = (address: string) =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

export function withPictures<Node extends SafePageNode | LaidNode>(node: Node): Node {
  const { src } = (node.props ?? {}) as Partial<PictureProps>;
  if (src) return { ...node, type: 'IMAGE', image: { data: bytesOf(src), key: src } } as unknown as Node;
  const children = (node.children as LaidNode[] | undefined)?.map(withPictures);
  return children ? ({ ...node, children } as Node) : node;
}
