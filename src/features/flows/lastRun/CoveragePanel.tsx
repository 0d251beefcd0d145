import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { FolderOpen } from 'lucide-react';
import { useId, useRef } from 'react';
import type { FlowModel, FlowTransition } from '../../../flows/model.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { hidden, tabular, token } from '../../../ui/theme/token.ts';
import { leadsTo, nameOf, wayOf } from '../names.ts';
import { Panel } from '../Panel.tsx';
import { Plain, Quiet, RowButton, ToolButton } from '../parts.ts';
import type { Coverage } from './run.ts';
import type { OpenRun } from './useRun.ts';

const Share = styled('div')({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  background: token.line,
  '& > div': { height: '100%', background: token.successMark },
});
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
    : dateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

type CoveragePanelProps = {
  model: FlowModel;
  coverage: Coverage;
  opened: OpenRun;
  onLookAt: (transition: string) => void;
};

/** What the last run of the browser tests took of this chart, and what it left out. */
export function CoveragePanel({ model, coverage, opened, onLookAt }: CoveragePanelProps) {
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
      <Counted model={model} coverage={coverage} hasRun={run !== null} onLookAt={onLookAt} />
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

type CountedProps = Pick<CoveragePanelProps, 'model' | 'coverage' | 'onLookAt'> & { hasRun: boolean };

function Counted({ model, coverage, hasRun, onLookAt }: CountedProps) {
  const { kind, counts, covered, uncovered } = coverage;
  if (!hasRun)
    return <p>No run has been saved. “npm run flows -- cover --save” writes one; it can be opened here.</p>;
  if (kind === 'none') return <p>The run took nothing of this chart.</p>;
  if (kind === 'stale') {
    const old = Object.entries(counts?.transitions ?? {});
    return (
      <>
        <InlineAlert kind="warning" live={false}>
          Stale: the run saw another version of this chart. Its counts are listed, and none is laid over the
          drawing.
        </InlineAlert>
        <Old tabIndex={0} aria-label="Counts of the other version">
          {old.map(([transition, count]) => (
            <li key={transition}>{`${transition} ×${count}`}</li>
          ))}
        </Old>
      </>
    );
  }
  const all = covered.length + uncovered.length;
  const share = all === 0 ? 100 : Math.floor((covered.length / all) * 100);
  const left = uncovered.flatMap((id) => model.transitions.find((one) => one.id === id) ?? []);
  return (
    <>
      <p role="status">
        <strong>{`${covered.length} of ${all} transitions`}</strong>
        {` were taken, ${share} %.`}
      </p>
      <Share aria-hidden="true">
        <div style={{ width: `${share}%` }} />
      </Share>
      {left.length > 0 && (
        <>
          <Typography level="title-md" component="h3">
            Not covered
          </Typography>
          <Plain>
            {left.map((way) => (
              <li key={way.id}>
                <RowButton type="button" onClick={() => onLookAt(way.id)}>
                  <WayLine model={model} way={way} />
                </RowButton>
              </li>
            ))}
          </Plain>
        </>
      )}
    </>
  );
}

function WayLine({ model, way }: { model: FlowModel; way: FlowTransition }) {
  const { head, when } = wayOf(way);
  return (
    <span>
      <strong>{`${nameOf(model, way.source)}: ${head}`}</strong>
      <Quiet style={{ display: 'block' }}>
        {[when, `leads to ${leadsTo(model, way)}`].filter(Boolean).join(', ')}
      </Quiet>
    </span>
  );
}
