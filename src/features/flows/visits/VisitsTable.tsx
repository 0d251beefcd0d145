import styled from '@emotion/styled';
import type { FlowModel } from 'statechart-paths';
import { tabular, token } from '../../../ui/theme/token.ts';
import { parentName } from '../names.ts';
import { PanelSection } from '../Panel.tsx';
import { type Node, timeOf, visitCount } from './funnel.ts';

const Frame = styled('div')({ overflowX: 'auto' });
const Table = styled('table')({
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& caption': { textAlign: 'left', paddingBottom: 8, fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
  '& th': { fontWeight: 600, textAlign: 'left' },
  '& thead th': { color: token.second, verticalAlign: 'bottom' },
  '& th, & td': { padding: '6px 8px 6px 0', borderBottom: `1px solid ${token.line}` },
  '& td, & thead th + th': { textAlign: 'right', whiteSpace: 'nowrap', paddingRight: 0, paddingLeft: 6 },
  '& tr[data-selected] th': { boxShadow: `inset 3px 0 ${token.mark}`, paddingLeft: 8 },
});
const Name = styled('button')({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: token.link,
  fontWeight: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

type VisitsTableProps = {
  model: FlowModel;
  nodes: readonly Node[];
  selected: string | null;
  onSelect: (state: string) => void;
};

export function VisitsTable({ model, nodes, selected, onSelect }: VisitsTableProps) {
  const visited = nodes.filter(
    ({ state, entered }) =>
      entered !== null && model.states.some(({ path, children }) => path === state && children.length === 0),
  );
  return (
    <PanelSection>
      <Frame role="region" aria-label="Visits by state" tabIndex={0}>
        <Table>
          <caption>Visits by state</caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">In</th>
              <th scope="col">Left</th>
              <th scope="col">Dropped</th>
              <th scope="col">Median</th>
            </tr>
          </thead>
          <tbody>
            {visited.map((node) => (
              <tr key={node.state} data-selected={node.state === selected ? '' : undefined}>
                <th scope="row">
                  <Name type="button" onClick={() => onSelect(node.state)}>
                    {parentName(model, node.state)}
                  </Name>
                </th>
                <td>{visitCount(node.entered)}</td>
                <td>{visitCount(node.left)}</td>
                <td>{visitCount(node.dropped)}</td>
                <td>{timeOf(node.median_ms)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </PanelSection>
  );
}
