import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { FlowModel } from 'statechart-paths';
import type { Funnel } from '../../../api/flows.ts';
import { dateText } from '../../../ui/calendar.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { counted, pageLocale } from '../../../ui/intl.ts';
import { parentName } from '../names.ts';
import { FactList, Panel, PanelSection } from '../Panel.tsx';
import { HintText, PlainList, RowButton } from '../parts.ts';
import { type Node, percent, shareOf, timeOf, visitCount, worstOf } from './funnel.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import type { Visits } from './useFunnel.ts';
import { VisitsTable } from './VisitsTable.tsx';

type VisitsPanelProps = {
  model: FlowModel;
  visits: Visits;
  period: string;
  selected: string | null;
  onPeriod: (period: string) => void;
  onSelect: (state: string) => void;
};

const dayOf = (day: string) => dateText(day, pageLocale(), { dateStyle: 'medium' });

export function VisitsPanel({ model, visits, period, selected, onPeriod, onSelect }: VisitsPanelProps) {
  const { funnel, isLoading, error, retry } = visits;
  const id = useId();
  return (
    <Panel aria-labelledby={id} aria-busy={isLoading}>
      <Typography id={id} level="h3" component="h2">
        Where people are
      </Typography>
      <PeriodPicker period={period} onPeriod={onPeriod} />
      {error && <Failed error={error} onRetry={retry} />}
      {!error && (
        <p role="status">
          {!funnel
            ? 'Counting visits…'
            : funnel.visits === null
              ? 'Fewer than 5 visits in this period, so we don’t show any figures.'
              : `${counted(funnel.visits, 'visit')}, ${dayOf(funnel.from)} to ${dayOf(funnel.to)}.`}
        </p>
      )}
      {!error && funnel?.visits && (
        <Counted model={model} funnel={funnel} selected={selected} onSelect={onSelect} />
      )}
      <HintText>
        Counts visits that allow analytics, without names. Figures below 5 visits are hidden (–).
      </HintText>
    </Panel>
  );
}

function Failed({ error, onRetry }: { error: NonNullable<Visits['error']>; onRetry: () => void }) {
  if (error.status === 401 || error.status === 403)
    return (
      <InlineAlert kind="info" live={false}>
        Only operators can see these figures. Sign in to{' '}
        <JoyLink component={Link} to="/admin">
          the operator console
        </JoyLink>{' '}
        in this tab.
      </InlineAlert>
    );
  return (
    <>
      <InlineAlert kind="error">
        {navigator.onLine ? error.message : 'You’re offline, so we can’t load the figures.'}
      </InlineAlert>
      <div>
        <Button size="sm" variant="outlined" color="neutral" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </>
  );
}

type CountedProps = Pick<VisitsPanelProps, 'model' | 'selected' | 'onSelect'> & { funnel: Funnel };

function Counted({ model, funnel, selected, onSelect }: CountedProps) {
  const worst = worstOf(funnel, model);
  const selectedNode = funnel.nodes.find(({ state }) => state === selected);
  return (
    <>
      {selectedNode && <SelectedNode model={model} node={selectedNode} />}
      <PanelSection>
        <Typography level="title-md" component="h3">
          Where most visits end
        </Typography>
        {worst.length === 0 && <p>No state where 5 or more visits ended.</p>}
        <PlainList>
          {worst.map((node) => (
            <li key={node.state}>
              <RowButton type="button" onClick={() => onSelect(node.state)}>
                <strong>{parentName(model, node.state)}</strong>
                <HintText>{`${visitCount(node.dropped)} of ${visitCount(node.entered)}, ${percent(shareOf(node))}`}</HintText>
              </RowButton>
            </li>
          ))}
        </PlainList>
      </PanelSection>
      <VisitsTable model={model} nodes={funnel.nodes} selected={selected} onSelect={onSelect} />
    </>
  );
}

function SelectedNode({ model, node }: { model: FlowModel; node: Node }) {
  return (
    <PanelSection>
      <Typography level="title-md" component="h3">
        {parentName(model, node.state)}
      </Typography>
      <FactList>
        <dt>Entered</dt>
        <dd>{visitCount(node.entered)}</dd>
        <dt>Left</dt>
        <dd>{visitCount(node.left)}</dd>
        <dt>Dropped</dt>
        <dd>{node.dropped === null ? '–' : `${visitCount(node.dropped)}, ${percent(shareOf(node))}`}</dd>
        <dt>Median time</dt>
        <dd>{timeOf(node.median_ms)}</dd>
      </FactList>
    </PanelSection>
  );
}
