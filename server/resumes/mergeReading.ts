/**
 * Promises: what was read joins what is there and replaces nothing. An entry that is there already is filled where it was empty;
 * a value that differs, and what finds no room, is listed with the lines that found no place.
 */
import { mostItems, type ResumeSections } from '../cv/draft.ts';
import type { ReadField } from '../cv/reader.ts';
import { fold } from '../fold.ts';

type ListName = Exclude<keyof ResumeSections, 'personal_details' | 'summary'>;
type Values = Record<string, unknown>;

interface Reading {
  sections: ResumeSections;
  fields: ReadField[];
  unmapped: string[];
}

/** What makes two entries the same one. */
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
const mostHighlights = 8;

export function mergeReading(kept: ResumeSections, read: Reading): Reading {
  const merge = new Merge(structuredClone(kept), read);
  for (const name of ['personal_details', 'summary'] as const) {
    if (read.sections[name]) merge.value(name, read.sections[name]);
  }
  for (const name of listNames) merge.list(name, read.sections[name]);
  return { sections: merge.sections, fields: merge.fields, unmapped: [...read.unmapped, ...merge.left] };
}

class Merge {
  readonly fields: ReadField[] = [];
  readonly left: string[] = [];

  constructor(
    readonly sections: ResumeSections,
    private readonly read: Reading,
  ) {}

  value(name: 'personal_details' | 'summary', given: Values) {
    const own: Values = { ...this.sections[name] };
    this.fill(own, given, name, name);
    Object.assign(this.sections, { [name]: own });
  }

  list(name: ListName, given: Values[]) {
    const own = this.sections[name] as Values[];
    for (const [at, item] of given.entries()) {
      const same = own.findIndex((one) => isSame(one, item, identity[name]));
      if (same >= 0) this.fill(own[same]!, item, `${name}.${same}`, `${name}.${at}`);
      else if (own.length < mostItems[name]) {
        own.push(item);
        this.note(`${name}.${at}`, `${name}.${own.length - 1}`);
      } else this.left.push(inWords(item));
    }
  }

  private fill(own: Values, given: Values, path: string, readPath: string) {
    for (const [key, value] of Object.entries(given)) {
      if (key === 'id' || value === undefined || value === null) continue;
      if (key === 'highlights') this.highlights(own, value as string[], path, readPath);
      else {
        if (isEmpty(own[key])) own[key] = value;
        if (isAlike(own[key], value)) this.note(`${readPath}.${key}`, `${path}.${key}`);
        else if (typeof value === 'string') this.left.push(value);
      }
    }
  }

  private highlights(own: Values, given: string[], path: string, readPath: string) {
    const lines = (own.highlights ?? []) as string[];
    for (const [at, line] of given.entries()) {
      const there = lines.findIndex((one) => isAlike(one, line));
      if (there < 0 && lines.length >= mostHighlights) this.left.push(line);
      else {
        const place = there < 0 ? lines.push(line) - 1 : there;
        this.note(`${readPath}.highlights.${at}`, `${path}.highlights.${place}`);
      }
    }
    own.highlights = lines;
  }

  /** The fields at and below a path of what was read, where they stand now. */
  private note(readPath: string, path: string) {
    for (const field of this.read.fields) {
      if (field.path === readPath || field.path.startsWith(`${readPath}.`)) {
        this.fields.push({ ...field, path: path + field.path.slice(readPath.length) });
      }
    }
  }
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const isAlike = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string'
    ? fold(one) === fold(other)
    : JSON.stringify(one) === JSON.stringify(other);

const isSame = (one: Values, other: Values, keys: string[]) =>
  keys.every((key) => isAlike(one[key] ?? '', other[key] ?? '')) && keys.some((key) => !isEmpty(one[key]));

const inWords = ({ id: _, ...item }: Values) =>
  Object.values(item)
    .flat()
    .filter((value) => typeof value === 'string' && value !== '')
    .join(', ');
