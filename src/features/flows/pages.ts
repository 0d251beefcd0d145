import { matchPath, type RouteObject } from 'react-router-dom';
import type { Area } from '../../machines/access.ts';

export interface AppPage {
  path: string;
  area: Area;
}

interface Handle {
  area?: Area;
}

export function pagesOf(routes: RouteObject[], base = '', around?: Area): AppPage[] {
  return routes.flatMap((route): AppPage[] => {
    const area = (route.handle as Handle | undefined)?.area ?? around;
    const path = route.path ? `${base}/${route.path}`.replace(/\/+/g, '/') : base;
    if (route.children) return pagesOf(route.children, path, area);
    return area && path && !path.endsWith('*') ? [{ path, area }] : [];
  });
}

export const areaAt = (pages: readonly AppPage[], path: string): Area | null =>
  pages.find((page) => matchPath(page.path, path))?.area ?? null;
