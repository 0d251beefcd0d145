import type { DocumentContent } from './documentContent.ts';
import { type Federal, federalContentOf } from './federal/federalContent.ts';
import { resumeContent as contentOfResume, type Resume } from './resume/resumeContent.ts';

export type Printed = Resume | Federal;

export const isFederalDocument = (document: Printed): document is Federal => 'header' in document;

export const documentContent = (document: Printed): DocumentContent =>
  isFederalDocument(document) ? federalContentOf(document) : contentOfResume(document);
