import Button from '@mui/joy/Button';
import { Download, FileUp, History, Palette } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Saving } from '../../../ui/feedback/SaveState.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { designName } from '../gallery/designs.ts';
import { WritingBar } from '../writing/WritingBar.tsx';
import { designAddress } from './DesignPanel.tsx';
import type { EditedResume, ResumeEditor } from './resumeEditor.ts';

type BuilderBarProps = {
  editor: ResumeEditor;
  edited: EditedResume;
  saving: Saving;
  problem: string | undefined;
  isMaking: boolean;
  onSave: () => void;
  onVersions: () => void;
  onImport: () => void;
  exporting: ReactNode;
  onDownload: () => void;
};

export function BuilderBar(props: BuilderBarProps) {
  const { editor, edited, saving, problem, isMaking, onSave, onVersions, onImport, onDownload } = props;
  return (
    <WritingBar
      editor={editor}
      edited={edited}
      saving={saving}
      savingId="builder-saving"
      problem={problem}
      onSave={onSave}
    >
      <IconAction label="Earlier versions" aria-haspopup="dialog" onClick={onVersions}>
        <History size={20} />
      </IconAction>
      <IconAction label="Add a file" aria-haspopup="dialog" onClick={onImport}>
        <FileUp size={20} />
      </IconAction>
      {props.exporting}
      <Button
        component={Link}
        to={designAddress(edited.document.id)}
        variant="outlined"
        color="neutral"
        startDecorator={<Palette size={20} aria-hidden="true" />}
        sx={{ '@media (max-width:599.95px)': { display: 'none' } }}
      >
        {designName(edited.document.template_id)}
      </Button>
      <Button
        startDecorator={<Download size={20} aria-hidden="true" />}
        loading={isMaking}
        loadingPosition="start"
        aria-describedby="builder-saving"
        onClick={onDownload}
      >
        Download PDF
      </Button>
    </WritingBar>
  );
}
