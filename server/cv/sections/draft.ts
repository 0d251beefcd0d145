import { randomUUID } from 'node:crypto';
import { truncate } from '../../http/contract/truncate.ts';
import type { CvReading, ReadField, ResumeSections, SourceBox } from '../cvReading.ts';
import type { TextLine } from '../files/lines.ts';

export type DraftListName = Exclude<keyof ResumeSections, 'personal_details' | 'summary'>;
export type DraftItem<List extends DraftListName> = ResumeSections[List][number];
type Personal = NonNullable<ResumeSections['personal_details']>;

export const maxItems: Record<DraftListName, number> = {
  military_exp: 40,
  civilian_exp: 40,
  education: 40,
  training: 80,
  skills: 40,
  awards: 40,
  interest: 40,
  volunteering: 40,
  languages: 20,
  security_clearance: 5,
  misc: 10,
};

const longest: Record<string, number> = {
  first_name: 60,
  middle_name: 60,
  last_name: 60,
  email: 254,
  phone_number: 20,
  country_code: 5,
  city: 80,
  state: 80,
  region: 80,
  linkedin_url: 200,
  website_url: 200,
  employment_type: 40,
  grade: 60,
  name: 60,
  level: 60,
  heading: 60,
  text: 300,
  'misc.text': 1000,
  'summary.text': 1000,
};
const usualLongest = 120;
export const mostHighlights = 30;
const longestHighlight = 300;

const reviewBelow = 0.8;

const plainLine = { isBullet: false, isHeading: false, gapBefore: false, indent: 0, isFull: false };

export const emptySections = (): ResumeSections => ({
  military_exp: [],
  civilian_exp: [],
  education: [],
  training: [],
  skills: [],
  awards: [],
  interest: [],
  volunteering: [],
  languages: [],
  security_clearance: [],
  misc: [],
});

export class CvDraft {
  readonly sections = emptySections();
  readonly unmapped: string[] = [];
  defaultServiceId: number | undefined;
  private readonly unmappedSources: SourceBox[][] = [];
  private source: SourceBox[] = [];
  readonly warnings: string[] = [];
  private readonly fields: ReadField[] = [];

  personal<Key extends keyof Personal>(key: Key, value: Personal[Key], confidence: number): boolean {
    const personal = this.sections.personal_details ?? {};
    if (personal[key] !== undefined || !fits('personal_details', key, value)) return false;
    personal[key] = value;
    this.sections.personal_details = personal;
    this.note(`personal_details.${key}`, value, confidence);
    return true;
  }

  summary(text: string, confidence: number): void {
    const before = this.sections.summary?.text;
    const whole = before ? `${before} ${text}` : text;
    if (!fits('summary', 'text', whole)) {
      this.leaveText(text);
      return;
    }
    this.sections.summary = { text: whole };
    const noted = this.fields.findIndex(({ path }) => path === 'summary.text');
    const [earlier] = noted >= 0 ? this.fields.splice(noted, 1) : [];
    this.source = [...(earlier?.source ?? []), ...this.source];
    this.note('summary.text', whole, confidence);
  }

  adopt(sections: ResumeSections): void {
    for (const [name, value] of Object.entries(sections)) {
      Object.assign(this.sections, { [name]: value });
      const items = Array.isArray(value) ? value.map((item, at) => [`${name}.${at}`, item]) : [[name, value]];
      for (const [path, item] of items as [string, object][]) {
        for (const [key, content] of Object.entries(item)) {
          if (key === 'id' || key === 'show') continue;
          if (!Array.isArray(content)) this.note(`${path}.${key}`, content, 0.99);
          else for (const [at, line] of content.entries()) this.note(`${path}.${key}.${at}`, line, 0.99);
        }
      }
    }
  }

  add<List extends DraftListName>(list: List): DraftItem<List> | undefined {
    const items = this.sections[list] as DraftItem<List>[];
    if (items.length >= maxItems[list]) return undefined;
    const item = { id: randomUUID() as string } as DraftItem<List>;
    items.push(item);
    return item;
  }

  put<List extends DraftListName, Key extends keyof DraftItem<List> & string>(
    list: List,
    item: DraftItem<List>,
    key: Key,
    value: DraftItem<List>[Key] | undefined,
    confidence: number,
  ): boolean {
    if (value === undefined || value === '' || item[key] !== undefined || !fits(list, key, value))
      return false;
    item[key] = value;
    const at = (this.sections[list] as DraftItem<List>[]).indexOf(item);
    this.note(`${list}.${at}.${key}`, value, confidence);
    return true;
  }

  highlight<List extends 'military_exp' | 'civilian_exp'>(
    list: List,
    item: DraftItem<List>,
    text: string,
  ): void {
    const at = (this.sections[list] as DraftItem<List>[]).indexOf(item);
    item.highlights ??= [];
    for (const piece of splitText(text, longestHighlight)) {
      if (item.highlights.length >= mostHighlights) this.leaveText(piece);
      else this.note(`${list}.${at}.highlights.${item.highlights.push(piece) - 1}`, piece, 0.9);
    }
  }

  readFrom(lines: TextLine[]): void {
    this.source = lines.flatMap(({ source = [] }) => source);
  }

  addMisc(heading: string, lines: TextLine[]): void {
    if (lines.length === 0) return;
    const fullest = longest['misc.text']!;
    const items = this.sections.misc;
    for (const line of lines) {
      this.readFrom([line]);
      const text = line.text.replaceAll('\t', ' ');
      const open = items.findLast((item) => item.heading === heading);
      const whole = open?.text ? `${open.text}\n${text}` : text;
      if (open && whole.length <= fullest) {
        open.text = whole;
        const noted = this.fields.find(({ path }) => path === `misc.${items.indexOf(open)}.text`);
        if (noted) Object.assign(noted, { value: whole, source: [...(noted.source ?? []), ...this.source] });
        continue;
      }
      const item = text.length <= fullest && heading.length <= 60 ? this.add('misc') : undefined;
      if (item) {
        this.put('misc', item, 'heading', heading, 0.9);
        this.put('misc', item, 'text', text, 0.85);
      } else this.leave(line);
    }
  }

  leave(line: TextLine): void {
    this.readFrom([line]);
    this.leaveText(line.text);
  }

  leaveText(text: string | undefined): void {
    if (!text?.trim()) return;
    this.unmapped.push(text.replaceAll('\t', ' ').trim());
    this.unmappedSources.push(this.source);
  }

  replaceUnmapped(change: (lines: TextLine[]) => TextLine[]): void {
    const lines = this.unmapped.map((text, at) => ({
      ...plainLine,
      text,
      source: this.unmappedSources[at]!,
    }));
    this.unmapped.length = 0;
    this.unmappedSources.length = 0;
    for (const line of change(lines)) this.leave(line);
  }

  result(): Extract<CvReading, { ok: true }> {
    const sure = this.fields.reduce((sum, field) => sum + field.confidence, 0) / (this.fields.length || 1);
    const placed = this.fields.reduce((sum, field) => sum + field.value.length, 0);
    const left = this.unmapped.reduce((sum, text) => sum + text.length, 0);
    return {
      ok: true,
      sections: this.sections,
      fields: this.fields,
      unmapped: this.unmapped,
      unmapped_sources: this.unmappedSources,
      pages: [],
      warnings: this.warnings,
      confidence: Math.round(sure * (0.5 + (0.5 * placed) / (placed + left || 1)) * 100) / 100,
    };
  }

  private note(path: string, value: unknown, confidence: number): void {
    const { source } = this;
    const needs_review = confidence < reviewBelow;
    this.fields.push({
      path,
      value: String(value),
      confidence,
      needs_review,
      ...(source.length > 0 && { source }),
    });
  }
}

export function fits(section: string, key: string, value: unknown): boolean {
  if (typeof value !== 'string') return true;
  return value.length <= (longest[`${section}.${key}`] ?? longest[key] ?? usualLongest);
}

export function splitText(text: string, most: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const head = truncate(rest, most);
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('; '));
    const space = head.lastIndexOf(' ');
    const at = sentence > most * 0.3 ? sentence + 1 : space > 0 ? space : head.length;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}
