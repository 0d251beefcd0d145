import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { MilitaryServiceFields } from '../../military/MilitaryServiceFields.tsx';
import type { MilitaryPeriod } from '../../military/period.ts';
import { ItemField } from './ItemField.tsx';
import { type Doubts, doubtKey, inWords } from './reviewProblems.ts';
import { editorId, entryKey } from './reviewProgress.ts';
import { definitions, type FieldValue, type Item, pathOf, type SectionName } from './sections.ts';

const Entry = styled('fieldset')({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  margin: 0,
  padding: '16px 0',
  border: 0,
});
const Legend = styled('legend')({ float: 'left', width: '100%', fontWeight: 600, lineHeight: '24px' });

interface ItemEditorProps {
  name: SectionName;
  item: Item;
  index: number;
  doubts: Doubts;
  countryId: number;
  errorOf: (path: string) => string | undefined;
  onChange: (change: Record<string, FieldValue>) => void;
  onRemove: (() => void) | undefined;
}

export function ItemEditor(props: ItemEditorProps) {
  const { name, item, index, doubts, countryId, errorOf, onChange, onRemove } = props;
  const { fields, one } = definitions[name];
  const doubtOf = (field: string) => {
    const doubt = doubts.get(doubtKey(name, item.id, field));
    return doubt && inWords(doubt.confidence);
  };
  const title = one && `${one.charAt(0).toUpperCase()}${one.slice(1)} ${index + 1}`;
  return (
    <Entry as={title ? 'fieldset' : 'div'} id={editorId(entryKey(name, item.id))}>
      {title && <Legend>{title}</Legend>}
      {name === 'military_exp' && (
        <MilitaryServiceFields
          period={item as MilitaryPeriod}
          countryId={countryId}
          path={`sections.military_exp.${index}`}
          errorOf={(field) => errorOf(pathOf(name, index, field))}
          onChange={onChange}
        />
      )}
      {fields.map((definition) => (
        <ItemField
          key={definition.name}
          definition={definition}
          path={pathOf(name, index, definition.name)}
          value={item[definition.name]}
          doubt={doubtOf(definition.name)}
          error={errorOf(pathOf(name, index, definition.name))}
          onChange={(value) => onChange({ [definition.name]: value })}
        />
      ))}
      {onRemove && (
        <Button variant="plain" color="danger" sx={{ justifySelf: 'start' }} onClick={onRemove}>
          Remove this {one}
        </Button>
      )}
    </Entry>
  );
}
