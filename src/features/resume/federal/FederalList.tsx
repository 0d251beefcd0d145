import Link from '@mui/joy/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Fields } from '../builder/look.ts';
import { EntryList } from '../writing/EntryList.tsx';
import { FieldSet } from '../writing/FieldSet.tsx';
import type { EditedFederal, FederalEditor } from './federalParts.ts';
import {
  type FederalItem,
  type FederalListName,
  federalItems,
  federalLists,
  itemTitle,
  withItems,
} from './fields.ts';

interface FederalListProps {
  editor: FederalEditor;
  edited: EditedFederal;
  name: FederalListName;
  addressOf: (entry: string) => string;
  errorOf: (id: string) => string | undefined;
  onOpen: (entry: string) => void;
}

export function FederalList({ editor, edited, name, addressOf, errorOf, onOpen }: FederalListProps) {
  const { singular, inList, fields } = federalLists[name];
  const items = federalItems(edited.content, name);
  const put = (next: readonly FederalItem[], field = '') =>
    editor.change((content) => withItems(content, name, next), field);
  return (
    <EntryList
      entries={items}
      list={federalLists[name]}
      nameOf={(item) => (inList ? String(item.name ?? singular) : itemTitle(name, item))}
      onChange={put}
      onAdd={() => {
        const id = crypto.randomUUID();
        put([...items, { id, ...(name === 'skills' && { source: 'self' }) }]);
        if (inList) requestAnimationFrame(() => document.getElementById(`${name}.${id}.name`)?.focus());
        else onOpen(id);
      }}
    >
      {(item, index) =>
        inList ? (
          <Fields>
            <FieldSet
              fields={fields}
              values={item}
              path={`${name}.${item.id}`}
              errorOf={errorOf}
              onChange={(change, field) => put(items.with(index, { ...item, ...change }), field)}
            />
          </Fields>
        ) : (
          <Link
            component={RouterLink}
            to={addressOf(item.id)}
            sx={{ fontWeight: 600, minHeight: 44, overflowWrap: 'anywhere' }}
          >
            {itemTitle(name, item)}
          </Link>
        )
      }
    </EntryList>
  );
}
