import Link from '@mui/joy/Link';
import type { ComponentType } from 'react';
import { useState } from 'react';
import type { components } from '../../../../openapi.gen.d.ts';
import { CivilianTitles } from '../words/CivilianTitles.tsx';
import { LineWords } from '../words/LineWords.tsx';
import { EntryField } from './EntryField.tsx';
import { addSkills, itemLines, replaceWords, setItem } from './edits.ts';
import {
  periodProblem,
  type ResumeFieldDefinition,
  type ResumeItem,
  type ResumeListName,
  resumeLists,
} from './fields.ts';
import { Lines } from './Lines.tsx';
import { Fields } from './look.ts';
import type { ProfilePicture } from './Photo.tsx';
import type { EditedResume, ResumeEditor } from './resumeEditor.ts';

type Post = components['schemas']['MilitaryExperience'];

export type MilitaryPostFields = ComponentType<{
  period: Post;
  countryId: number;
  path: string;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<Post>) => void;
}>;

export interface EntryFormContext {
  editor: ResumeEditor;
  edited: EditedResume;
  errorOf: (field: string) => string | undefined;
  countryId: number;
  MilitaryFields: MilitaryPostFields;
  picture: ProfilePicture;
}

type EntryFormProps = EntryFormContext & { name: ResumeListName; item: ResumeItem };

const newId = () => crypto.randomUUID();

// Defaults of the contract (4.4): the region is printed, the unit is not.
const shownUnlessTold: Record<string, boolean> = { unit: false, region: true };

function shownIn({ show }: ResumeItem, part: string): boolean {
  const setting = (show as Record<string, boolean> | undefined)?.[part];
  return setting ?? shownUnlessTold[part] ?? true;
}

export function EntryForm(props: EntryFormProps) {
  const { editor, edited, errorOf, countryId, MilitaryFields, name, item } = props;
  const path = `${name}.${item.id}`;
  const change: ChangeEntry = (field, values) =>
    editor.change(setItem(name, item.id, values), `${path}.${field}`);
  return (
    <Fields>
      {name === 'military_exp' && (
        <>
          <MilitaryFields
            key={`${item.id} ${edited.turn}`}
            period={item as Post}
            countryId={countryId}
            path={path}
            errorOf={(field) => errorOf(`${path}.${field}`)}
            onChange={(values) => change(Object.keys(values).join(), values)}
          />
          <CivilianWords {...props} />
        </>
      )}
      {resumeLists[name].fields.map((definition) => (
        <DefinedEntryField key={definition.name} {...props} definition={definition} onChange={change} />
      ))}
    </Fields>
  );
}

type ChangeEntry = (field: string, values: Record<string, unknown>) => void;

type DefinedEntryFieldProps = Pick<EntryFormProps, 'editor' | 'edited' | 'errorOf' | 'name' | 'item'> & {
  definition: ResumeFieldDefinition;
  onChange: ChangeEntry;
};

function DefinedEntryField(props: DefinedEntryFieldProps) {
  const { name, item, definition, errorOf, onChange } = props;
  const { name: key, kind } = definition;
  if (kind === 'lines') return <EntryLines {...props} />;
  if (key === 'end_month' && item.is_current === true && name === 'civilian_exp') return null;
  const path = `${name}.${item.id}.${key}`;
  const part = key.split('.')[1];
  if (kind === 'shown' && part)
    return (
      <EntryField
        definition={definition}
        path={path}
        value={shownIn(item, part)}
        onChange={(value) => onChange(key, { show: { ...(item.show as object | undefined), [part]: value } })}
      />
    );
  const isLeaving = key === 'end_month' && item.is_current === true;
  return (
    <EntryField
      definition={isLeaving ? { ...definition, label: 'Leaving month', required: undefined } : definition}
      path={path}
      value={item[key]}
      error={(kind === 'month' && periodProblem(item, key, new Date())) || errorOf(path)}
      onChange={(value) =>
        onChange(
          key,
          key === 'is_current' && value === true && name === 'civilian_exp'
            ? { is_current: true, end_month: null }
            : { [key]: value },
        )
      }
    />
  );
}

function EntryLines({ editor, edited, errorOf, name, item, definition, onChange }: DefinedEntryFieldProps) {
  const { name: key, label, max = 0 } = definition;
  return (
    <Lines
      path={`${name}.${item.id}.${key}`}
      label={label}
      lines={itemLines(item)}
      longest={max}
      errorOf={errorOf}
      onChange={(lines) => onChange(`${key}.${lines.length}`, { [key]: lines })}
      onRewrite={(lines) => editor.rewrite(name, setItem(name, item.id, { [key]: lines }))}
      words={(text, onUse) => (
        <LineWords resumeId={edited.document.id} section={name} itemId={item.id} text={text} onUse={onUse} />
      )}
    />
  );
}

function CivilianWords({ editor, edited, item }: EntryFormProps) {
  const [isOpen, setOpen] = useState(false);
  const isStored = edited.base.sections.military_exp.some(
    ({ id, military_service_id }) => id === item.id && military_service_id,
  );
  if (!isStored) return null;
  if (!isOpen)
    return (
      <Link component="button" type="button" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        What’s this called in civilian life?
      </Link>
    );
  return (
    <CivilianTitles
      resumeId={edited.document.id}
      itemId={item.id}
      version={edited.version}
      onTitle={(civilian_title) => editor.change(setItem('military_exp', item.id, { civilian_title }))}
      onSkills={(names) => editor.change(addSkills(names, item.id, newId))}
      onPhrase={(phrase) => editor.rewrite('military_exp', replaceWords(item.id, phrase))}
    />
  );
}
