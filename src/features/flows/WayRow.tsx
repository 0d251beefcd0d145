import styled from '@emotion/styled';
import { ArrowRight, Info } from 'lucide-react';
import type { FlowModel, FlowTransition } from 'statechart-paths';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { token } from '../../ui/theme/token.ts';
import { leadsTo, stateName, wayOf } from './names.ts';
import { HintText, NumberRing, RowButton } from './parts.ts';

const Leads = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  color: token.second,
});
const More = styled('button')({
  flex: '0 0 auto',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.second,
  cursor: 'pointer',
  '&:hover': { background: token.hover, color: token.ink },
});

type WayProps = { model: FlowModel; way: FlowTransition; path: string; count: number | null };
type WayRowProps = WayProps & {
  onTake: ((transition: string) => void) | null;
  onLookAt: (transition: string) => void;
};

export function WayRow({ onTake, onLookAt, ...way }: WayRowProps) {
  const { id } = way.way;
  if (!onTake)
    return (
      <RowButton type="button" onClick={() => onLookAt(id)}>
        <WayWords {...way} />
      </RowButton>
    );
  return (
    <Row gap="xs" align="stretch" nowrap>
      <RowButton type="button" onClick={() => onTake(id)}>
        <WayWords {...way} />
      </RowButton>
      <More
        type="button"
        aria-label={`About: ${wayOf(way.model, way.way).head}`}
        title="About this transition"
        onClick={() => onLookAt(id)}
      >
        <Info size={18} aria-hidden="true" />
      </More>
    </Row>
  );
}

function WayWords({ model, way, path, count }: WayProps) {
  const { head, when } = wayOf(model, way);
  const more = [
    when,
    way.source === path ? '' : `in ${stateName(model, way.source)}`,
    way.requirements.join(', '),
    count === null ? '' : count === 0 ? 'not covered' : `×${count}`,
  ].filter(Boolean);
  return (
    <>
      <Stack as="span" breakWords>
        <strong>
          {way.order !== null && <NumberRing>{way.order}</NumberRing>}
          {head}
        </strong>
        {more.map((text) => (
          <HintText key={text}>{text}</HintText>
        ))}
      </Stack>
      <Leads>
        {!way.stays && <ArrowRight size={16} role="img" aria-label="leads to" />}
        {leadsTo(model, way)}
      </Leads>
    </>
  );
}
