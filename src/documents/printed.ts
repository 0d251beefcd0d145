import type { DocumentContent } from './documentContent.ts';
import { type Federal, federalContent } from './federal/federalContent.ts';
import { inPrintableLetters } from './letters.ts';
import { type Resume, resumeContent } from './resume/resumeContent.ts';

export type Printed = Resume | Federal;

export const isFederalDocument = (document: Printed): document is Federal => 'header' in document;

/** What a CV says, wherever it is read: as a PDF, Word or text file, or on a screen. */
export const documentContent = (document: Printed): DocumentContent =>
  isFederalDocument(document) ? federalContent(document) : resumeContent(document);

/** The same in the letters of our fonts. */
export const printedContent = (document: Printed): DocumentContent =>
  documentContent(
    isFederalDocument(document)
      ? inPrintableLetters(document)
      : {
          ...document,
          sections: inPrintableLetters(document.sections),
          military_titles: inPrintableLetters(document.military_titles),
        },
  );
