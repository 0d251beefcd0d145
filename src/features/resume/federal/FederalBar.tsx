import Button from '@mui/joy/Button';
import { Check, Download } from 'lucide-react';
import type { Saving } from '../../../ui/feedback/SaveState.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { WritingBar } from '../writing/WritingBar.tsx';
import { type EditedFederal, type FederalEditor, federalStatus } from './federalParts.ts';

interface FederalBarProps {
  editor: FederalEditor;
  edited: EditedFederal;
  saving: Saving;
  problem: string | undefined;
  isDownloading: boolean;
  isMarking: boolean;
  onSave: () => void;
  onReady: () => void;
  onDownload: () => void;
}

export const FederalStatus = ({ status }: { status: EditedFederal['document']['status'] }) =>
  status === 'ready' ? (
    <StatusChip mark="passed" state="Ready" />
  ) : (
    <StatusChip mark="here" state="Draft" turn="your turn" />
  );

export function FederalBar(props: FederalBarProps) {
  const { editor, edited, saving, problem, isDownloading, isMarking, onSave, onReady, onDownload } = props;
  const status = federalStatus(editor);
  return (
    <WritingBar
      editor={editor}
      edited={edited}
      saving={saving}
      savingId="federal-saving"
      problem={problem}
      onSave={onSave}
      status={<FederalStatus status={status} />}
    >
      <Button
        variant={status === 'ready' ? 'solid' : 'outlined'}
        color={status === 'ready' ? 'primary' : 'neutral'}
        startDecorator={<Download size={20} aria-hidden="true" />}
        loading={isDownloading}
        loadingPosition="start"
        aria-describedby="federal-saving"
        onClick={onDownload}
      >
        Download PDF
      </Button>
      {status === 'draft' && (
        <Button
          startDecorator={<Check size={20} aria-hidden="true" />}
          loading={isMarking}
          loadingPosition="start"
          onClick={onReady}
        >
          Mark as ready
        </Button>
      )}
    </WritingBar>
  );
}
