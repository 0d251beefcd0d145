import Link from '@mui/joy/Link';
import type { ComponentType } from 'react';
import { useState } from 'react';
import type { components } from '../../../../openapi.gen.d.ts';
import { type ResumeListName, resumeLists } from '../../../documents/resume/fields.ts';
import { CivilianTitles } from '../words/CivilianTitles.tsx';
import { LineWords } from '../words/LineWords.tsx';
import { FieldSet } from '../writing/FieldSet.tsx';
import { addSkills, replaceWords, setItem } from './edits.ts';
import { periodProblem, type ResumeItem } from './fields.ts';
import { findingsIn } from './findings.ts';
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

export function EntryForm(props: EntryFormProps) {
  const { editor, edited, errorOf, countryId, MilitaryFields, name, item } = props;
  const path = `${name}.${item.id}`;
  const findings = findingsIn(edited);
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
            onChange={(change) =>
              editor.change(setItem(name, item.id, change), `${path}.${Object.keys(change).join()}`)
            }
          />
          <CivilianWords {...props} />
        </>
      )}
      <FieldSet
        fields={resumeLists[name].fields}
        values={item}
        path={path}
        errorOf={errorOf}
        noteOf={(id) => findings.find(({ fieldId }) => fieldId === id)?.text}
        problemOf={(field) =>
          field.kind === 'month' ? periodProblem(item, field.name, new Date()) : undefined
        }
        onChange={(change, id) => editor.change(setItem(name, item.id, change), id)}
        onRewrite={(change) => editor.rewrite(name, setItem(name, item.id, change))}
        words={(text, onUse) => (
          <LineWords
            resumeId={edited.document.id}
            section={name}
            itemId={item.id}
            text={text}
            onUse={onUse}
          />
        )}
      />
    </Fields>
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
