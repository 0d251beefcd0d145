import Button from '@mui/joy/Button';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { counted } from '../../../ui/intl.ts';
import type { Preview } from '../preview/createPreview.ts';
import { usePreviewed } from '../preview/usePreview.ts';
import { setSpacing } from './edits.ts';
import type { EditedResume, ResumeEditor } from './resumeEditor.ts';

// Tight spacing makes room for about five on the page before.
const maxLines = 3;

type FitOfferProps = { preview: Preview | null; editor: ResumeEditor; edited: EditedResume };

/** A last page of a few lines can be saved by tighter spacing, which undo takes back like any other edit. */
export function FitOffer({ preview, editor, edited }: FitOfferProps) {
  const pages = usePreviewed(preview, ({ file }) => file?.pdf.pages.length ?? 0);
  const lines = usePreviewed(preview, ({ read, file }) => (read?.file === file ? read?.lastPageLines : null));
  const { spacing } = edited.content;
  if (pages < 2 || !lines || lines > maxLines || spacing === 'tight') return null;
  return (
    <InlineAlert kind="info">
      {`Only ${counted(lines, 'line')} on page ${pages}. Tighter spacing may fit it on ${counted(pages - 1, 'page')}. `}
      <Button
        variant="outlined"
        color="neutral"
        size="sm"
        onClick={() => editor.change(setSpacing('tight'))}
        sx={{ ml: 1 }}
      >
        Use tight spacing
      </Button>
    </InlineAlert>
  );
}
