// Each component is called once, so it must not use state or hooks.
import type { StyleSheet } from '@react-pdf/renderer';
import { Fragment, isValidElement, type ReactNode } from 'react';

export type Style = Parameters<typeof StyleSheet.create>[0][string];

type TextInstance = { type: 'TEXT_INSTANCE'; value: string };

interface RawNode {
  type: string;
  box: object;
  style: Style;
  props: object;
  children: (RawNode | TextInstance)[];
}

type Render = (place: object) => ReactNode;

/** What depends on the page is rendered while the library breaks pages. */
const withNodes = ({ render, ...props }: { render?: Render }) =>
  render ? { ...props, render: (place: object) => toNodes(render(place)) } : props;

export function toNodes(element: ReactNode): (RawNode | TextInstance)[] {
  if (Array.isArray(element)) return element.flatMap(toNodes);
  if (typeof element === 'string' || typeof element === 'number')
    return [{ type: 'TEXT_INSTANCE', value: `${element}` }];
  if (!isValidElement<{ style?: Style; children?: ReactNode; render?: Render }>(element)) return [];
  const { type } = element;
  const { style = {}, children, ...props } = element.props;
  if (type === Fragment) return toNodes(children);
  if (typeof type !== 'string') return toNodes((type as (props: object) => ReactNode)(element.props));
  return [{ type, box: {}, style, props: withNodes(props), children: toNodes(children) }];
}
