import type { components } from '../../openapi.gen.d.ts';

export type ResumeSections = components['schemas']['ResumeSections'];

export interface ReadField {
  path: string;
  value: string;
  /** 0 to 1 */
  confidence: number;
  needs_review: boolean;
}

export type CvReading =
  | {
      ok: true;
      sections: ResumeSections;
      fields: ReadField[];
      unmapped: string[];
      warnings: string[];
      confidence: number;
    }
  | { ok: false; code: 'file_unreadable' | 'overloaded'; message: string };
