import styled from '@emotion/styled';
import Typography from '@mui/joy/Typography';
import { FolderOpen } from 'lucide-react';
import { Fragment, useId, useRef } from 'react';
import type { FlowModel, FlowTransition } from 'statechart-paths';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { dateTimeFormat, pageLocale } from '../../../ui/intl.ts';
import { hidden, tabular, token } from '../../../ui/theme/token.ts';
import { leadsTo, stateName, wayOf } from '../names.ts';
import { Panel } from '../Panel.tsx';
import { HintText, PlainList, RowButton, ToolButton } from '../parts.ts';
import type { RunCoverage } from './run.ts';
import type { OpenRun } from './useRun.ts';

const Share = styled('div')({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  background: token.line,
  '& > div': { height: '100%', background: token.successMark },
});
const Command = styled('code')({ fontSize: '0.8125rem', overflowWrap: 'anywhere' });
const Old = styled('ul')({
  ...tabular,
  maxHeight: 320,
  overflow: 'auto',
  paddingLeft: 20,
  color: token.second,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});

const momentOf = (instant: string) =>
  Number.isNaN(Date.parse(instant))
    ? instant
    : dateTimeFormat(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

type CoveragePanelProps = {
  model: FlowModel;
  /** The chart's, on the command line. */
  name: string;
  coverage: RunCoverage;
  opened: OpenRun;
  onLookAt: (transition: string) => void;
};

export function CoveragePanel({ model, name, coverage, opened, onLookAt }: CoveragePanelProps) {
  const { run, file, problem, open } = opened;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Typography id={id} level="h3" component="h2">
        Coverage
      </Typography>
      {run && (
        <p>
          {`Run of ${momentOf(run.savedAt)}`}
          {file && ` (${file})`}
        </p>
      )}
      {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      <Counted
        model={model}
        name={name}
        coverage={coverage}
        hasRun={run !== null}
        file={file ?? 'docs/flows/coverage.json'}
        onLookAt={onLookAt}
      />
      <div>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="Coverage file"
          tabIndex={-1}
          style={hidden}
          onChange={({ target }) => {
            const [first] = target.files ?? [];
            if (first) void open(first);
            target.value = '';
          }}
        />
        <ToolButton type="button" onClick={() => input.current?.click()}>
          <FolderOpen size={18} aria-hidden="true" />
          Open another run
        </ToolButton>
      </div>
    </Panel>
  );
}

type CountedProps = Pick<CoveragePanelProps, 'model' | 'name' | 'coverage' | 'onLookAt'> & {
  hasRun: boolean;
  file: string;
};

function Counted({ model, name, coverage, hasRun, file, onLookAt }: CountedProps) {
  const { kind, counts, covered, plannedOnly, onActors, uncovered } = coverage;
  if (!hasRun)
    return <p>No run has been saved. Create one with “npm run flows -- cover --save”, then open it here.</p>;
  if (kind === 'none') return <p>The run didn’t cover this chart.</p>;
  if (kind === 'stale') return <StaleCounts model={model} counts={counts?.transitions ?? {}} />;
  const all = covered.length + onActors.length + uncovered.length;
  const shareOf = (count: number) => (all === 0 ? 100 : Math.floor((count / all) * 100));
  const share = shareOf(covered.length);
  const together = covered.length + onActors.length;
  const lists: [title: string, ids: string[]][] = [
    ['Not covered', uncovered],
    ['Real actors only', onActors],
    ['Planned paths only', plannedOnly ?? []],
  ];
  const byOthers = covered.length - (plannedOnly?.length ?? 0);
  return (
    <>
      <p role="status">
        <strong>{`${covered.length} of ${all} transitions`}</strong>
        {` were taken in a browser, ${share}%.`}
        {onActors.length > 0 &&
          ` Real actors took ${onActors.length} more outside of one: ${together} of ${all}, ${shareOf(together)}%.`}
      </p>
      <Share aria-hidden="true">
        <div style={{ width: `${share}%` }} />
      </Share>
      {plannedOnly && (
        <p>
          {`Tests other than planned paths take ${byOthers} of these. To plan only the rest: `}
          <Command>{`npm run flows -- plan ${name} --given ${file}`}</Command>
        </p>
      )}
      {lists
        .filter(([, ids]) => ids.length > 0)
        .map(([title, ids]) => (
          <Fragment key={title}>
            <Typography level="title-md" component="h3">
              {title}
            </Typography>
            <PlainList>
              {model.transitions
                .filter(({ id }) => ids.includes(id))
                .map((way) => (
                  <li key={way.id}>
                    <RowButton type="button" onClick={() => onLookAt(way.id)}>
                      <WayLine model={model} way={way} />
                    </RowButton>
                  </li>
                ))}
            </PlainList>
          </Fragment>
        ))}
    </>
  );
}

type StaleCountsProps = { model: FlowModel; counts: Readonly<Record<string, number>> };

function StaleCounts({ model, counts }: StaleCountsProps) {
  const stored = model.transitions.filter(({ id }) => id in counts);
  const gone = Object.keys(counts).length - stored.length;
  return (
    <>
      <InlineAlert kind="warning" live={false}>
        The chart has changed since this run, so its counts aren’t on the diagram. Run “npm run flows -- cover
        --save” to bring them up to date.
      </InlineAlert>
      <Old tabIndex={0} aria-label="Counts for the other version">
        {stored.map((way) => (
          <li key={way.id}>
            <WayLine model={model} way={way} /> {`×${counts[way.id]}`}
          </li>
        ))}
        {gone > 0 && (
          <li>{`${gone} ${gone === 1 ? 'transition' : 'transitions'} that this chart doesn’t have`}</li>
        )}
      </Old>
    </>
  );
}

function WayLine({ model, way }: { model: FlowModel; way: FlowTransition }) {
  const { head, when } = wayOf(model, way);
  return (
    <span>
      <strong>{`${stateName(model, way.source)}: ${head}`}</strong>
      <HintText style={{ display: 'block' }}>
        {[when, `leads to ${leadsTo(model, way)}`].filter(Boolean).join(', ')}
      </HintText>
    </span>
  );
}
