// Whatever is printed: a CV in one of its designs, or a federal résumé in the only one it has.
import type { DocumentContent } from './content.ts';
import { type Federal, federalContentOf } from './federal/content.ts';
import { resumeContent as contentOfResume, type Resume } from './resume/content.ts';

export type Printed = Resume | Federal;

export const isFederalDocument = (document: Printed): document is Federal => 'header' in document;

export const documentContent = (document: Printed): DocumentContent =>
  isFederalDocument(document) ? federalContentOf(document) : contentOfResume(document);
