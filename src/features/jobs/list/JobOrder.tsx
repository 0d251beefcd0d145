import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { NativeSelect } from '../../../ui/form/control.ts';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { SelectWrap } from '../../../ui/form/SelectField.tsx';
import { hidden } from '../../../ui/theme/token.ts';
import { jobOrders } from '../filter.ts';
import type { JobFilterState } from '../useJobFilter.ts';

const Sort = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 1 150px',
  '@media (min-width:900px)': { flex: 'none', marginLeft: 'auto' },
});
const Label = styled('label')({ ...labelStyle, '@media (max-width:899.95px)': hidden });
const Choice = styled(SelectWrap)({
  flex: 1,
  '@media (min-width:900px)': {
    width: 184,
    '& > select': { height: 40 },
    '& > svg': { top: 10 },
  },
});

type Sorting = Pick<JobFilterState['search'], 'sorted_by' | 'sorted_type'>;

const options = Object.entries(jobOrders).flatMap(([by, { desc, asc }]) => [
  { value: by, label: desc },
  ...(asc ? [{ value: `${by} asc`, label: asc }] : []),
]);

const toOption = ({ sorted_by, sorted_type }: Sorting) =>
  sorted_type === 'asc' && jobOrders[sorted_by].asc ? `${sorted_by} asc` : sorted_by;

/** What the jobs are sorted by and in which direction, in a single choice. */
export function JobOrder({ filter: { search, setAll } }: { filter: JobFilterState }) {
  const select = (value: string) => {
    const [by = 'relevance', direction] = value.split(' ');
    setAll({
      sorted_by: by === 'relevance' ? [] : [by],
      sorted_type: direction ? [direction] : [],
    });
  };
  return (
    <Sort>
      <Label htmlFor="sorted_by">Sort by</Label>
      <Choice>
        <NativeSelect
          id="sorted_by"
          name="sorted_by"
          value={toOption(search)}
          onChange={({ target }) => select(target.value)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <ChevronDown size={20} aria-hidden="true" />
      </Choice>
    </Sort>
  );
}
