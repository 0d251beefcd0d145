import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import type { Ref } from 'react';
import { type FlowTransition, wordsOf } from 'statechart-paths';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { token } from '../../ui/theme/token.ts';
import { useFacts } from './flowFacts.ts';
import type { Flow } from './library.ts';
import { leadsTo, stateName, wayOf } from './names.ts';
import { FactList, Panel } from './Panel.tsx';
import { CallFacts, RequirementFacts, SourceFacts } from './PanelFacts.tsx';
import { RowButton } from './parts.ts';

type TransitionPanelProps = {
  ref: Ref<HTMLElement>;
  flow: Flow;
  id: string;
  count: number | null;
  onSelect: (path: string) => void;
  onTake: ((transition: string) => void) | null;
};

export function TransitionPanel({ ref, flow, id, count, onSelect, onTake }: TransitionPanelProps) {
  const way = flow.model.transitions.find((transition) => transition.id === id);
  if (!way) return null;
  const { head, when } = wayOf(flow.model, way);
  return (
    <Panel ref={ref} aria-label="Transition" tabIndex={-1}>
      <div>
        <StatusChip mark="ahead" state="Transition" />
      </div>
      <div>
        <Typography level="h3" component="h2">
          {head}
        </Typography>
        <p style={{ marginTop: 4, color: token.second }}>
          {[when, way.description].filter(Boolean).join(' – ')}
        </p>
      </div>
      <TransitionFacts flow={flow} way={way} count={count} onSelect={onSelect} />
      {onTake && (
        <Button variant="outlined" color="neutral" onClick={() => onTake(id)}>
          Take this step
        </Button>
      )}
    </Panel>
  );
}

type TransitionFactsProps = Pick<TransitionPanelProps, 'flow' | 'count' | 'onSelect'> & {
  way: FlowTransition;
};

function TransitionFacts({ flow, way, count, onSelect }: TransitionFactsProps) {
  const { sources } = useFacts();
  const { model } = flow;
  const stateAt = (path: string) => model.states.find((state) => state.path === path);
  const settled = stateAt(way.source)?.invokes.filter((invoke) => invoke.id === way.port) ?? [];
  const begun = way.port ? [] : way.stays ? [] : way.targets.flatMap((path) => stateAt(path)?.invokes ?? []);
  return (
    <FactList>
      <dt>From</dt>
      <dd>
        <RowButton type="button" onClick={() => onSelect(way.source)}>
          {stateName(model, way.source)}
        </RowButton>
      </dd>
      <dt>Leads to</dt>
      <dd>
        {way.stays
          ? leadsTo(model, way)
          : way.targets.map((path) => (
              <RowButton key={path} type="button" onClick={() => onSelect(path)}>
                {stateName(model, path)}
              </RowButton>
            ))}
      </dd>
      {way.order !== null && (
        <>
          <dt>Order</dt>
          <dd>{`Checked as number ${way.order}`}</dd>
        </>
      )}
      {way.actions.length > 0 && (
        <>
          <dt>Does</dt>
          <dd>{way.actions.map(wordsOf).join(', ')}</dd>
        </>
      )}
      <CallFacts ports={[...settled, ...begun].map(({ src }) => src)} />
      <RequirementFacts ids={way.requirements} />
      {count !== null && (
        <>
          <dt>Last run</dt>
          <dd>{count === 0 ? 'Not covered' : `Taken ${count} ${count === 1 ? 'time' : 'times'}`}</dd>
        </>
      )}
      <SourceFacts place={sources[flow.name]?.transitions[way.id]} />
    </FactList>
  );
}
