import type { JobSearchMeta } from '../../../api/jobs.ts';
import { milesText } from '../../../ui/distance.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { counted } from '../../../ui/intl.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { JobFilterState } from '../useJobFilter.ts';

type LimitNotesProps = { filter: JobFilterState; meta: Pick<JobSearchMeta, 'place' | 'without_pay'> };

function missingPlaceText({ sorted_by, radius_km }: JobFilterState['search']): string | null {
  if (sorted_by === 'distance')
    return 'Enter a town to see the nearest jobs first. Until then, the newest come first.';
  return radius_km ? `Enter a town to see only jobs within ${milesText(radius_km)} of it.` : null;
}

/** Says what the distances and the least pay could not take into account. */
export function LimitNotes({ filter: { search, set }, meta }: LimitNotesProps) {
  const { place, without_pay: withoutPay } = meta;
  const missing = place ? null : missingPlaceText(search);
  if (!missing && !withoutPay) return null;
  return (
    <Stack gap="sm" mb="md">
      {missing && <InlineAlert kind="info">{missing}</InlineAlert>}
      {withoutPay !== null && withoutPay > 0 && (
        <InlineAlert kind="info">
          {`${counted(withoutPay, 'more job')} ${withoutPay === 1 ? 'doesn’t' : 'don’t'} say what ${withoutPay === 1 ? 'it pays' : 'they pay'}. `}
          <PressButton look="outlined" small onClick={() => set('without_pay', true)}>
            Show {withoutPay === 1 ? 'it' : 'them'} too
          </PressButton>
        </InlineAlert>
      )}
    </Stack>
  );
}
