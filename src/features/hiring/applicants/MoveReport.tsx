import Button from '@mui/joy/Button';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { moveWords } from './manyMoves.ts';
import type { ManyMoves } from './useManyMoves.ts';

const small = { size: 'sm', variant: 'outlined', color: 'neutral' } as const;

/** What became of the last step for many. */
export function MoveReport({ moves: { report, moving, undo, dismiss } }: { moves: ManyMoves }) {
  if (!report) return null;
  const { to, moved, failed } = report;
  const isUndoable = to === 'rejected' && moved.length > 0;
  return (
    <InlineAlert kind={failed.length > 0 ? 'warning' : 'success'}>
      <Stack gap="md">
        {moved.length > 0 && <p>{moveWords[to].done(moved.length)}</p>}
        {failed.length > 0 && (
          <div>
            <p>These stay where they were:</p>
            <ul>
              {failed.map(({ id, name, reason }) => (
                <li key={id}>{`${name}: ${reason}`}</li>
              ))}
            </ul>
          </div>
        )}
        <Row gap="md">
          {isUndoable && (
            <Button {...small} loading={moving.isPending} onClick={() => undo(report)}>
              Undo
            </Button>
          )}
          <Button {...small} variant="plain" onClick={dismiss}>
            Close
          </Button>
        </Row>
      </Stack>
    </InlineAlert>
  );
}
