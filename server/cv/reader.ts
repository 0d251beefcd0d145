/** Promises: no upload can crash, stall or bloat the server process. Every file is opened in a capped child. */
import type { ResumeSections } from './draft.ts';
import { type ChildFailure, type ChildPool, createChildPool } from './pool.ts';

export interface ReadField {
  path: string;
  value: string;
  /** 0 to 1 */
  confidence: number;
  needs_review: boolean;
}

export type CvType = 'pdf' | 'docx' | 'txt' | 'json_resume';

export type CvInspection =
  | { ok: true; type: CvType; pages: number | null }
  | {
      ok: false;
      code: 'file_too_large' | 'file_type_not_allowed' | 'file_unreadable' | 'overloaded';
      message: string;
    };

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

export interface CvHints {
  countryId: 232 | 233;
}

export type CvTask =
  | { kind: 'inspect'; bytes: Uint8Array }
  | { kind: 'read'; bytes: Uint8Array; hints: CvHints };

export interface CvReader {
  /** Type by magic bytes, size, encryption and page count; runs in the capped process. */
  inspect(bytes: Buffer, fileName: string): Promise<CvInspection>;
  /** Reads the text and sorts it into résumé sections. */
  read(bytes: Buffer, fileName: string, hints: CvHints): Promise<CvReading>;
  close(): Promise<void>;
}

/** 5 MB; a Word file is a ZIP container, often full of pictures, and may have 10 MB. */
const maxBytes = 5 * 1024 * 1024;
const maxZipBytes = 10 * 1024 * 1024;

const whatWentWrong: Record<ChildFailure, string> = {
  timeout: 'This file takes too long to read. Save it again as a PDF or Word file and upload that.',
  memory: 'This file is too complex to read. Save it again as a PDF or Word file and upload that.',
  crash: 'We could not read this file. Save it again as a PDF or Word file and upload that.',
  busy: 'Many files are being read at the moment. Wait a minute, then upload yours again.',
  closed: 'The server is restarting. Wait a minute, then upload your file again.',
};

interface ReaderOptions {
  timeoutMs?: number;
  memoryMb?: number;
  /** In place of one of its own. */
  pool?: ChildPool;
}

export function createCvReader({ pool: given, ...options }: ReaderOptions = {}): CvReader {
  const pool = given ?? createChildPool(options);
  return {
    async inspect(bytes) {
      const refused = checkSize(bytes);
      if (refused) return refused;
      const run = await pool.run<CvInspection>({ kind: 'inspect', bytes });
      return run.ok ? run.answer : unreadable(run.failure);
    },
    async read(bytes, _fileName, hints) {
      const refused = checkSize(bytes);
      if (refused) return { ok: false, code: 'file_unreadable', message: refused.message };
      const run = await pool.run<CvReading>({ kind: 'read', bytes, hints });
      return run.ok ? run.answer : unreadable(run.failure);
    },
    close: () => pool.close(),
  };
}

/** A reader that is busy or shut down says nothing about the file. */
function unreadable(failure: ChildFailure) {
  const isOurs = failure === 'busy' || failure === 'closed';
  const code = isOurs ? ('overloaded' as const) : ('file_unreadable' as const);
  return { ok: false as const, code, message: whatWentWrong[failure] };
}

function checkSize(bytes: Buffer) {
  if (bytes.length === 0) {
    return {
      ok: false,
      code: 'file_unreadable',
      message: 'This file is empty. Choose the file again.',
    } as const;
  }
  const isZip = bytes.length >= 4 && bytes.readUInt32LE(0) === 0x04034b50;
  if (bytes.length <= (isZip ? maxZipBytes : maxBytes)) return undefined;
  return {
    ok: false,
    code: 'file_too_large',
    message: `This file is larger than ${isZip ? 10 : 5} MB. Save it without pictures, or as a smaller PDF, and upload that.`,
  } as const;
}
