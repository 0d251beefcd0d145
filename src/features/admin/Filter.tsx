import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { Filters } from './useFilters.ts';

export const FilterRow = styled('div')({
  display: 'grid',
  gap: 16,
  marginBottom: 24,
  '@media (min-width:600px)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    alignItems: 'end',
  },
});
const SearchForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: 8,
});

type ChoiceProps = {
  filters: Filters;
  name: string;
  label: string;
  options: Record<string, string>;
  every?: string;
};

export function ChoiceFilter({ filters, name, label, options, every }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      name={name}
      value={filters.text(name) ?? (every === undefined ? Object.keys(options)[0] : '')}
      onChange={(event) => filters.set(name, event.target.value)}
      placeholder={every}
      options={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
    />
  );
}

export function SearchFilter({ filters, label }: { filters: Filters; label: string }) {
  const search = filters.text('search') ?? '';
  return (
    <SearchForm
      role="search"
      key={search}
      onSubmit={(event) => {
        event.preventDefault();
        filters.set('search', String(new FormData(event.currentTarget).get('search')).trim());
      }}
    >
      <TextField label={label} name="search" type="search" maxLength={60} defaultValue={search} />
      <Button type="submit" variant="outlined" color="neutral" sx={{ minHeight: 48 }}>
        Search
      </Button>
    </SearchForm>
  );
}
