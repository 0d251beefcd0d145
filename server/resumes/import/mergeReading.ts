// Merges a parsed file into a résumé without replacing anything: empty fields are filled, and values that
// differ or do not fit are listed as unmapped.

import { contradictsEnd } from '../../../src/documents/resume/contradictsEnd.ts';
import {
  maxItems,
  mostHighlights,
  type ReadField,
  type ResumeSections,
  type SourceBox,
} from '../../cv/interface.ts';
import { fold } from '../../formats/fold.ts';

type ListName = Exclude<keyof ResumeSections, 'personal_details' | 'summary'>;
type Values = Record<string, unknown>;

interface Reading {
  sections: ResumeSections;
  fields: ReadField[];
  unmapped: string[];
  unmapped_sources: SourceBox[][];
}

const identity: Record<ListName, string[]> = {
  military_exp: ['military_service_id', 'start_month'],
  civilian_exp: ['employer', 'job_title', 'start_month'],
  education: ['institution', 'qualification'],
  training: ['provider', 'title'],
  skills: ['name'],
  awards: ['title'],
  interest: ['title'],
  volunteering: ['title'],
  languages: ['name'],
  security_clearance: ['level'],
  misc: ['heading'],
};

const listNames = Object.keys(identity) as ListName[];

export function mergeReading(stored: ResumeSections, read: Reading): Reading {
  const merge = new Merge(structuredClone(stored), read);
  for (const name of ['personal_details', 'summary'] as const) {
    if (read.sections[name]) merge.value(name, read.sections[name]);
  }
  for (const name of listNames) merge.list(name, read.sections[name]);
  return {
    sections: merge.sections,
    fields: merge.fields,
    unmapped: [...read.unmapped, ...merge.left],
    unmapped_sources: [...read.unmapped_sources, ...merge.left.map(() => [])],
  };
}

class Merge {
  readonly fields: ReadField[] = [];
  readonly left: string[] = [];

  constructor(
    readonly sections: ResumeSections,
    private readonly read: Reading,
  ) {}

  value(name: 'personal_details' | 'summary', source: Values) {
    const target: Values = { ...this.sections[name] };
    this.fill(target, source, name, name);
    Object.assign(this.sections, { [name]: target });
  }

  list(name: ListName, source: Values[]) {
    const target = this.sections[name] as Values[];
    for (const [at, item] of source.entries()) {
      const same = target.findIndex((candidate) => isSame(candidate, item, identity[name]));
      if (same >= 0) this.fill(target[same]!, item, `${name}.${same}`, `${name}.${at}`);
      else if (target.length < maxItems[name]) {
        target.push(item);
        this.note(`${name}.${at}`, `${name}.${target.length - 1}`);
      } else this.left.push(inWords(item));
    }
  }

  private fill(target: Values, source: Values, path: string, readPath: string) {
    for (const [key, value] of Object.entries(source)) {
      if (key === 'id' || value === undefined || value === null) continue;
      if (key === 'highlights') this.highlights(target, value as string[], path, readPath);
      else {
        if (isEmpty(target[key]) && !contradictsEnd(target, key, value)) target[key] = value;
        if (isAlike(target[key], value)) this.note(`${readPath}.${key}`, `${path}.${key}`);
        else if (typeof value === 'string') this.left.push(value);
      }
    }
  }

  private highlights(target: Values, source: string[], path: string, readPath: string) {
    const lines = (target.highlights ?? []) as string[];
    for (const [at, line] of source.entries()) {
      const there = lines.findIndex((candidate) => isAlike(candidate, line));
      if (there < 0 && lines.length >= mostHighlights) this.left.push(line);
      else {
        const place = there < 0 ? lines.push(line) - 1 : there;
        this.note(`${readPath}.highlights.${at}`, `${path}.highlights.${place}`);
      }
    }
    target.highlights = lines;
  }

  private note(readPath: string, path: string) {
    for (const field of this.read.fields) {
      if (field.path === readPath || field.path.startsWith(`${readPath}.`)) {
        this.fields.push({ ...field, path: path + field.path.slice(readPath.length) });
      }
    }
  }
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const isAlike = (candidate: unknown, other: unknown) =>
  typeof candidate === 'string' && typeof other === 'string'
    ? fold(candidate) === fold(other)
    : JSON.stringify(candidate) === JSON.stringify(other);

const isSame = (candidate: Values, other: Values, keys: string[]) =>
  keys.every((key) => isAlike(candidate[key] ?? '', other[key] ?? '')) &&
  keys.some((key) => !isEmpty(candidate[key]));

const inWords = ({ id: _, ...item }: Values) =>
  Object.values(item)
    .flat()
    .filter((value) => typeof value === 'string' && value !== '')
    .join(', ');
