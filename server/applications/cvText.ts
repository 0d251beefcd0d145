import type { components } from '../../openapi.gen.d.ts';
import { documentContent, type Printed } from '../../src/documents/printed.ts';

/** A finished PDF that was sent has no text. */
export function presentCvText(content: Printed | null): components['schemas']['ApplicationCvText'] {
  if (!content) return { name: '', headline: '', contact: [], sections: [] };
  const { name, headline, contact, sections } = documentContent(content);
  return {
    name,
    headline,
    contact,
    sections: sections.map(({ heading, kind, entries }) => ({ heading, kind, entries })),
  };
}
