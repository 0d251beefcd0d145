import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import type { Ref } from 'react';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { token } from '../../ui/theme/token.ts';
import { useFacts } from './flowFacts.ts';
import type { Flow } from './library.ts';
import { stateName } from './names.ts';
import { FactList, Panel, PanelSection } from './Panel.tsx';
import { CallFacts, RequirementFacts, SourceFacts } from './PanelFacts.tsx';
import { HintText, PlainList, RowButton } from './parts.ts';
import { ScreenFacts } from './ScreenFacts.tsx';
import { activeLeaves, concerns, isFinished, possible, type SimulatedWalk } from './simulation.ts';
import { WayRow } from './WayRow.tsx';

type StatePanelProps = {
  ref: Ref<HTMLElement>;
  flow: Flow;
  path: string;
  walk: SimulatedWalk;
  counts: Readonly<Record<string, number>> | null;
  // Null for a state that cannot be opened or closed.
  isOpen: boolean | null;
  onToggle: () => void;
  onSelect: (path: string) => void;
  onLookAt: (transition: string) => void;
  onTake: ((transition: string) => void) | null;
  onWalkFrom: ((path: string) => void) | null;
};

export function StatePanel(props: StatePanelProps) {
  const { ref, flow, path, walk, isOpen, onToggle, onSelect } = props;
  const { model } = flow;
  const { sources } = useFacts();
  const state = model.states.find((state) => state.path === path);
  if (!state) return null;
  const isHere = walk.active.includes(path);
  const elsewhere = isHere
    ? activeLeaves(walk).filter((leaf) => leaf !== path && !leaf.startsWith(`${path}.`))
    : [];
  return (
    <Panel ref={ref} aria-label="State" tabIndex={-1}>
      <div>
        <StatusChip mark={isHere ? 'here' : 'ahead'} state={isHere ? 'Current state' : 'Selected state'} />
      </div>
      <div>
        <Typography level="h3" component="h2">
          {stateName(model, path)}
        </Typography>
        <p style={{ marginTop: 4, color: token.second }}>
          {state.description || (path === '' ? model.description : '')}
        </p>
      </div>
      <FactList>
        <ScreenFacts flow={flow} state={path} />
        <CallFacts ports={state.invokes.map(({ src }) => src)} />
        <RequirementFacts ids={state.requirements} />
        <SourceFacts place={sources[flow.name]?.states[path]} />
      </FactList>
      {isOpen !== null && (
        <Button variant="outlined" color="neutral" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? 'Close this group' : 'Open this group'}
        </Button>
      )}
      <WaysOut {...props} isHere={isHere} isHistory={state.type === 'history'} />
      {elsewhere.length > 0 && <SimultaneousStates model={model} leaves={elsewhere} onSelect={onSelect} />}
    </Panel>
  );
}

type WaysOutProps = Pick<
  StatePanelProps,
  'flow' | 'path' | 'walk' | 'counts' | 'onLookAt' | 'onTake' | 'onWalkFrom'
> & { isHere: boolean; isHistory: boolean };

function WaysOut(props: WaysOutProps) {
  const { path, walk, counts, onLookAt, onTake, onWalkFrom, isHere, isHistory } = props;
  const { model } = props.flow;
  const isWalked = isHere && onTake !== null;
  const ways = isHere
    ? possible(model, walk).filter((transition) => concerns(transition, path))
    : model.transitions.filter(({ source }) => source === path);
  return (
    <PanelSection>
      <Typography level="title-md" component="h3">
        What can happen here
      </Typography>
      {ways.length === 0 && (
        <p>
          {isHere && isFinished(model, walk)
            ? 'This is a final state.'
            : 'This state has no transitions of its own.'}
        </p>
      )}
      <PlainList>
        {ways.map((way) => (
          <li key={way.id}>
            <WayRow
              model={model}
              way={way}
              path={path}
              count={counts && (counts[way.id] ?? 0)}
              onTake={isWalked ? onTake : null}
              onLookAt={onLookAt}
            />
          </li>
        ))}
      </PlainList>
      {!isHere && !isHistory && onWalkFrom && (
        <>
          <Button variant="outlined" color="neutral" onClick={() => onWalkFrom(path)}>
            Walk from here
          </Button>
          <HintText>Starts a new walk from this state.</HintText>
        </>
      )}
    </PanelSection>
  );
}

type SimultaneousStatesProps = Pick<StatePanelProps, 'onSelect'> & { model: Flow['model']; leaves: string[] };

const SimultaneousStates = ({ model, leaves, onSelect }: SimultaneousStatesProps) => (
  <PanelSection>
    <Typography level="title-md" component="h3">
      At the same time
    </Typography>
    <PlainList>
      {leaves.map((leaf) => (
        <li key={leaf}>
          <RowButton type="button" onClick={() => onSelect(leaf)}>
            {stateName(model, leaf)}
            <HintText>{stateName(model, leaf.slice(0, Math.max(0, leaf.lastIndexOf('.'))))}</HintText>
          </RowButton>
        </li>
      ))}
    </PlainList>
  </PanelSection>
);
