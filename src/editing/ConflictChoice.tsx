import styled from '@emotion/styled';
import type { Autosave } from '../adapters/autosave.ts';
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx';
import { token } from '../ui/theme/token.ts';
import type { Difference } from './kind.ts';

const Scroll = styled('div')({ overflow: 'auto', maxHeight: '50dvh', marginTop: 12 });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '20px',
  textAlign: 'left',
  color: token.ink,
  '& th, & td': {
    padding: '8px 12px 8px 0',
    borderBottom: `1px solid ${token.line}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { overflowWrap: 'normal' },
  '& td': { minWidth: 88 },
  '& thead th': { fontWeight: 500, color: token.quiet },
  '& em': { fontStyle: 'normal', color: token.quiet },
});

export interface ConflictChoiceProps {
  autosave: Pick<Autosave, 'send'>;
  differences: readonly Difference[];
  /** What the document is called within a sentence. */
  name: string;
  hasUndo: boolean;
}

const Words = ({ words }: { words: string[] | null }) => {
  if (words === null) return <em>not changed</em>;
  return words.length === 0 ? <em>something removed</em> : words.join(' · ');
};

export function ConflictChoice({ autosave, differences, name, hasUndo }: ConflictChoiceProps) {
  return (
    <ConfirmDialog
      open
      title={`Your ${name} was saved in another window`}
      safeLabel="Use saved version"
      actLabel="Keep my version"
      actColor="secondary"
      focus="act"
      width={560}
      onSafe={() => autosave.send({ type: 'theirs.taken' })}
      onAct={() => autosave.send({ type: 'mine.kept' })}
      // Neither answer is harmless, so the dialog cannot be dismissed.
      onDismiss={() => {}}
    >
      We won’t overwrite anything until you choose. “Keep my version” saves your changes and leaves everything
      else as it was saved.{hasUndo && ' You can undo this later.'}
      <Scroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">Where</th>
              <th scope="col">Yours</th>
              <th scope="col">Saved version</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ where, mine, theirs }) => (
              <tr key={where}>
                <th scope="row">{where}</th>
                <td>
                  <Words words={mine} />
                </td>
                <td>
                  <Words words={theirs} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </ConfirmDialog>
  );
}
