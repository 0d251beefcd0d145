import type { ComponentPropsWithRef, ElementType } from 'react';

/** The target of a link: `component={RouterLink} to="…"` inside the app, `href` outside it. `onClick` alone makes it a button. */
export type LinkTarget = {
  component?: ElementType;
  to?: string;
  href?: string;
  onClick?: (event: { preventDefault(): void }) => void;
};

type AnchorProps = LinkTarget & Omit<ComponentPropsWithRef<'a'>, keyof LinkTarget>;

export function Anchor({ component, to, href, ...rest }: AnchorProps) {
  const Root: ElementType = component ?? (href === undefined ? 'button' : 'a');
  const target = { ...(to !== undefined && { to }), ...(href !== undefined && { href }) };
  return <Root {...(Root === 'button' && { type: 'button' })} {...target} {...rest} />;
}
