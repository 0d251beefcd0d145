import styled from '@emotion/styled';
import { RotateCcw, StepBack } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FlowModel } from 'statechart-paths';
import { Row } from '../../ui/Row.tsx';
import { WayPoint } from '../../ui/route/WayPoint.tsx';
import { hidden, token } from '../../ui/theme/token.ts';
import { stateName, wayOf } from './names.ts';
import { HintText, ToolButton } from './parts.ts';
import { activeLeaves, arrivalOf, isFinished, type SimulatedWalk, startSimulation } from './simulation.ts';

const Foot = styled('section')({
  display: 'grid',
  gap: 8,
  padding: '12px 20px',
  borderTop: `1px solid ${token.line}`,
  background: token.paper,
  minWidth: 0,
});
const Way = styled('ol')({
  listStyle: 'none',
  flex: 1,
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  padding: '4px 0',
  '& li': {
    position: 'relative',
    flex: '0 0 auto',
    display: 'grid',
    justifyItems: 'start',
    gap: 2,
    minWidth: 112,
    paddingRight: 20,
    fontSize: '0.8125rem',
    lineHeight: '18px',
    fontWeight: 600,
  },
  '& li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    top: 10,
    left: 26,
    right: 4,
    height: 3,
    background: token.mark,
  },
});

type TrailProps = {
  model: FlowModel;
  walk: SimulatedWalk;
  // Absent when the walk follows the running app.
  onBack?: () => void;
  onReset?: () => void;
};

export function Trail({ model, walk, onBack, onReset }: TrailProps) {
  const way = useRef<HTMLOListElement>(null);
  const { steps } = walk;
  const isFresh = steps.length === 0 && walk.active.join() === startSimulation(model).active.join();
  const points = steps.map(({ transition }, index) => ({
    place: index + 1,
    cause: wayOf(model, transition).head,
    at: stateName(model, arrivalOf(transition, steps[index + 1]?.before ?? walk)),
  }));
  const began = activeLeaves(steps[0]?.before ?? walk)[0];
  const all =
    began === undefined ? points : [{ place: 0, cause: 'Start', at: stateName(model, began) }, ...points];
  useEffect(() => {
    if (steps.length > 0) way.current?.scrollTo({ left: way.current.scrollWidth });
  }, [steps.length]);
  return (
    <Foot aria-label="Steps">
      <Row gap="lg" align="center" nowrap breakWords>
        {onBack && (
          <TrailButtons isFirst={steps.length === 0} isFresh={isFresh} onBack={onBack} onReset={onReset} />
        )}
        <Way ref={way} tabIndex={0} aria-label="Steps so far">
          {all.map(({ place, cause, at }, index) => (
            <li key={place} aria-current={index === all.length - 1 ? 'step' : undefined}>
              <WayPoint
                state={index === all.length - 1 ? 'here' : index === 0 ? 'start' : 'done'}
                size={24}
              />
              <HintText>{cause}</HintText>
              {at}
            </li>
          ))}
        </Way>
      </Row>
      <HintText>
        {onBack
          ? 'Follows the chart without evaluating its guards. You choose which condition holds and which rule applies first.'
          : 'The app’s latest steps in the other tab.'}
      </HintText>
      <p role="status" style={hidden}>
        {steps.length > 0 &&
          `Step ${steps.length}: ${all.at(-1)?.at}${isFinished(model, walk) ? ', the end' : ''}`}
      </p>
    </Foot>
  );
}

type TrailButtonsProps = {
  isFirst: boolean;
  isFresh: boolean;
  onBack: () => void;
  onReset: (() => void) | undefined;
};

const TrailButtons = ({ isFirst, isFresh, onBack, onReset }: TrailButtonsProps) => (
  <Row gap="xs" nowrap>
    <ToolButton
      type="button"
      aria-label="Back"
      title="Back"
      aria-disabled={isFirst || undefined}
      onClick={onBack}
    >
      <StepBack size={18} aria-hidden="true" />
    </ToolButton>
    <ToolButton
      type="button"
      aria-label="Reset"
      title="Reset"
      aria-disabled={isFresh || undefined}
      onClick={onReset}
    >
      <RotateCcw size={18} aria-hidden="true" />
    </ToolButton>
  </Row>
);
