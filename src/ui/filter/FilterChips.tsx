import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { List } from '../List.tsx';
import { Row } from '../Row.tsx';
import { token } from '../theme/token.ts';

const Bar = styled(Row)({ fontSize: '0.9375rem', lineHeight: '22px' });
const Count = styled('span')({ marginRight: 4, fontWeight: 600, color: token.ink });
const ChipList = styled(List)({ display: 'contents' });
const Chip = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '4px 10px 4px 12px',
  border: 0,
  borderRadius: 16,
  background: token.tint,
  color: token.onTint,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: token.hover },
  '& svg': { flex: 'none' },
});
const Clear = styled('button')({
  minHeight: 32,
  padding: '4px 8px',
  border: 0,
  background: 'none',
  color: token.link,
  fontSize: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});

export type FilterChip = { key: string; label: string; onRemove: () => void };

export const Chips = ({ chosen }: { chosen: readonly FilterChip[] }) => (
  <ChipList>
    {chosen.map(({ key, label, onRemove }) => (
      <li key={key}>
        <Chip type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
          {label}
          <X size={16} aria-hidden="true" />
        </Chip>
      </li>
    ))}
  </ChipList>
);

type FilterChipsProps = {
  chosen: readonly FilterChip[];
  onClear: () => void;
  count?: number;
};

export function FilterChips({ chosen, onClear, count = chosen.length }: FilterChipsProps) {
  if (chosen.length === 0) return null;
  const counted = count === 1 ? '1 filter' : `${count} filters`;
  return (
    <Bar align="center" gap="sm" role="group" aria-label="Active filters">
      <Count>{count === chosen.length ? counted : 'Filtered by'}</Count>
      <Chips chosen={chosen} />
      <Clear type="button" onClick={onClear}>
        Clear all
      </Clear>
    </Bar>
  );
}
