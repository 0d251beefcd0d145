import type { components } from '../../../openapi.gen.d.ts';
import type { StoredReadField } from '../../db/schema/resumes.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';

type ReadField = components['schemas']['ReadField'];

const itemsIn = (sections: ResumeSections, name: string): readonly { id: string }[] | undefined => {
  const section = sections[name as keyof ResumeSections];
  return Array.isArray(section) ? section : undefined;
};

export const withItemIds = (fields: readonly ReadField[], sections: ResumeSections): StoredReadField[] =>
  fields.map((field) => {
    const [name = '', index] = field.path.split('.');
    const item_id = itemsIn(sections, name)?.[Number(index)]?.id;
    return item_id === undefined ? field : { ...field, item_id };
  });

export const currentFields = (fields: readonly StoredReadField[], sections: ResumeSections): ReadField[] =>
  fields.flatMap(({ item_id, ...field }) => {
    if (item_id === undefined) return [field];
    const [name = '', , ...rest] = field.path.split('.');
    const index = itemsIn(sections, name)?.findIndex(({ id }) => id === item_id) ?? -1;
    return index < 0 ? [] : [{ ...field, path: [name, index, ...rest].join('.') }];
  });
