import type { FederalGap } from '../../../api/federalResumes.ts';
import { valueAt } from '../../../ui/form/fieldDefinition.ts';
import { counted } from '../../../ui/intl.ts';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';
import type { FederalContent } from './federalParts.ts';
import {
  type FederalGroup,
  type FederalListName,
  federalGroups,
  federalItems,
  federalLists,
  itemTitle,
} from './fields.ts';

export interface GapPlace {
  section: FederalGroup['key'];
  entry?: string;
  field?: string;
}

export const mostPages = 2;

/** The server checks the page count again before a resume becomes ready. */
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

const listNames = Object.keys(federalLists) as FederalListName[];

/** Returns null for a gap without a place, such as too many pages. */
export function locateGap({ path }: FederalGap, content: FederalContent): GapPlace | null {
  const [part = '', second = '', ...rest] = path.split('.');
  if (part === 'header') {
    const name = [second, ...rest].join('.');
    const group = federalGroups.find(
      (federalGroup) => 'fields' in federalGroup && federalGroup.fields.some((field) => field.name === name),
    );
    return group ? { section: group.key, field: path } : null;
  }
  const list = listNames.find((name) => name === part);
  if (!list) return null;
  const item = federalItems(content, list)[Number(second)];
  if (!item || second === '') return { section: list };
  const field = rest[0] === 'duties' ? 'duties.0' : rest.join('.');
  return { section: list, entry: item.id, field: `${list}.${item.id}.${field}` };
}

export function describeGap(gap: FederalGap, content: FederalContent): string {
  const place = locateGap(gap, content);
  const list = listNames.find((name) => name === place?.section);
  const item = list && federalItems(content, list).find(({ id }) => id === place?.entry);
  return list && item ? `${itemTitle(list, item)}: ${gap.message}` : gap.message;
}

interface Standing {
  state: WayPointState;
  detail: string;
}

export function federalSectionProgress(
  group: FederalGroup,
  content: FederalContent,
  missing: readonly FederalGap[],
): Standing {
  const open = missing.filter((gap) => locateGap(gap, content)?.section === group.key).length;
  if (open > 0) return { state: 'ahead', detail: `${counted(open, 'thing')} missing` };
  if ('list' in group) {
    const count = federalItems(content, group.list).length;
    return count > 0
      ? { state: 'done', detail: counted(count, federalLists[group.list].singular) }
      : { state: 'skipped', detail: 'None yet, and that’s fine' };
  }
  if ('fields' in group) {
    const isFilled = group.fields.some(({ name }) => valueAt(content.header, name));
    return isFilled ? { state: 'done', detail: 'Complete' } : { state: 'skipped', detail: 'If you have one' };
  }
  const words = content.summary.trim().split(/\s+/).filter(Boolean).length;
  return words > 0
    ? { state: 'done', detail: counted(words, 'word') }
    : { state: 'skipped', detail: 'Not written, and that’s fine' };
}
