import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Ref } from 'react';
import { ApiError } from '../../../api/client.ts';
import { type DataExport, gdprPdfQuery, getFile } from '../../../api/dataExport.ts';
import { localDay } from '../../../ui/calendar.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import type { RequestedCopy } from './requestedCopy.ts';

const Box = styled('div')({
  display: 'grid',
  gap: 12,
  borderRadius: 8,
  '&:focus-visible': { outlineOffset: 6 },
});
const Act = styled('div')({ '@media (max-width:599.95px)': { '& > button': { width: '100%' } } });

type CopyStateProps = { asked: RequestedCopy; locale: string; ref: Ref<HTMLDivElement> };

export function CopyState({ asked, locale, ref }: CopyStateProps) {
  const query = useQuery(gdprPdfQuery(asked.id));
  const { data, error, refetch } = query;
  const download = useMutation({
    mutationFn: getFile,
    onSuccess: (blob) => saveFile(blob, nameOf(asked)),
    // The file may have expired.
    onError: () => void refetch(),
  });
  const isGone = error instanceof ApiError && error.status === 404;
  const status = isGone ? 'expired' : (data?.status ?? 'processing');
  return (
    <Box ref={ref} tabIndex={-1} aria-label="Your copy" role="group">
      {error && !isGone ? (
        <LoadFailure query={query} what="We couldn’t request your file." />
      ) : (
        <InlineAlert key={status} kind={kinds[status]}>
          {status === 'done' && data ? readyText(data, locale) : texts[status]}
        </InlineAlert>
      )}
      {data?.url && status === 'done' && (
        <Act>
          <Button
            startDecorator={<Download size={20} aria-hidden="true" />}
            loading={download.isPending}
            loadingPosition="start"
            onClick={() => data.url && download.mutate(data.url)}
          >
            Download
          </Button>
        </Act>
      )}
      {download.error && status === 'done' && (
        <InlineAlert kind="error">{download.error.message}</InlineAlert>
      )}
    </Box>
  );
}

const kinds = { processing: 'info', done: 'success', failed: 'error', expired: 'warning' } as const;

const texts: Record<DataExport['status'], string> = {
  processing: 'We’re creating your file. This usually takes a few seconds.',
  done: 'Your file is ready.',
  failed: 'We couldn’t create your file. That’s our fault. Please request another copy.',
  expired: 'Your file has expired, because we only store it for ten minutes. Request another copy.',
};

function readyText({ page_count, bytes, expires_at }: DataExport, locale: string) {
  const size = `${Math.max(1, Math.round((bytes ?? 0) / 1000)).toLocaleString(locale)} kB`;
  const pages = page_count === null ? '' : `${page_count} ${page_count === 1 ? 'page' : 'pages'}, `;
  const until = dateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(expires_at ?? 0));
  return `Your file is ready: ${pages}${size}. Download it before ${until}.`;
}

const nameOf = ({ format }: RequestedCopy) => `My_data_${localDay(new Date())}.${format}`;
