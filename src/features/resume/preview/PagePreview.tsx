import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import { memo, useState } from 'react';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { Preview } from './createPreview.ts';
import { MachineView } from './MachineView.tsx';
import { Pages, type PageZoom } from './Pages.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { usePreviewed } from './usePreview.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 56,
  borderBottom: `1px solid ${token.line}`,
  background: token.paper,
  paddingInline: '12px 16px',
  '@media (max-width:599.95px)': { columnGap: 0, paddingInline: '8px' },
});
const Count = styled('span')({
  marginInlineStart: 'auto',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const Empty = styled('div')({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  background: token.hover,
});
const Again = styled('p')({ margin: 0, padding: '8px 16px', color: token.second, fontSize: '0.875rem' });
const Failed = styled('div')({ padding: 16 });

type PagePreviewProps = {
  preview: Preview | null;
  documentName: string;
  overflow?: string;
};

const tabs = {
  '--ListItem-minHeight': '55px',
  '& [role=tab]': { background: 'none', color: token.second, fontWeight: 600 },
  '@media (max-width:599.95px)': { '& [role=tab]': { fontSize: '0.875rem', paddingInline: '8px' } },
  '& [role=tab]:hover': { background: token.hover },
  '&& [role=tab][aria-selected=true]': { background: 'none', color: token.ink },
  '& [role=tab][aria-selected=true]::after': { height: 3, background: token.mark },
};

const pagePanel = {
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: 0,
  p: 0,
  '&[hidden]': { display: 'none' },
};

type FileProps = { preview: Preview | null; documentName: string };

// Updates after a pause in typing, because laying it out on each key is slow.
function TextOf({ preview, documentName }: FileProps) {
  const file = usePreviewed(preview, ({ read, file }) => read?.file ?? file);
  return file && <ReadAloud content={file.content} label={`Your ${documentName} as text`} />;
}

type PagesOfProps = FileProps & {
  zoom: PageZoom;
  current: number;
  onCurrent: (page: number) => void;
  overflow: string;
};

function PagesOf({ preview, documentName, ...shown }: PagesOfProps) {
  const file = usePreviewed(preview, ({ file }) => file);
  return file && <Pages pdf={file.pdf} label={`Pages of your ${documentName}`} {...shown} />;
}

function MachineViewOf({ preview }: { preview: Preview | null }) {
  return (
    <MachineView
      sections={usePreviewed(preview, ({ read, file }) =>
        read?.file === file ? (read?.sections ?? null) : null,
      )}
    />
  );
}

type ZoomSelectProps = { zoom: PageZoom; onZoom: (zoom: PageZoom) => void };

const ZoomSelect = ({ zoom, onZoom }: ZoomSelectProps) => (
  <Select
    size="sm"
    variant="plain"
    value={zoom}
    onChange={(_, value) => value && onZoom(value)}
    sx={{ background: 'transparent', fontSize: '0.9375rem' }}
    slotProps={{ button: { 'aria-label': 'Zoom' } }}
  >
    <Option value="fit">Fit</Option>
    <Option value="full">100%</Option>
  </Select>
);

type PreviewFailureProps = { hasPages: boolean; onRetry: (() => void) | undefined };

const PreviewFailure = ({ hasPages, onRetry }: PreviewFailureProps) => (
  <Failed>
    <InlineAlert kind="error">
      {`We couldn’t create the preview${hasPages ? ', so this is the previous one' : ''}. You haven’t lost anything you wrote. `}
      <Button variant="outlined" color="neutral" size="sm" onClick={onRetry} sx={{ ml: 1 }}>
        Try again
      </Button>
    </InlineAlert>
  </Failed>
);

export const PagePreview = memo(function PagePreview({
  preview,
  documentName,
  overflow = 'Most recruiters read two pages.',
}: PagePreviewProps) {
  const [zoom, setZoom] = useState<PageZoom>('fit');
  const [requested, setCurrent] = useState(1);
  const count = usePreviewed(preview, ({ file }) => file?.pdf.pages.length ?? 0);
  const failure = usePreviewed(preview, ({ failure }) => failure);
  const isAgain = usePreviewed(preview, ({ isAgain }) => isAgain);
  const current = Math.min(requested, count);
  return (
    <Tabs
      defaultValue="page"
      sx={{ flex: 1, minWidth: 0, minHeight: 0, background: 'transparent', flexDirection: 'column' }}
    >
      <Bar>
        <TabList disableUnderline sx={tabs}>
          <Tab value="page">Page</Tab>
          <Tab value="machine">What software reads</Tab>
        </TabList>
        {count > 0 && <Count role="status">{`${current} of ${count}`}</Count>}
        <ZoomSelect zoom={zoom} onZoom={setZoom} />
      </Bar>
      {isAgain && <Again role="status">The preview stopped. We’re recreating it.</Again>}
      {failure && <PreviewFailure hasPages={count > 0} onRetry={preview?.retry} />}
      <TabPanel value="page" sx={pagePanel}>
        {count > 0 ? (
          <>
            <TextOf preview={preview} documentName={documentName} />
            <PagesOf
              preview={preview}
              documentName={documentName}
              zoom={zoom}
              current={current}
              onCurrent={setCurrent}
              overflow={overflow}
            />
          </>
        ) : (
          !failure && (
            <Empty>
              <Loader label={`Creating your ${documentName}`} />
            </Empty>
          )
        )}
      </TabPanel>
      <TabPanel value="machine" tabIndex={0} sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: 0 }}>
        <MachineViewOf preview={preview} />
      </TabPanel>
    </Tabs>
  );
});
