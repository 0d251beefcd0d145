import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type SearchPlace, serviceCategoriesQuery } from '../../../api/services.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterChips } from '../../../ui/filter/FilterChips.tsx';
import { WordSearch } from '../../../ui/filter/WordSearch.tsx';
import { numberFormat } from '../../../ui/intl.ts';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { PositionState } from '../usePosition.ts';
import type { SavedKind } from '../useSave.ts';
import type { ServiceFilterState } from '../useServiceFilter.ts';
import { ItemList, type Page } from './ItemList.tsx';
import { NearLine } from './NearLine.tsx';
import { ServiceTabs } from './ServiceTabs.tsx';
import { serviceFilterChips, serviceFilters } from './serviceFilters.tsx';

const noCategories: { id: number; title: string }[] = [];

const words = {
  courses: {
    what: 'Courses',
    one: 'course',
    many: 'courses',
    search: 'Course, skill or town',
  },
  services: {
    what: 'Services',
    one: 'service',
    many: 'services',
    search: 'Service, need or town',
  },
};

type ListingProps = {
  kind: SavedKind;
  lead: ReactNode;
  locale: string;
  filter: ServiceFilterState;
  position: PositionState;
  page: (Page & { near: SearchPlace | null }) | undefined;
  answer: Parameters<typeof ItemList>[0]['answer'];
};

export function Listing({ kind, lead, locale, filter, position, page, answer }: ListingProps) {
  const { data: categories = noCategories } = useQuery(serviceCategoriesQuery());
  const { what, one, many, search } = words[kind];
  const total = page?.meta.total ?? 0;
  const counted = `${numberFormat(locale).format(total)} ${total === 1 ? one : many}`;
  const isUnplaced =
    page?.near === null && (filter.search.proximity === 'near_me' || filter.search.proximity === 'city');
  return (
    <PageLayout title={page ? counted : what} lead={lead}>
      <ServiceTabs current={kind} />
      <Stack gap="md" mb="2xl">
        <FilterBar
          search={
            <WordSearch
              label={search}
              text={filter.search.search ?? ''}
              onText={(text) => filter.set('search', ...(text ? [text] : []))}
            />
          }
          filters={serviceFilters(filter, categories)}
          count={filter.count}
          show={`Show ${counted}`}
          onClear={filter.clear}
        />
        <FilterChips chosen={serviceFilterChips(filter, categories)} onClear={filter.clear} />
        {page && (isUnplaced || filter.search.proximity === 'near_me') && (
          <NearLine near={page.near} position={position} />
        )}
      </Stack>
      <ItemList
        kind={kind}
        what={what}
        page={page}
        answer={answer}
        counted={counted}
        shared={filter.shared}
        addressOf={filter.addressOf}
        empty={
          <NoListings
            one={one}
            isUnplaced={isUnplaced}
            isFiltered={filter.count > 0}
            onClear={filter.clear}
          />
        }
      />
    </PageLayout>
  );
}

type NoListingsProps = { one: string; isUnplaced: boolean; isFiltered: boolean; onClear: () => void };

function NoListings({ one, isUnplaced, isFiltered, onClear }: NoListingsProps) {
  const clear = (
    <PressButton look="outlined" small onClick={onClear}>
      Clear all
    </PressButton>
  );
  return isUnplaced ? (
    <Notice kind="emptyFilters" title="We don’t know where you are yet" actions={clear}>
      Use your location, or add a city to your profile.
    </Notice>
  ) : (
    <Notice
      kind={isFiltered ? 'emptyFilters' : 'emptyFirst'}
      title={isFiltered ? `No ${one}s match these filters` : `There are no ${one}s at the moment`}
      actions={isFiltered && clear}
    >
      {isFiltered ? 'Remove a filter, or search for fewer words.' : 'Check back soon.'}
    </Notice>
  );
}
