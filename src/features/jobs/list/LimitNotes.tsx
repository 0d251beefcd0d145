import type { JobSearchMeta } from '../../../api/jobs.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { counted } from '../../../ui/intl.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import type { JobFilterState } from '../useJobFilter.ts';

type LimitNotesProps = { filter: JobFilterState; meta: Pick<JobSearchMeta, 'place' | 'without_pay'> };

/** Says what the distances and the least pay could not take into account. */
export function LimitNotes({ filter: { search, set }, meta }: LimitNotesProps) {
  const { place, without_pay: withoutPay } = meta;
  const needsPlace = !place && (search.sorted_by === 'distance' || search.radius_km !== undefined);
  return (
    <>
      {needsPlace && (
        <InlineAlert kind="info">
          Enter a town to see how far away each job is. Until then, the newest jobs come first.
        </InlineAlert>
      )}
      {withoutPay !== null && withoutPay > 0 && (
        <InlineAlert kind="info">
          {`${counted(withoutPay, 'more job')} ${withoutPay === 1 ? 'doesn’t' : 'don’t'} say what ${withoutPay === 1 ? 'it pays' : 'they pay'}. `}
          <PressButton look="outlined" small onClick={() => set('without_pay', true)}>
            Show {withoutPay === 1 ? 'it' : 'them'} too
          </PressButton>
        </InlineAlert>
      )}
    </>
  );
}
