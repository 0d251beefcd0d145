import styled from '@emotion/styled';
import { type ResumeListName, resumeLists } from '../../../documents/resume/fields.ts';
import { token } from '../../../ui/theme/token.ts';
import { EntryList } from '../writing/EntryList.tsx';
import { FieldSet } from '../writing/FieldSet.tsx';
import type { EntryFormContext } from './EntryForm.tsx';
import { addResumeItem, setItem, setItems } from './edits.ts';
import { lineOf, missingInEntry, type ResumeItem, resumeItems } from './fields.ts';

const Open = styled('button')({
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: token.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: 600, color: token.link },
  '&:hover strong': { textDecoration: 'underline' },
  '& span': { display: 'block', fontSize: '0.875rem', lineHeight: '20px', color: token.quiet },
  '& [data-missing]': { color: token.warning },
});
const Short = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  alignItems: 'end',
});

type ListSectionProps = EntryFormContext & { name: ResumeListName; onOpen: (id: string) => void };

export function ListSection({ editor, edited, errorOf, name, onOpen }: ListSectionProps) {
  const { inList, fields } = resumeLists[name];
  return (
    <EntryList
      entries={resumeItems(edited.content.sections, name)}
      list={resumeLists[name]}
      nameOf={(item) => lineOf(name, item).title}
      onChange={(next) => editor.change(setItems(name, next))}
      onAdd={() => {
        const id = crypto.randomUUID();
        editor.change(addResumeItem(name, { id, ...(name === 'skills' && { source: 'self' }) }));
        if (inList) requestAnimationFrame(() => document.getElementById(`${name}.${id}.name`)?.focus());
        else onOpen(id);
      }}
    >
      {(item) =>
        inList ? (
          <Short>
            <FieldSet
              fields={fields}
              values={item}
              path={`${name}.${item.id}`}
              errorOf={errorOf}
              onChange={(change, id) => editor.change(setItem(name, item.id, change), id)}
            />
          </Short>
        ) : (
          <EntryLine name={name} item={item} onOpen={() => onOpen(item.id)} />
        )
      }
    </EntryList>
  );
}

function EntryLine({ name, item, onOpen }: { name: ResumeListName; item: ResumeItem; onOpen: () => void }) {
  const { title, when } = lineOf(name, item);
  const missing = missingInEntry(name, item);
  return (
    <Open type="button" onClick={onOpen}>
      <strong>{title}</strong>
      {when && <span>{when}</span>}
      {missing.length > 0 && <span data-missing="">{`Add ${missing.join(', ').toLowerCase()}`}</span>}
    </Open>
  );
}
