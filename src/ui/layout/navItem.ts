import type { LucideIcon } from 'lucide-react';
import type { LinkTarget } from '../Anchor.tsx';

/** An item of a navigation, with `component={RouterLink} to`, `href`, or `onClick` alone. */
export type NavItem = LinkTarget & { label: string; icon?: LucideIcon; current?: boolean };
