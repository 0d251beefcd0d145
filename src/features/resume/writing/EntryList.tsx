import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import type { FieldList } from '../../../ui/form/fieldDefinition.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { moved } from '../builder/edits.ts';
import { ListRow, ResumeRows } from '../builder/look.ts';

interface EntryListProps<Entry extends { id: string }> {
  entries: readonly Entry[];
  list: Omit<FieldList, 'fields'>;
  nameOf: (entry: Entry) => string;
  onChange: (next: readonly Entry[]) => void;
  onAdd: () => void;
  children: (entry: Entry, index: number) => ReactNode;
}

export function EntryList<Entry extends { id: string }>(props: EntryListProps<Entry>) {
  const { entries, list, nameOf, onChange, onAdd, children } = props;
  const { singular, plural, maxItems, inList } = list;
  const [removed, setRemoved] = useState<{ entry: Entry; index: number } | null>(null);
  return (
    <div>
      {entries.length === 0 && <Quiet>{`No ${plural} yet.`}</Quiet>}
      <ResumeRows>
        {entries.map((entry, index) => {
          // Entries that are edited in their rows may have no name yet.
          const title = inList ? `${singular} ${index + 1}` : nameOf(entry);
          return (
            <ListRow key={entry.id}>
              {children(entry, index)}
              <RowActions
                title={title}
                onUp={index > 0 ? () => onChange(moved(entries, index, -1)) : undefined}
                onDown={index < entries.length - 1 ? () => onChange(moved(entries, index, 1)) : undefined}
              >
                <IconAction
                  label={`Remove ${title}`}
                  onClick={() => {
                    onChange(entries.toSpliced(index, 1));
                    setRemoved({ entry, index });
                  }}
                >
                  <Trash2 size={18} />
                </IconAction>
              </RowActions>
            </ListRow>
          );
        })}
      </ResumeRows>
      <div role="status">
        {removed && (
          <RemovedEntry
            name={nameOf(removed.entry)}
            onUndo={() => {
              onChange(entries.toSpliced(removed.index, 0, removed.entry));
              setRemoved(null);
            }}
          />
        )}
      </div>
      {entries.length < maxItems ? (
        <Button
          variant="outlined"
          color="neutral"
          startDecorator={<Plus size={18} />}
          sx={{ mt: 2 }}
          onClick={onAdd}
        >
          {`Add ${entries.length > 0 ? 'another' : /^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular}`}
        </Button>
      ) : (
        <Quiet>{`You can add up to ${maxItems}.`}</Quiet>
      )}
    </div>
  );
}

const RemovedEntry = ({ name, onUndo }: { name: string; onUndo: () => void }) => (
  <InlineAlert kind="info" live={false}>
    {`${name} removed. `}
    <Link component="button" type="button" onClick={onUndo}>
      Undo
    </Link>
  </InlineAlert>
);

interface RowActionsProps {
  title: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  children?: ReactNode;
}

export const RowActions = ({ title, onUp, onDown, children }: RowActionsProps) => (
  <div style={{ display: 'flex', flex: 'none' }}>
    {onUp && (
      <IconAction label={`Move ${title} up`} onClick={onUp}>
        <ArrowUp size={18} />
      </IconAction>
    )}
    {onDown && (
      <IconAction label={`Move ${title} down`} onClick={onDown}>
        <ArrowDown size={18} />
      </IconAction>
    )}
    {children}
  </div>
);
