import Typography from '@mui/joy/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { DefinedField } from '../../../ui/form/DefinedField.tsx';
import type { FieldDefinition, FieldValues } from '../../../ui/form/fieldDefinition.ts';
import { Fields } from '../builder/look.ts';
import { BackToList } from '../writing/BackToList.tsx';
import { FieldSet } from '../writing/FieldSet.tsx';
import { FederalList } from './FederalList.tsx';
import type { EditedFederal, FederalEditor } from './federalParts.ts';
import {
  type FederalGroup,
  type FederalItem,
  type FederalListName,
  federalItems,
  federalLists,
  federalSummary,
  itemTitle,
  withItems,
} from './fields.ts';

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
      {list && item && <BackToList to={addressOf(group.key)} many={federalLists[list].plural} />}
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
        <Fields>
          <FieldSet
            fields={group.fields}
            values={content.header}
            path="header"
            errorOf={errorOf}
            onChange={(change, field) =>
              editor.change((it) => ({ ...it, header: { ...it.header, ...change } }), field)
            }
          />
        </Fields>
      )}
      {group.key === 'summary' && (
        <DefinedField
          field={federalSummary}
          value={content.summary}
          error={errorOf('summary')}
          onChange={(text) =>
            editor.change((it) => ({ ...it, summary: String(text).slice(0, federalSummary.max) }), 'summary')
          }
        />
      )}
      {list && item && (
        <ItemFields
          key={`${item.id} ${edited.turn}`}
          list={list}
          item={item}
          errorOf={errorOf}
          onChange={(change, field) =>
            editor.change((it) => withItems(it, list, items.with(index, { ...item, ...change })), field)
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

type ItemFieldsProps = {
  list: FederalListName;
  item: FederalItem;
  errorOf: FederalFormProps['errorOf'];
  onChange: (change: FieldValues, field: string) => void;
};

const ItemFields = ({ list, item, errorOf, onChange }: ItemFieldsProps) => (
  <Fields>
    <FieldSet
      fields={federalLists[list].fields}
      values={item}
      path={`${list}.${item.id}`}
      errorOf={errorOf}
      onChange={onChange}
      own={(field, id) =>
        field.name === 'hours_per_week' && (
          <Hours key={id} {...{ field, id, item, onChange }} error={errorOf(id)} />
        )
      }
    />
  </Fields>
);

type HoursProps = Pick<ItemFieldsProps, 'item' | 'onChange'> & {
  field: FieldDefinition;
  id: string;
  error: string | undefined;
};

// A military post is prefilled with a full-time week, which the person must confirm.
function Hours({ field, id, item, error, onChange }: HoursProps) {
  const isGuess = item.hours_confirmed === false;
  // The checkbox stays after it was ticked, so that it can be undone.
  const [wasGuess] = useState(isGuess);
  const { hours_per_week: hours } = item;
  return (
    <div>
      <DefinedField
        field={{
          ...field,
          ...(wasGuess && { hint: 'We’ve filled in a full-time week. Was it more or less?' }),
        }}
        name={id}
        value={hours}
        error={error}
        onChange={(next) => onChange({ hours_per_week: next || null, hours_confirmed: true }, id)}
      />
      {wasGuess && typeof hours === 'number' && (
        <CheckboxField
          name={`${id}.confirmed`}
          label={`${hours} hours per week is right`}
          checked={!isGuess}
          onChange={({ target }) => onChange({ hours_confirmed: target.checked }, `${id}.confirmed`)}
        />
      )}
    </div>
  );
}
