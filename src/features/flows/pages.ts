/** The pages of the app with the area each belongs to, read from its route table. */
import { matchPath, type RouteObject } from 'react-router-dom';
import type { Area } from '../../machines/access.ts';

export interface Page {
  path: string;
  area: Area;
}

interface Handle {
  area?: Area;
}

/** What a route table names with an area; the address `/` only leads elsewhere and is none. */
export function pagesOf(routes: RouteObject[], base = '', around?: Area): Page[] {
  return routes.flatMap((route): Page[] => {
    const area = (route.handle as Handle | undefined)?.area ?? around;
    const path = route.path ? `${base}/${route.path}`.replace(/\/+/g, '/') : base;
    if (route.children) return pagesOf(route.children, path, area);
    return area && path && !path.endsWith('*') ? [{ path, area }] : [];
  });
}

export const areaAt = (pages: readonly Page[], path: string): Area | null =>
  pages.find((page) => matchPath(page.path, path))?.area ?? null;
