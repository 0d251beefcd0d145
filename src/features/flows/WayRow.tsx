import { styled } from '@mui/joy/styles';
import { ArrowRight } from 'lucide-react';
import type { FlowModel, FlowTransition } from '../../flows/model.ts';
import { token } from '../../ui/theme/token.ts';
import { leadsTo, nameOf, wayOf } from './names.ts';
import { Quiet, RowButton } from './parts.ts';

const Words = styled('span')({ display: 'grid', minWidth: 0 });
const Leads = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  color: token.second,
});
const Ring = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  marginRight: 8,
  border: `1px solid ${token.field}`,
  borderRadius: 11,
  fontSize: '0.75rem',
});
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  padding: '8px 0',
  fontSize: '0.875rem',
  lineHeight: '20px',
});

type WayProps = { model: FlowModel; way: FlowTransition; path: string };

export function WayText({ model, way, path }: WayProps) {
  return (
    <Row>
      <WayWords model={model} way={way} path={path} />
    </Row>
  );
}

/** Takes the transition. */
export function WayRow({ onTake, ...way }: WayProps & { onTake: (transition: string) => void }) {
  return (
    <RowButton type="button" onClick={() => onTake(way.way.id)}>
      <WayWords {...way} />
    </RowButton>
  );
}

function WayWords({ model, way, path }: WayProps) {
  const { head, when } = wayOf(way);
  const more = [
    when,
    way.source === path ? '' : `in ${nameOf(model, way.source)}`,
    way.requirements.join(', '),
  ].filter(Boolean);
  return (
    <>
      <Words>
        <strong>
          {way.order !== null && <Ring>{way.order}</Ring>}
          {head}
        </strong>
        {more.map((text) => (
          <Quiet key={text}>{text}</Quiet>
        ))}
      </Words>
      <Leads>
        {!way.stays && <ArrowRight size={16} role="img" aria-label="leads to" />}
        {leadsTo(model, way)}
      </Leads>
    </>
  );
}
