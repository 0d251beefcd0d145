import { linesOfHtml } from '../../formats/htmlText.ts';
import { tidyText } from '../../formats/tidyText.ts';
import { type DateOrder, findDate } from '../../formats/writtenDates.ts';
import { withoutBullet } from '../files/lines.ts';

export type Json = { [key: string]: unknown };

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class JsonSource {
  private readonly json: Json;
  private readonly used = new Set<string>();

  constructor(value: unknown) {
    this.json = isObject(value) ? value : {};
  }

  text(key: string): string | undefined {
    const value = this.json[key];
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    this.used.add(key);
    return tidy(String(value)) || undefined;
  }

  prose(key: string): string | undefined {
    const value = this.json[key];
    if (typeof value !== 'string') return this.text(key);
    this.used.add(key);
    const lines = linesOfHtml(tidyText(value));
    return lines.map(({ text, isBullet }) => (isBullet ? `• ${text}` : text)).join('\n') || undefined;
  }

  lines(key: string): string[] {
    return (this.prose(key) ?? '').split('\n').map(withoutBullet).filter(Boolean);
  }

  month(key: string, order: DateOrder): string | undefined {
    const month = findDate(this.text(key) ?? '', order)?.date;
    if (!month) this.used.delete(key);
    return month;
  }

  texts(key: string): string[] {
    const value = this.json[key];
    if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return [];
    this.used.add(key);
    return value.flatMap(entriesOf).map(withoutBullet).filter(Boolean);
  }

  object(key: string): JsonSource {
    if (isObject(this.json[key])) this.used.add(key);
    return new JsonSource(this.json[key]);
  }

  list(key: string): JsonSource[] {
    const value = this.json[key];
    if (!Array.isArray(value) || !value.every(isObject)) return [];
    this.used.add(key);
    return value.map((item) => new JsonSource(item));
  }

  ignore(...keys: string[]): void {
    for (const key of keys) this.used.add(key);
  }

  rest(): string[] {
    const lines: string[] = [];
    const walk = (value: unknown, path: string) => {
      if (isObject(value)) for (const [key, part] of Object.entries(value)) walk(part, `${path} ${key}`);
      else if (Array.isArray(value)) for (const part of value) walk(part, path);
      else if (value !== null && value !== '' && !String(value).startsWith('data:'))
        lines.push(`${path}: ${tidy(String(value))}`);
    };
    for (const [key, value] of Object.entries(this.json)) if (!this.used.has(key)) walk(value, key);
    return lines;
  }
}

function entriesOf(text: string): string[] {
  const lines = linesOfHtml(tidyText(text));
  return lines.some(({ isBullet }) => isBullet) ? lines.map((line) => line.text) : [tidy(text)];
}

const tidy = (text: string): string =>
  linesOfHtml(tidyText(text))
    .map((line) => line.text)
    .join(' ');
