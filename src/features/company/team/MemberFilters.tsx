import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { companyUsersQuery } from '../../../api/companies.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useAddressQuery } from '../../../ui/route/useAddressQuery.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { countMemberFilters, type Day, filterOf, withFilter, withoutMemberFilters } from './filter.ts';

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  '& > div': { flex: '1 1 240px', maxWidth: 400 },
});
const More = styled('details')({
  '& > summary': { width: 'fit-content', padding: '8px 0', fontWeight: 600, cursor: 'pointer' },
});
const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  paddingTop: 12,
  '@media (min-width:600px)': { gridTemplateColumns: '1fr 1fr' },
  '@media (min-width:1200px)': { gridTemplateColumns: 'repeat(4, 1fr)' },
});

const days: [Day, string][] = [
  ['joined_from', 'Joined from'],
  ['joined_to', 'Joined until'],
  ['approved_from', 'Approved from'],
  ['approved_to', 'Approved until'],
];

export function MemberFilters() {
  const [query, setQuery] = useAddressQuery();
  const [word, setWord] = useState('');
  const words = query.getAll('search');
  const count = countMemberFilters(query);
  const set = (name: string, values: string[]) => setQuery(withFilter(query, name, values));
  const search = (event: FormEvent) => {
    event.preventDefault();
    const typed = word.trim();
    if (typed) set('search', [...new Set([...words, typed])]);
    setWord('');
  };
  return (
    <Stack gap="lg" mb="2xl">
      <Form role="search" onSubmit={search}>
        <TextField
          name="search"
          label="Name, email or job title"
          maxLength={60}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <Button type="submit" variant="outlined" color="neutral" startDecorator={<Search size={18} />}>
          Search
        </Button>
      </Form>
      <More open={count > words.length || undefined}>
        <summary>More filters</summary>
        <FilterFields query={query} onSet={set} />
      </More>
      {count > 0 && (
        <Row gap="sm" align="center">
          {words.map((searched) => (
            <SearchedWord
              key={searched}
              word={searched}
              onRemove={() =>
                set(
                  'search',
                  words.filter((other) => other !== searched),
                )
              }
            />
          ))}
          <span>{count === 1 ? '1 filter' : `${count} filters`}</span>
          <Button size="sm" variant="plain" onClick={() => setQuery(withoutMemberFilters(query))}>
            Clear all
          </Button>
        </Row>
      )}
    </Stack>
  );
}

type FilterFieldsProps = { query: URLSearchParams; onSet: (name: string, values: string[]) => void };

function FilterFields({ query, onSet }: FilterFieldsProps) {
  const { data: admins } = useQuery(companyUsersQuery(1, filterOf(new URLSearchParams('admin=1'), 'active')));
  return (
    <Grid>
      <SelectField
        name="admin"
        label="Role"
        placeholder="Any"
        value={query.get('admin') ?? ''}
        options={[
          { value: '1', label: 'Admins' },
          { value: '0', label: 'Members' },
        ]}
        onChange={({ target }) => onSet('admin', [target.value])}
      />
      <SelectField
        name="approved_by"
        label="Approved by"
        placeholder="Anyone"
        value={query.get('approved_by') ?? ''}
        options={(admins?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => onSet('approved_by', [target.value])}
      />
      {days.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          type="date"
          value={query.get(name) ?? ''}
          onChange={({ target }) => onSet(name, [target.value])}
        />
      ))}
    </Grid>
  );
}

const SearchedWord = ({ word, onRemove }: { word: string; onRemove: () => void }) => (
  <Button
    size="sm"
    variant="soft"
    endDecorator={<X size={16} aria-hidden="true" />}
    aria-label={`Remove ${word}`}
    onClick={onRemove}
  >
    {word}
  </Button>
);
