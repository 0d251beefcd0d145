import { renderFederal } from './federal/render.tsx';
import { isFederalDocument, type Printed } from './printed.ts';
import { renderResume } from './resume/render.tsx';

export const renderDocument = (document: Printed, options: { at: Date }) =>
  isFederalDocument(document) ? renderFederal(document, options) : renderResume(document, options);
