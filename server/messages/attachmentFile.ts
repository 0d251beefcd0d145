// What an attachment may be, by its bytes. Pictures are encoded anew; documents are opened in a capped process and stored as they are.
import { type CvInspection, type CvReader, detectFileType } from '../cv/interface.ts';
import type { AttachmentRow } from '../db/schema/messages.ts';
import { isPhoto, stripPhoto } from '../files/pictures.ts';
import { uploadedName } from '../files/uploadedName.ts';
import { Problem } from '../http/answers/problem.ts';
import type { UploadedFile } from '../http/contract/call.ts';

export type AttachmentReader = Pick<CvReader, 'inspectAttachment'>;

type CheckedFile = Pick<AttachmentRow, 'name' | 'type' | 'bytes' | 'size'>;

const extensions: Record<AttachmentRow['type'], string> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

const refusals = { file_too_large: 413, file_type_not_allowed: 415, file_unreadable: 422 } as const;

const refusal = (code: keyof typeof refusals, message: string) =>
  new Problem(refusals[code], code, message, { errors: { file: [message] } });

function requireReadable(inspection: CvInspection): AttachmentRow['type'] {
  if (inspection.ok)
    return inspection.type === 'pdf'
      ? 'application/pdf'
      : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const { code, message } = inspection;
  if (code === 'overloaded') throw new Problem(503, code, message, { retryAfter: 10 });
  throw refusal(code, message);
}

/** @throws Problem 413, 415 or 422 for a file that cannot be sent, 503 while too many are checked */
export async function checkedAttachment(
  file: UploadedFile,
  person: string,
  cvReader: AttachmentReader,
): Promise<CheckedFile> {
  const { type, bytes } = isPhoto(file)
    ? await stripPhoto(file, 'file', person)
    : { type: await documentType(file, person, cvReader), bytes: file.bytes };
  // The extension follows the content, not the uploaded name.
  const { base } = uploadedName(file.fileName);
  return { name: `${base || 'File'}.${extensions[type]}`, type, bytes, size: bytes.length };
}

async function documentType({ bytes }: UploadedFile, person: string, cvReader: AttachmentReader) {
  if (bytes.length === 0) throw refusal('file_unreadable', 'This file is empty. Choose a different file.');
  const detected = detectFileType(bytes);
  // Takes no process for what is neither.
  if ('refused' in detected) throw refusal('file_type_not_allowed', detected.refused);
  if (detected.type !== 'pdf' && detected.type !== 'zip')
    throw refusal('file_type_not_allowed', 'Upload a PDF, Word (.docx), PNG or JPEG file.');
  return requireReadable(await cvReader.inspectAttachment(bytes, person));
}
