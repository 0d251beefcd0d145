import styled from '@emotion/styled';
import JoyLink from '@mui/joy/Link';
import { Radio } from 'lucide-react';
import { wordsOf } from 'statechart-paths';
import { List } from '../../../ui/List.tsx';
import { Row } from '../../../ui/Row.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { Flow } from '../library.ts';
import { stateName } from '../names.ts';
import { HintText } from '../parts.ts';
import { activeLeaves } from '../simulation.ts';
import type { Live } from './follow.ts';

const Bar = styled('section')({
  display: 'grid',
  gap: 8,
  padding: '10px 20px',
  borderBottom: `1px solid ${token.line}`,
  background: token.tint,
  color: token.onTint,
  fontSize: '0.875rem',
  lineHeight: '20px',
});
const Message = styled('p')({
  display: 'flex',
  gap: 8,
  '& > svg': { flexShrink: 0, marginTop: 1 },
  '& > span': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', minWidth: 0, overflowWrap: 'anywhere' },
});
const Chart = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '2px 12px',
  border: `1px solid ${token.field}`,
  borderRadius: 16,
  background: token.page,
  color: token.ink,
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '&[aria-current]': { borderColor: token.mark, boxShadow: `inset 0 0 0 1px ${token.mark}` },
});

type LiveBarProps = { live: Live; flows: readonly Flow[]; open: Flow; onOpen: (machine: string) => void };

export function LiveBar({ live, flows, open, onOpen }: LiveBarProps) {
  const running = flows.flatMap((flow) => {
    const chart = live.charts[flow.name];
    return chart ? [{ flow, chart }] : [];
  });
  const last = running.find(({ flow }) => flow.name === live.last);
  return (
    <Bar aria-label="The app in the other tab">
      <Message role="status">
        <Radio size={18} aria-hidden="true" />
        <span>
          {last ? (
            <>
              <strong>{last.chart.tab.title}</strong>
              {`at ${last.chart.tab.path}`}
              <HintText>{`Last: ${last.flow.title}, ${eventWords(last.chart.event)}`}</HintText>
            </>
          ) : live.tabs.length > 0 ? (
            'A tab is open, but nothing has happened in it yet.'
          ) : (
            'The app isn’t open in another tab of this browser.'
          )}
          {live.tabs.length === 0 && (
            <JoyLink href="/" target="_blank" underline="always" level="body-sm">
              Open it in a new tab
            </JoyLink>
          )}
        </span>
      </Message>
      {running.length > 0 && !live.charts[open.name] && <p>{`${open.title} hasn’t run there yet.`}</p>}
      {running.length > 0 && (
        <Row as={List} gap="sm" aria-label="Charts that run there">
          {running.map(({ flow, chart: { walk, status } }) => (
            <li key={flow.name}>
              <Chart
                type="button"
                aria-current={flow.name === open.name ? 'true' : undefined}
                onClick={() => onOpen(flow.name)}
              >
                {flow.title}
                <HintText>
                  {status === 'active'
                    ? activeLeaves(walk)
                        .map((path) => stateName(flow.model, path))
                        .join(', ')
                    : 'ended'}
                </HintText>
              </Chart>
            </li>
          ))}
        </Row>
      )}
    </Bar>
  );
}

const eventWords = (event: string) =>
  event === 'xstate.init'
    ? 'from the start'
    : wordsOf(
        event
          .replace(
            /^xstate\.(done|error)\.actor\.(.+)$/,
            (_, how, port) => `${port} ${how === 'done' ? 'succeeds' : 'fails'}`,
          )
          .replace(/^xstate\.after\.(.+?)\..*$/, 'after $1'),
      );
