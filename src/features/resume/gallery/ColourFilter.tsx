import styled from '@emotion/styled';
import { Row } from '../../../ui/Row.tsx';
import { token } from '../../../ui/theme/token.ts';
import { type Colour, colours } from './designs.ts';

const Chip = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 16px 8px 10px',
  border: `1px solid ${token.lineStrong}`,
  borderRadius: 22,
  background: token.page,
  color: token.ink,
  font: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: token.hover },
  '&[aria-pressed="true"]': {
    borderColor: token.mark,
    boxShadow: `inset 0 0 0 1px ${token.mark}`,
    background: token.tint,
    color: token.onTint,
    fontWeight: 600,
  },
  '&[data-all]': { paddingInlineStart: 16 },
});
const Dot = styled('span')({
  width: 22,
  height: 22,
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${token.lineStrong}`,
});

type ColourFilterProps = {
  label: string;
  value: Colour | null;
  onChange: (colour: Colour | null) => void;
};

export const ColourFilter = ({ label, value, onChange }: ColourFilterProps) => (
  <Row gap="sm" role="group" aria-label={label}>
    <Chip type="button" data-all="" aria-pressed={value === null} onClick={() => onChange(null)}>
      All {label.toLowerCase()}
    </Chip>
    {colours.map(({ colour, name, accent }) => (
      <Chip key={colour} type="button" aria-pressed={value === colour} onClick={() => onChange(colour)}>
        <Dot style={{ background: accent }} />
        {name}
      </Chip>
    ))}
  </Row>
);
