import styled from '@emotion/styled';
import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { SaveState, type Saving } from '../../../ui/feedback/SaveState.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { token } from '../../../ui/theme/token.ts';
import { EditableTitle } from './EditableTitle.tsx';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  padding: '8px 20px',
  borderBottom: `1px solid ${token.line}`,
  '@media (min-width:600px)': { paddingInline: 32 },
  'header &': { flex: 1, flexWrap: 'nowrap', minWidth: 0, padding: 0, border: 0 },
});
const Words = styled('div')({
  flex: '1 1 200px',
  minWidth: 0,
  '& h1': { fontSize: '1.0625rem', lineHeight: '24px', overflowWrap: 'anywhere', letterSpacing: 0 },
  'header & h1': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  'header &': { flexWrap: 'nowrap' },
  '@media (max-width:599.95px)': {
    width: '100%',
    '& > .MuiButton-root': { flex: '1 1 auto', paddingInline: 12 },
  },
});

interface WritingBarProps<Content extends { title: string }> {
  editor: {
    change: (next: (content: Content) => Content) => void;
    undo: () => void;
    redo: () => void;
  };
  edited: { content: Content; turn: number; canUndo: boolean; canRedo: boolean };
  saving: Saving;
  savingId: string;
  problem: string | undefined;
  onSave: () => void;
  status?: ReactNode;
  children: ReactNode;
}

export function WritingBar<Content extends { title: string }>(props: WritingBarProps<Content>) {
  const { editor, edited, saving, savingId, problem, onSave, status, children } = props;
  return (
    <Bar>
      <Words>
        <EditableTitle
          key={edited.turn}
          title={edited.content.title}
          onRename={(title) => editor.change((content) => ({ ...content, title }))}
        />
        <SaveState id={savingId} saving={saving} onRetry={onSave} />
        {saving.state === 'failed' && problem && <span> {problem}</span>}
      </Words>
      <Actions>
        {status}
        <IconAction label="Undo" aria-disabled={!edited.canUndo} onClick={editor.undo}>
          <Undo2 size={20} />
        </IconAction>
        <IconAction label="Redo" aria-disabled={!edited.canRedo} onClick={editor.redo}>
          <Redo2 size={20} />
        </IconAction>
        {children}
      </Actions>
    </Bar>
  );
}
