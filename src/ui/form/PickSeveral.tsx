import styled from '@emotion/styled';
import { Chips } from '../filter/FilterChips.tsx';
import { ComboboxField, type ComboboxOption } from './ComboboxField.tsx';

const Box = styled('div')({ display: 'grid', gap: 12 });
const Selected = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, fontSize: '0.9375rem' });

type PickSeveralProps<Option extends ComboboxOption> = {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  selected: readonly Option[];
  options: readonly Option[];
  most?: number | undefined;
  loading?: boolean;
  failed?: boolean;
  onRetry?: () => void;
  onSearch?: (text: string) => void;
  emptyText?: string;
  onChange: (selected: Option[]) => void;
};

export function PickSeveral<Option extends ComboboxOption>(props: PickSeveralProps<Option>) {
  const {
    selected,
    options,
    most = Number.POSITIVE_INFINITY,
    emptyText = 'No results. Type at least two letters.',
    onChange,
    ...field
  } = props;
  const left = options.filter(({ id }) => !selected.some((option) => option.id === id));
  return (
    <Box>
      <ComboboxField
        {...field}
        value={null}
        options={left}
        readOnly={selected.length >= most}
        placeholder={selected.length >= most ? `Up to ${most}` : undefined}
        emptyText={emptyText}
        onChange={(option) => {
          const added = left.find(({ id }) => id === option?.id);
          if (added) onChange([...selected, added]);
        }}
      />
      {selected.length > 0 && (
        <Selected>
          <Chips
            chosen={selected.map((option) => ({
              key: String(option.id),
              label: option.title,
              onRemove: () => onChange(selected.filter(({ id }) => id !== option.id)),
            }))}
          />
        </Selected>
      )}
    </Box>
  );
}
