import type { LucideIcon } from 'lucide-react';
import type { LinkTarget } from '../Anchor.tsx';

export type NavItem = LinkTarget & { label: string; icon?: LucideIcon; current?: boolean };
