/** Where a check leads: the section of the form, the entry in it, and the field. */
import type { FederalGap } from '../../../api/federalResumes.ts';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';
import type { Content } from './content.ts';
import { type Group, groups, itemsIn, type ListName, lists, titleOf, valueAt } from './fields.ts';

export interface Place {
  section: Group['key'];
  entry?: string;
  /** The id of the field. */
  field?: string;
}

export const mostPages = 2;

/** What the pages themselves show; the server measures it too before anything is ready. */
export const gapOfPages = (pages: number): FederalGap[] =>
  pages > mostPages
    ? [
        {
          path: 'pages',
          rule: 'pages',
          message: `It has ${pages} pages. A federal resume can have up to two`,
        },
      ]
    : [];

const listNames = Object.keys(lists) as ListName[];

/** Nowhere in particular where the whole of it is too long. */
export function placeOf({ path }: FederalGap, content: Content): Place | null {
  const [part = '', second = '', ...rest] = path.split('.');
  if (part === 'header') {
    const name = [second, ...rest].join('.');
    const group = groups.find((one) => 'fields' in one && one.fields.some((field) => field.name === name));
    return group ? { section: group.key, field: path } : null;
  }
  const list = listNames.find((name) => name === part);
  if (!list) return null;
  const item = itemsIn(content, list)[Number(second)];
  if (!item || second === '') return { section: list };
  const field = rest[0] === 'duties' ? 'duties.0' : rest.join('.');
  return { section: list, entry: item.id, field: `${list}.${item.id}.${field}` };
}

/** “Network technician: Enter the employer”. */
export function wordsOf(gap: FederalGap, content: Content): string {
  const place = placeOf(gap, content);
  const list = listNames.find((name) => name === place?.section);
  const item = list && itemsIn(content, list).find(({ id }) => id === place?.entry);
  return list && item ? `${titleOf(list, item)}: ${gap.message}` : gap.message;
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

interface Standing {
  state: WayPointState;
  detail: string;
}

/** How far a group is: what the route beside the form says. */
export function standingOf(group: Group, content: Content, missing: readonly FederalGap[]): Standing {
  const open = missing.filter((gap) => placeOf(gap, content)?.section === group.key).length;
  if (open > 0) return { state: 'ahead', detail: `${counted(open, 'thing')} missing` };
  if ('list' in group) {
    const count = itemsIn(content, group.list).length;
    return count > 0
      ? { state: 'done', detail: counted(count, lists[group.list].one) }
      : { state: 'skipped', detail: 'None yet, and that’s fine' };
  }
  if ('fields' in group) {
    const isGiven = group.fields.some(({ name }) => valueAt(content.header, name));
    return isGiven ? { state: 'done', detail: 'Complete' } : { state: 'skipped', detail: 'If you have one' };
  }
  const words = content.summary.trim().split(/\s+/).filter(Boolean).length;
  return words > 0
    ? { state: 'done', detail: counted(words, 'word') }
    : { state: 'skipped', detail: 'Not written, and that’s fine' };
}
