import styled from '@emotion/styled';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { ModalOverlay } from '../feedback/ModalOverlay.tsx';
import { IconAction } from '../IconAction.tsx';
import { OnlyLarge, OnlySmall } from '../layout/Visible.tsx';
import { PressButton } from '../PressButton.tsx';
import { Row } from '../Row.tsx';
import { Stack } from '../Stack.tsx';
import { Title } from '../Title.tsx';
import { token } from '../theme/token.ts';
import { type Filter, FilterPill, Pill } from './FilterPill.tsx';

const Search = styled('div')({
  display: 'grid',
  gap: '12px 24px',
  alignItems: 'end',
  '@media (min-width:900px)': { '&[data-place]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)' } },
});
const Sheet = styled('div')({ display: 'grid', gridTemplateRows: 'auto 1fr auto', height: '100%' });
const SheetHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 64,
  padding: '0 12px 0 20px',
  borderBottom: `1px solid ${token.line}`,
});
const SheetFields = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 32,
  padding: '24px 20px',
  overflowY: 'auto',
});
const SheetFoot = styled('div')({
  display: 'flex',
  gap: 12,
  padding: '12px 20px',
  borderTop: `1px solid ${token.line}`,
});
// On a wide screen, filters alone leave it empty.
const Below = styled(Row)({ '@media (min-width:900px)': { '&[data-empty]': { display: 'none' } } });
const Open = styled(Pill)({ minHeight: 48 });

type FilterBarProps = {
  search: ReactNode;
  /** Searched with the words; on a phone it comes below them. */
  place?: ReactNode;
  beside?: ReactNode;
  /** What the list is sorted by. */
  sort?: ReactNode;
  filters: readonly Filter[];
  count: number;
  /** True if anything narrows the list, including what `count` leaves out. */
  isFiltered?: boolean;
  show: string;
  onClear: () => void;
};

export function FilterBar(props: FilterBarProps) {
  const { search, place, beside, sort, filters, count } = props;
  const [open, setOpen] = useState(false);
  return (
    <Stack gap="md">
      <Search data-place={place ? '' : undefined}>
        {search}
        {place}
      </Search>
      <OnlyLarge>
        <Row gap="sm">
          {filters.map((filter) => (
            <FilterPill key={filter.name} {...filter} />
          ))}
        </Row>
      </OnlyLarge>
      <Below gap="sm" align="center" data-empty={beside || sort ? undefined : ''}>
        {beside && (
          <OnlyLarge>
            <div>{beside}</div>
          </OnlyLarge>
        )}
        <OnlySmall>
          <Open
            type="button"
            aria-haspopup="dialog"
            data-chosen={count > 0 || undefined}
            onClick={() => setOpen(true)}
          >
            <SlidersHorizontal size={20} aria-hidden="true" />
            {count > 0 ? `Filters, ${count} active` : 'Filters'}
          </Open>
        </OnlySmall>
        {sort}
      </Below>
      <FilterSheet {...props} open={open} onClose={() => setOpen(false)} />
    </Stack>
  );
}

type FilterSheetProps = FilterBarProps & { open: boolean; onClose: () => void };

function FilterSheet(props: FilterSheetProps) {
  const { open, beside, filters, count, isFiltered = count > 0, show, onClear, onClose } = props;
  const title = useId();
  return (
    <ModalOverlay open={open} onDismiss={onClose} place="page" labelledBy={title}>
      <Sheet>
        <SheetHead>
          <Title id={title}>Filters</Title>
          <IconAction label="Close" onClick={onClose}>
            <X size={22} />
          </IconAction>
        </SheetHead>
        <SheetFields>
          {beside}
          {filters.map(({ name, fields }) => (
            <div key={name}>{fields}</div>
          ))}
        </SheetFields>
        <SheetFoot>
          <PressButton onClick={onClose}>{show}</PressButton>
          {isFiltered && (
            <PressButton look="outlined" onClick={onClear}>
              Clear all
            </PressButton>
          )}
        </SheetFoot>
      </Sheet>
    </ModalOverlay>
  );
}
