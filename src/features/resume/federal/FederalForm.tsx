import Typography from '@mui/joy/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { BackToList } from '../writing/BackToList.tsx';
import { FederalList } from './FederalList.tsx';
import { FieldSet } from './FieldSet.tsx';
import type { EditedFederal, FederalEditor } from './federalParts.ts';
import { type FederalGroup, federalItems, federalLists, itemTitle, withItems } from './fields.ts';

const longestSummary = 1000;

interface FederalFormProps {
  editor: FederalEditor;
  edited: EditedFederal;
  group: FederalGroup;
  entryId: string | null;
  fieldId: string | null;
  addressOf: (section: string, entry?: string) => string;
  errorOf: (id: string) => string | undefined;
  onOpen: (section: string, entry: string) => void;
}

function useFocusOnVisit(fieldId: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const first = useRef(key);

  // Every press on a check moves the focus, even a repeated one.
  useEffect(() => {
    if (first.current === key && !fieldId) return;
    const field = fieldId ? document.getElementById(fieldId) : null;
    (field ?? heading.current)?.focus({ preventScroll: true });
    (field ?? heading.current)?.scrollIntoView({ block: 'nearest' });
  }, [key, fieldId]);
  return heading;
}

export function FederalForm(props: FederalFormProps) {
  const { editor, edited, group, entryId, fieldId, addressOf, errorOf, onOpen } = props;
  const { content } = edited;
  const heading = useFocusOnVisit(fieldId);
  const list = 'list' in group ? group.list : null;
  const items = list ? federalItems(content, list) : [];
  const index = items.findIndex(({ id }) => id === entryId);
  const item = items[index];
  return (
    <>
      {list && item && <BackToList to={addressOf(group.key)} many={federalLists[list].many} />}
      <Typography
        ref={heading}
        tabIndex={-1}
        level="h2"
        component="h2"
        sx={{ mb: 2, overflowWrap: 'anywhere', outline: 'none', scrollMarginTop: '120px' }}
      >
        {list && item ? itemTitle(list, item) : group.title}
      </Typography>
      {'fields' in group && (
        <FieldSet
          definitions={group.fields}
          values={content.header}
          path="header"
          errorOf={errorOf}
          onChange={(header, field) => editor.change((it) => ({ ...it, header }), field)}
        />
      )}
      {group.key === 'summary' && (
        <SummaryField summary={content.summary} editor={editor} error={errorOf('summary')} />
      )}
      {list && item && (
        <FieldSet
          key={`${item.id} ${edited.turn}`}
          definitions={federalLists[list].fields}
          values={item}
          path={`${list}.${item.id}`}
          errorOf={errorOf}
          onChange={(values, field) =>
            editor.change((it) => withItems(it, list, items.with(index, { ...values, id: item.id })), field)
          }
        />
      )}
      {list && !item && (
        <FederalList
          key={list}
          editor={editor}
          edited={edited}
          name={list}
          addressOf={(entry) => addressOf(group.key, entry)}
          errorOf={errorOf}
          onOpen={(entry) => onOpen(group.key, entry)}
        />
      )}
    </>
  );
}

type SummaryFieldProps = { summary: string; editor: FederalEditor; error: string | undefined };

const SummaryField = ({ summary, editor, error }: SummaryFieldProps) => (
  <TextAreaField
    name="summary"
    label="Describe what you offer in a few sentences"
    hint="Use the words of the announcement where they apply to you"
    optional
    rows={8}
    limit={longestSummary}
    maxLength={longestSummary}
    value={summary}
    error={error}
    onChange={({ target }) =>
      editor.change((it) => ({ ...it, summary: target.value.slice(0, longestSummary) }), 'summary')
    }
  />
);
