import type { components } from '../../openapi.gen.d.ts';

export const templateKinds = ['message', 'rejection', 'interview', 'offer'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Of a company. */
export const maxTemplates = 50;

/** Of the field that a template of this kind fills. */
export const templateLimits: Record<TemplateKind, number> = {
  message: 4000,
  rejection: 500,
  interview: 500,
  offer: 500,
};

export const templatePlaceholders = ['first name', 'job', 'company', 'my name'] as const;
export type TemplatePlaceholder = (typeof templatePlaceholders)[number];

/** What each becomes, as the recruiter may see it; null where a text goes to several people and has no single value. */
export type TemplateValues = Record<TemplatePlaceholder, string | null>;

export const inBraces = (placeholder: string) => `{${placeholder}}`;

const placeholderIn = (written: string): TemplatePlaceholder | undefined => {
  const name = written.trim().replace(/\s+/g, ' ').toLowerCase();
  return templatePlaceholders.find((placeholder) => placeholder === name);
};

// A text alternates between its own words and what is in braces.
const partsOf = (text: string) => text.split(/\{([^{}]*)\}/);

const maxShown = 40;

/** Why a template cannot be saved: what is in braces is a placeholder, so that none is left once it is filled. */
export function templateProblem(text: string): string | undefined {
  const parts = partsOf(text);
  const unknown = parts.find((part, at) => at % 2 === 1 && !placeholderIn(part));
  if (unknown !== undefined) {
    const name = unknown.length > maxShown ? `${unknown.slice(0, maxShown)}…` : unknown;
    return `${inBraces(name)} isn’t a placeholder. You can use ${templatePlaceholders.map(inBraces).join(', ')}`;
  }
  return parts.some((part, at) => at % 2 === 0 && /[{}]/.test(part))
    ? 'Remove the single brace: braces are only for placeholders'
    : undefined;
}

/** Null where a value is missing that it needs. */
export function fillTemplate(text: string, values: TemplateValues): string | null {
  const filled = partsOf(text).map((part, at) => {
    const placeholder = at % 2 === 1 ? placeholderIn(part) : undefined;
    return placeholder ? values[placeholder] : part;
  });
  return filled.includes(null) ? null : filled.join('');
}

type Template = components['schemas']['Template'];

export interface FilledTemplate {
  id: number;
  title: string;
  text: string | null;
}

/** Those for a field, as they would be inserted in it. */
export const filledTemplates = (
  templates: readonly Template[],
  kind: TemplateKind,
  values: TemplateValues,
): FilledTemplate[] =>
  templates
    .filter((template) => template.kind === kind)
    .map(({ id, title, text }) => ({ id, title, text: fillTemplate(text, values) }));
