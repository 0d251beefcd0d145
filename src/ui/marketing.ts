import { Link } from 'react-router-dom';
import type { LinkTarget } from './Anchor.tsx';

export const publicServices = [
  { slug: 'healthcare', name: 'Healthcare' },
  { slug: 'education', name: 'Education' },
  { slug: 'discounts', name: 'Discounts' },
  { slug: 'housing', name: 'Housing' },
  { slug: 'finance', name: 'Finance' },
] as const;

export type ServiceSlug = (typeof publicServices)[number]['slug'];
export type MarketingPage = 'about' | ServiceSlug;

export const noticePages = ['privacy', 'terms', 'accessibility'] as const;

export type NoticePage = (typeof noticePages)[number];

type Where = { is_demo: boolean; marketing_url: string };

export const sitePath = (page?: MarketingPage | NoticePage) => (page ? `/site/${page}` : '/site');

export const marketingTarget = ({ is_demo, marketing_url }: Where, page?: MarketingPage): LinkTarget =>
  is_demo
    ? { component: Link, to: sitePath(page) }
    : { href: page ? `${marketing_url.replace(/#.*$/, '')}#${page}` : marketing_url };
