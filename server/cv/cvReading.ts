import type { components } from '../../openapi.gen.d.ts';

export type ResumeSections = components['schemas']['ResumeSections'];

export type ReadField = components['schemas']['ReadField'];

/** A line of the file; in a PDF with its place, in fractions of its page from the top left corner. */
export type SourceBox = components['schemas']['ReadSource'][number];

export type ReadPage = components['schemas']['ReadPage'];

export type CvReading =
  | {
      ok: true;
      sections: ResumeSections;
      fields: ReadField[];
      unmapped: string[];
      /** Where each line of `unmapped` is in the file, in the same order. */
      unmapped_sources: SourceBox[][];
      pages: ReadPage[];
      warnings: string[];
      confidence: number;
    }
  | { ok: false; code: 'file_unreadable' | 'file_is_scan' | 'overloaded'; message: string };
