import styled from '@emotion/styled';
import { counted } from '../../ui/intl.ts';
import { List } from '../../ui/List.tsx';
import { token } from '../../ui/theme/token.ts';
import { Key } from './Key.tsx';
import type { Flow } from './library.ts';
import { HintText, wide } from './parts.ts';
import type { FlowLens } from './useFlowAddress.ts';

const Side = styled('nav')({
  padding: '20px 12px',
  background: token.paper,
  borderBottom: `1px solid ${token.line}`,
  '& h2': { padding: '0 12px 8px', fontSize: '0.8125rem', fontWeight: 400, color: token.second },
  [wide]: { overflowY: 'auto', borderBottom: 0, borderRight: `1px solid ${token.line}` },
});
const Charts = styled(List)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  // Cuts the list off, which shows that there is more and keeps the chart visible.
  maxHeight: 210,
  overflowY: 'auto',
  [wide]: { gridTemplateColumns: '1fr', maxHeight: 'none', overflowY: 'visible' },
});
const Item = styled('button')({
  display: 'grid',
  gap: 2,
  width: '100%',
  padding: '8px 12px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.ink,
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: '20px',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: token.hover },
  '&[aria-current]': { background: token.tint, color: token.onTint },
});
const Marks = styled('div')({ margin: '20px 12px 0', display: 'none', [wide]: { display: 'block' } });

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

type MachineListProps = { flows: Flow[]; open: Flow; lens: FlowLens; onOpen: (name: string) => void };

export function MachineList({ flows, open, lens, onOpen }: MachineListProps) {
  return (
    <Side aria-label="Charts">
      <h2>{`${numbers[flows.length] ?? flows.length} ${flows.length === 1 ? 'chart' : 'charts'}`}</h2>
      <Charts gap="xs">
        {flows.map(({ name, title, model }) => (
          <li key={name}>
            <Item
              type="button"
              aria-current={name === open.name ? 'true' : undefined}
              onClick={() => onOpen(name)}
            >
              {title}
              <HintText>{`${counted(model.states.length - 1, 'state')}, ${counted(model.transitions.length, 'transition')}`}</HintText>
            </Item>
          </li>
        ))}
      </Charts>
      <Marks>
        <Key lens={lens} />
      </Marks>
    </Side>
  );
}
