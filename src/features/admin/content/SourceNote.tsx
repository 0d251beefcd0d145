import Link from '@mui/joy/Link';
import type { ContentTable } from '../../../api/content.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';

export function SourceNote({ table }: { table: ContentTable }) {
  if (!table.source) return null;
  const { text, licence, url } = table.source;
  return (
    <div style={{ marginBottom: 24 }}>
      <InlineAlert kind="info" live={false}>
        {`Read only, and the same for everyone. ${text}`}
        {licence && ` Terms: ${licence}.`} {url && <Link href={url}>View source</Link>}
      </InlineAlert>
    </div>
  );
}
