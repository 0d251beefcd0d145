import { renderFederal } from './federal/render.tsx';
import { isFederal, type Printed } from './printed.ts';
import { renderResume } from './resume/render.tsx';

/** Any document as the bytes of a PDF: the same content and date give the same bytes, in a browser and on the server. */
export const renderDocument = (document: Printed, made: { at: Date }) =>
  isFederal(document) ? renderFederal(document, made) : renderResume(document, made);
