import { useSyncExternalStore } from 'react';
import { Differences } from '../../../editing/Differences.tsx';
import { comparing } from '../../../editing/parts.ts';
import type { DraftConflict } from '../draft/useDraft.ts';

export function DraftDifferences({ editor, theirs, fields }: DraftConflict) {
  const { base, content } = useSyncExternalStore(editor.subscribe, editor.read);
  const { differences } = comparing(Object.fromEntries(fields.map((field, at) => [String(at), field])));
  const rows = differences(base, content, theirs.values);
  return rows.length > 0 && <Differences rows={rows} wordless="changed" />;
}
