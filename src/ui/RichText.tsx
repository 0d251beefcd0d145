import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { type RichNode, richTextOf } from './richTextOf.ts';
import { token } from './theme/token.ts';

const Root = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: '66ch',
  overflowWrap: 'anywhere',
  '& ul, & ol': { paddingLeft: 24 },
  '& a': { color: token.link },
});

function drawn(nodes: readonly RichNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    const key = `${index}`;
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
    const { element: Element, href, children } = node;
    if (Element === 'br') return <br key={key} />;
    if (Element === 'a')
      return (
        <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {drawn(children)}
        </a>
      );
    return <Element key={key}>{drawn(children)}</Element>;
  });
}

export const RichText = ({ html }: { html: string }) => <Root>{drawn(richTextOf(html))}</Root>;
