/** Several posts with one employer: promotions, and the way in which LinkedIn prints them. */
import type { Look } from './arrangements.ts';
import type { Post } from './people.ts';
import type { Column } from './sheet.ts';

export interface Employment {
  employer: string;
  place: string;
  /** The first is the latest. */
  posts: Post[];
}

const bodyOf = (column: Column, bullets: string[]) => column.bullets(bullets);

const wholePeriod = ({ posts }: Employment) => {
  const yearOf = (date: string | undefined) => (date ? date.slice(0, 4) : 'Present');
  return `${yearOf(posts.at(-1)!.start)} – ${yearOf(posts[0]!.end)}`;
};

export function lengthOf({
  start = '',
  end = '2026-11',
}: {
  start?: string | undefined;
  end?: string | undefined;
}) {
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1);
  const count = months(end) - months(start) + 1;
  const [years, rest] = [Math.floor(count / 12), count % 12];
  const part = (number: number, name: string) =>
    number ? [`${number} ${name}${number > 1 ? 's' : ''}`] : [];
  return [...part(years, 'year'), ...part(rest, 'month')].join(' ');
}

export type DrawGroup = (column: Column, employment: Employment, look: Look) => void;

export const groups: Record<string, DrawGroup> = {
  'employer and whole period, posts with periods': (column, employment, look) => {
    const head = `${employment.employer}, ${employment.place}`;
    column.line(head, look.first).aside(wholePeriod(employment), look.dates);
    for (const { title, period, bullets } of employment.posts) {
      column.line(title, look.second).aside(period, look.dates);
      bodyOf(column, bullets).gap(3);
    }
  },
  'employer, posts with periods': (column, { employer, place, posts }, look) => {
    column.line(employer, look.first).aside(place, look.dates);
    for (const { title, period, bullets } of posts) {
      column.line(title, { ...look.second, italic: true }).aside(period, look.dates);
      bodyOf(column, bullets).gap(3);
    }
  },
  'posts under each other, then all their bullets': (column, { employer, place, posts }, look) => {
    column.line(`${employer}, ${place}`, look.first);
    for (const { title, period } of posts)
      column.line(title, { ...look.second, italic: true }).aside(period, look.dates);
    bodyOf(
      column,
      posts.flatMap(({ bullets }) => bullets),
    );
  },
  'posts with periods in brackets': (column, { employer, place, posts }, look) => {
    column.line(`${employer}, ${place}`, look.first);
    for (const { title, period, bullets } of posts) {
      column.line(`${title} (${period})`, look.second);
      bodyOf(column, bullets);
    }
  },
  'period before each post': (column, { employer, place, posts }, look) => {
    column.line(employer, look.first).line(place, look.dates);
    for (const { title, period, bullets } of posts) {
      column.line(period, look.dates).line(title, { ...look.second, italic: true });
      bodyOf(column, bullets).gap(3);
    }
  },
  'the first post with the employer, the others without': (column, { employer, place, posts }, look) => {
    for (const [at, { title, period, bullets }] of posts.entries()) {
      column.line(title, look.first).aside(period, look.dates);
      if (at === 0) column.line(`${employer}, ${place}`, look.second);
      bodyOf(column, bullets);
    }
  },
  'employer with a length of time': (column, { employer, place, posts }, look) => {
    const length = lengthOf({ start: posts.at(-1)!.start, end: posts[0]!.end });
    column.line(employer, look.first).line(`${length}`, look.dates);
    for (const post of posts) {
      column.line(post.title, { ...look.second, size: column.size + 0.5 });
      column.line(`${post.period} (${lengthOf(post)})`, look.dates).line(place, look.dates);
      bodyOf(column, post.bullets).gap(3);
    }
  },
};
