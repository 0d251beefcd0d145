export type { CvInspection, CvReader, CvType } from './cvReader.ts';
export type { CvReading, ReadField, ResumeSections, SourceBox } from './cvReading.ts';
export { detectFileType } from './files/fileType.ts';
export { standardParts } from './jsonResume/standardParts.ts';
export { emptySections, maxItems, mostHighlights } from './sections/draft.ts';
