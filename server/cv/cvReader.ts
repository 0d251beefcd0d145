// Every upload is opened in a capped child process, so that none can crash, stall or bloat the server.
import { type ChildFailure, type ChildPool, createChildPool } from '../files/childPool.ts';
import type { CvReading } from './cvReading.ts';

export type CvType = 'pdf' | 'docx' | 'txt' | 'json_resume';

export type CvInspection =
  | { ok: true; type: CvType; pages: number | null }
  | {
      ok: false;
      code: 'file_too_large' | 'file_type_not_allowed' | 'file_unreadable' | 'overloaded';
      message: string;
    };

export interface CvHints {
  countryId: 232 | 233;
}

export type CvTask =
  | { kind: 'inspect'; bytes: Uint8Array; isForOthers?: boolean }
  | { kind: 'read' | 'read scan'; bytes: Uint8Array; hints: CvHints };

export interface CvReader {
  inspect(bytes: Buffer, person: string): Promise<CvInspection>;
  /** Of a PDF or Word file that somebody else will open. */
  inspectAttachment(bytes: Buffer, person: string): Promise<CvInspection>;
  read(bytes: Buffer, person: string, hints: CvHints): Promise<CvReading>;
  /** Recognises the letters of a file that `read` found to be a scan; takes several seconds. */
  readScan(bytes: Buffer, person: string, hints: CvHints): Promise<CvReading>;
  close(): Promise<void>;
}

// 5 MB. Word files are ZIP containers, often with pictures, and may have 10 MB.
const maxBytes = 5 * 1024 * 1024;
const maxZipBytes = 10 * 1024 * 1024;

const whatWentWrong: Record<ChildFailure, string> = {
  timeout: 'This file takes too long to read. Save it again as a PDF or Word file and upload that.',
  memory: 'This file is too complex to read. Save it again as a PDF or Word file and upload that.',
  crash: 'We could not read this file. Save it again as a PDF or Word file and upload that.',
  busy: 'Many files are being read at the moment. Wait a minute, then upload yours again.',
  closed: 'The server is restarting. Wait a minute, then upload your file again.',
};

const hardScans: Record<Exclude<ChildFailure, 'busy' | 'closed'>, string> = {
  timeout: 'that takes too long to read',
  memory: 'that is too complex to read',
  crash: 'that we could not read',
};

const hardScan = (failure: keyof typeof hardScans) =>
  `This file is a photo or scan ${hardScans[failure]}. Scan only the pages you need, in black and white, at 150 to 300 dots per inch, or type what they say in the builder.`;

interface Cap {
  timeoutMs?: number;
  memoryMb?: number;
  atOnce?: number;
}

interface ReaderOptions extends Cap {
  pool?: ChildPool<CvTask>;
}

const script = { source: '../cv/child.ts', built: './cvChild.js' };

export const createCvPool = ({ timeoutMs = 5000, memoryMb = 256, atOnce = 2 }: Cap = {}) =>
  createChildPool<CvTask>({
    script,
    ...{ timeoutMs, memoryMb, atOnce },
    longestQueue: 32,
    spare: 'kept',
  });

/** Scans take longer and more memory than other files, so they are read one at a time and hold up no other. */
export const createScanPool = ({ timeoutMs = 20_000, memoryMb = 512 }: Cap = {}) =>
  createChildPool<CvTask>({
    script,
    ...{ timeoutMs, memoryMb },
    atOnce: 1,
    longestQueue: 8,
    spare: { endsAfterMs: 10_000 },
  });

export function createCvReader({ pool: sharedPool, ...options }: ReaderOptions = {}): CvReader {
  const pool = sharedPool ?? createCvPool(options);
  const scanPool = sharedPool ?? createScanPool();
  async function inspect(bytes: Buffer, person: string, isForOthers = false): Promise<CvInspection> {
    const refused = checkSize(bytes);
    if (refused) return refused;
    const run = await pool.run<CvInspection>({ kind: 'inspect', bytes, isForOthers }, person);
    return run.ok ? run.answer : unreadable(run.failure);
  }

  return {
    inspect: (bytes, person) => inspect(bytes, person),
    inspectAttachment: (bytes, person) => inspect(bytes, person, true),
    async read(bytes, person, hints) {
      const refused = checkSize(bytes);
      if (refused) return { ok: false, code: 'file_unreadable', message: refused.message };
      const run = await pool.run<CvReading>({ kind: 'read', bytes, hints }, person);
      return run.ok ? run.answer : unreadable(run.failure);
    },
    async readScan(bytes, person, hints) {
      const run = await scanPool.run<CvReading>({ kind: 'read scan', bytes, hints }, person);
      if (run.ok) return run.answer;
      const { failure } = run;
      return failure === 'busy' || failure === 'closed'
        ? unreadable(failure)
        : { ok: false, code: 'file_is_scan', message: hardScan(failure) };
    },
    async close() {
      await Promise.all([pool.close(), scanPool.close()]);
    },
  };
}

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
