import Button from '@mui/joy/Button';
import JoyLink from '@mui/joy/Link';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { Fragment, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { FlowModel } from '../../flows/model.ts';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { token } from '../../ui/theme/token.ts';
import { nameOf } from './names.ts';
import { Code, Plain, Quiet, RowButton, wide } from './parts.ts';
import { concerns, isOver, leavesOf, possible, type Walk } from './simulation.ts';
import { WayRow, WayText } from './WayRow.tsx';

const Panel = styled('section')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  padding: '20px 24px 32px',
  borderTop: `1px solid ${token.line}`,
  minWidth: 0,
  '& > *': { minWidth: 0 },
  [wide]: { overflowY: 'auto', borderTop: 0, borderLeft: `1px solid ${token.line}` },
});
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '100px minmax(0, 1fr)',
  gap: '8px 12px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& dt': { color: token.second },
  '& dd': { display: 'grid', gap: 6, justifyItems: 'start', overflowWrap: 'anywhere' },
});
const Part = styled('div')({
  display: 'grid',
  gap: 10,
  paddingTop: 16,
  borderTop: `1px solid ${token.line}`,
});

type StatePanelProps = {
  ref: Ref<HTMLElement>;
  model: FlowModel;
  path: string;
  walk: Walk;
  requirements: ReadonlyMap<string, string>;
  onSelect: (path: string) => void;
  onTake: (transition: string) => void;
  onWalkFrom: (path: string) => void;
};

/** One state: what it is, and what can happen in it. */
export function StatePanel(props: StatePanelProps) {
  const { ref, model, path, walk, requirements, onSelect, onTake, onWalkFrom } = props;
  const state = model.states.find((one) => one.path === path);
  if (!state) return null;
  const isHere = walk.active.includes(path);
  const ways = isHere
    ? possible(model, walk).filter((one) => concerns(one, path))
    : model.transitions.filter(({ source }) => source === path);
  const beside = isHere ? leavesOf(walk).filter((leaf) => leaf !== path && !leaf.startsWith(`${path}.`)) : [];
  const isPage = state.page !== null && !/[:{*]/.test(state.page);
  return (
    <Panel ref={ref} aria-label="State" tabIndex={-1}>
      <div>
        <StatusChip mark={isHere ? 'here' : 'ahead'} state={isHere ? 'Current state' : 'Selected state'} />
      </div>
      <div>
        <Typography level="h3" component="h2">
          {nameOf(model, path)}
        </Typography>
        <p style={{ marginTop: 4, color: token.second }}>
          {state.description || (path === '' ? model.description : '')}
        </p>
      </div>
      <Facts>
        {state.page && (
          <>
            <dt>Screen</dt>
            <dd>
              {isPage ? (
                <JoyLink
                  component={Link}
                  to={state.page}
                  underline="always"
                  level="body-sm"
                  sx={{ display: 'inline' }}
                >
                  {state.page.split(/(?<=\/)/).map((part) => (
                    <Fragment key={part}>
                      {part}
                      <wbr />
                    </Fragment>
                  ))}
                </JoyLink>
              ) : (
                <Code>{state.page}</Code>
              )}
            </dd>
          </>
        )}
        {state.invokes.length > 0 && (
          <>
            <dt>{state.invokes.length === 1 ? 'Call' : 'Calls'}</dt>
            <dd>
              {state.invokes.map(({ id, src }) => (
                <Code key={id}>{src}</Code>
              ))}
            </dd>
          </>
        )}
        {state.requirements.length > 0 && (
          <>
            <dt>{state.requirements.length === 1 ? 'Requirement' : 'Requirements'}</dt>
            <dd>
              {state.requirements.map((id) => (
                <span key={id}>
                  <strong>{id}</strong> {requirements.get(id)?.split(' reading: ')[0]}
                </span>
              ))}
            </dd>
          </>
        )}
      </Facts>
      <Part>
        <Typography level="title-md" component="h3">
          What can happen here
        </Typography>
        {ways.length === 0 && (
          <p>
            {isHere && isOver(model, walk)
              ? 'This is the end.'
              : 'Nothing is declared for this state itself.'}
          </p>
        )}
        <Plain>
          {ways.map((way) => (
            <li key={way.id}>
              {isHere ? (
                <WayRow model={model} way={way} path={path} onTake={onTake} />
              ) : (
                <WayText model={model} way={way} path={path} />
              )}
            </li>
          ))}
        </Plain>
        {!isHere && state.type !== 'history' && (
          <>
            <Button variant="outlined" color="neutral" onClick={() => onWalkFrom(path)}>
              Walk from here
            </Button>
            <Quiet>Begins a new walk in this state, without asking how one gets there.</Quiet>
          </>
        )}
      </Part>
      {beside.length > 0 && (
        <Part>
          <Typography level="title-md" component="h3">
            At the same time
          </Typography>
          <Plain>
            {beside.map((leaf) => (
              <li key={leaf}>
                <RowButton type="button" onClick={() => onSelect(leaf)}>
                  {nameOf(model, leaf)}
                  <Quiet>{nameOf(model, leaf.slice(0, Math.max(0, leaf.lastIndexOf('.'))))}</Quiet>
                </RowButton>
              </li>
            ))}
          </Plain>
        </Part>
      )}
    </Panel>
  );
}
