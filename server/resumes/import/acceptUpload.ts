import type { CvInspection, CvReader, CvType } from '../../cv/interface.ts';
import { uploadedName } from '../../files/uploadedName.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { UploadedFile } from '../../http/contract/call.ts';
import type { CvJobs } from './readingJobs.ts';

export interface UploadCvOptions {
  cvReader: Pick<CvReader, 'inspect'>;
  cvJobs: Pick<CvJobs, 'wake'>;
}

const refusals = {
  file_too_large: 413,
  file_type_not_allowed: 415,
  file_unreadable: 422,
} as const;

export function withCleanName(file: UploadedFile): UploadedFile {
  const { base, extension } = uploadedName(file.fileName);
  return { bytes: file.bytes, fileName: `${base || 'CV'}${extension}` };
}

export function requireAccepted(inspection: CvInspection): CvType {
  if (inspection.ok) return inspection.type;
  const { code, message } = inspection;
  if (code === 'overloaded') throw new Problem(503, code, message, { retryAfter: 10 });
  throw new Problem(refusals[code], code, message, { errors: { file: [message] } });
}
