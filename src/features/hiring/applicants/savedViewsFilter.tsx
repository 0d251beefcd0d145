import { Suspense } from 'react';
import type { Filter } from '../../../ui/filter/FilterPill.tsx';
import { later } from '../../../ui/later.tsx';
import type { SavedViewsProps } from './SavedViews.tsx';

const SavedViews = later(async () => (await import('./SavedViews.tsx')).SavedViews);

/** In the row of the filters, which a phone has in a sheet. */
export const savedViewsFilter = (props: SavedViewsProps): Filter => ({
  name: 'views',
  label: 'Saved views',
  count: 0,
  fields: (
    <Suspense fallback={null}>
      <SavedViews {...props} />
    </Suspense>
  ),
});
