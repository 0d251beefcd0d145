import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../../../../api/reference.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import { DefinedField } from '../../../../ui/form/DefinedField.tsx';
import { choicesIn } from '../../../../ui/form/fieldDefinition.ts';
import { MilitaryServiceFields } from '../../military/MilitaryServiceFields.tsx';
import type { MilitaryPeriod } from '../../military/period.ts';
import { type Doubts, doubtKey, inWords } from './reviewProblems.ts';
import { editorId, entryKey } from './reviewProgress.ts';
import { definitions, type FieldValue, type Item, pathOf } from './sections.ts';

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
  const { fields, singular } = definitions[name];
  const { data: countries = [] } = useQuery({ ...countriesQuery(), enabled: name === 'personal_details' });
  const hintOf = (field: string, hint = '') => {
    const doubt = doubts.get(doubtKey(name, item.id, field));
    return doubt ? `Check this: ${inWords(doubt.confidence)}. ${hint}`.trim() : hint;
  };
  const title = singular && `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${index + 1}`;
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
      {fields.map((field) => (
        <DefinedField
          key={field.name}
          field={{ ...field, hint: hintOf(field.name, field.hint) }}
          name={pathOf(name, index, field.name)}
          value={item[field.name]}
          error={errorOf(pathOf(name, index, field.name))}
          {...(field.kind === 'country' && { choices: choicesIn(countries) })}
          onChange={(value) => onChange({ [field.name]: value })}
        />
      ))}
      {onRemove && (
        <Button variant="plain" color="danger" sx={{ justifySelf: 'start' }} onClick={onRemove}>
          Remove this {singular}
        </Button>
      )}
    </Entry>
  );
}
