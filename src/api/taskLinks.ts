import type { components } from '../../openapi.gen.d.ts';

export type TaskLink = components['schemas']['TaskLink'];

/** Where a task of the action plan is done: a path of the app, or the address of an official page. */
export function taskAddress({ type, id, query, url }: TaskLink): string {
  const search = query ? `?${query}` : '';
  switch (type) {
    case 'cv':
      return `/veteran/resume/edit?resume_id=${id}${query ? `&${query}` : ''}`;
    case 'onboarding_cv':
      return '/veteran/onboarding?step=1&cvStep=0';
    case 'jobs':
      return `/veteran/jobs${search}`;
    case 'courses':
      return `/veteran/courses${search}`;
    case 'services':
      return `/veteran/service-providers?category_id=${id}`;
    case 'profile':
      return '/veteran/profile';
    case 'refine_plan':
      return '/veteran/refine-action-plan';
    case 'page':
      return url ?? '/veteran';
  }
}
