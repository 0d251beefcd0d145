import type { MilitaryPeriod } from '../../military/period.ts';
import { useMilitaryRows } from '../../military/useMilitaryRows.ts';
import { useFlow } from '../../onboardingFlow.tsx';
import { ItemRows } from './ItemView.tsx';
import { itemRows } from './itemRows.ts';
import { type Doubts, doubtKey } from './reviewProblems.ts';
import type { Item } from './sections.ts';

/** One period of service as it was read: the lists' words in place of their ids. */
export function MilitaryItem({ item, doubts }: { item: Item; doubts: Doubts }) {
  const { locale } = useFlow();
  const rows = useMilitaryRows(item as MilitaryPeriod);
  return (
    <ItemRows
      rows={[...rows, ...itemRows('military_exp', item, { locale })]}
      doubtOf={(field) => doubts.get(doubtKey('military_exp', item.id, field))?.confidence}
    />
  );
}
