import styled from '@emotion/styled';
import { Chips } from '../../../ui/filter/FilterChips.tsx';
import { ComboboxField, type ComboboxOption } from '../../../ui/form/ComboboxField.tsx';

const Box = styled('div')({ display: 'grid', gap: 12 });
const Chosen = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, fontSize: '0.9375rem' });

type PickSeveralProps<Option extends ComboboxOption> = {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  chosen: readonly Option[];
  options: readonly Option[];
  most: number;
  loading?: boolean;
  failed?: boolean;
  onRetry?: () => void;
  onSearch?: (text: string) => void;
  onChange: (chosen: Option[]) => void;
};

export function PickSeveral<Option extends ComboboxOption>(props: PickSeveralProps<Option>) {
  const { chosen, options, most, onChange, ...field } = props;
  const left = options.filter(({ id }) => !chosen.some((one) => one.id === id));
  return (
    <Box>
      <ComboboxField
        {...field}
        value={null}
        options={left}
        readOnly={chosen.length >= most}
        placeholder={chosen.length >= most ? `Up to ${most}` : undefined}
        emptyText="No results. Type at least two letters."
        onChange={(option) => {
          const found = left.find(({ id }) => id === option?.id);
          if (found) onChange([...chosen, found]);
        }}
      />
      {chosen.length > 0 && (
        <Chosen>
          <Chips
            chosen={chosen.map((one) => ({
              key: String(one.id),
              label: one.title,
              onRemove: () => onChange(chosen.filter(({ id }) => id !== one.id)),
            }))}
          />
        </Chosen>
      )}
    </Box>
  );
}
