import type { CvInspection, CvReader, CvType } from '../../cv/interface.ts';
import { isPhoto, printPhoto } from '../../files/pictures.ts';
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

/**
 * Looks at a file before it is stored; a photo of a CV is accepted as a PDF of it.
 * @throws Problem 413, 415 or 422 for a file that cannot be read, 503 while too many are
 */
export async function acceptUpload(
  file: UploadedFile,
  person: string,
  cvReader: UploadCvOptions['cvReader'],
): Promise<UploadedFile & { type: CvType }> {
  const opened = isPhoto(file) ? await asPdf(file, person) : file;
  return { ...opened, type: requireAccepted(await cvReader.inspect(opened.bytes, person)) };
}

const asPdf = async (photo: UploadedFile, person: string): Promise<UploadedFile> => ({
  fileName: photo.fileName.replace(/(\.\w{1,5})?$/, '.pdf'),
  bytes: await printPhoto(photo, 'file', person),
});

function requireAccepted(inspection: CvInspection): CvType {
  if (inspection.ok) return inspection.type;
  const { code, message } = inspection;
  if (code === 'overloaded') throw new Problem(503, code, message, { retryAfter: 10 });
  throw new Problem(refusals[code], code, message, { errors: { file: [message] } });
}
