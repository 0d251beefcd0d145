/** Whatever is printed: a CV in one of its designs, or a federal résumé in the only one it has. */
import type { Content } from './content.ts';
import { type Federal, federalContentOf } from './federal/content.ts';
import { contentOf as contentOfResume, type Resume } from './resume/content.ts';

export type Printed = Resume | Federal;

export const isFederal = (document: Printed): document is Federal => 'header' in document;

export const contentOf = (document: Printed): Content =>
  isFederal(document) ? federalContentOf(document) : contentOfResume(document);
