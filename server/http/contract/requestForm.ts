// Limits of contract 4.0: one file of 5 MB and a few short fields.
import type { FastifyRequest } from 'fastify';
import { badRequest, bodyTooLarge, fileTooLarge } from '../answers/errors.ts';
import type { UploadedFile } from './call.ts';

const megabyte = 1024 * 1024;
const largestFile = 5 * megabyte;
// The boundaries, headers and fields around the file.
const overhead = 64 * 1024;

export const largestForm = largestFile + overhead;

export const formLimits = {
  fileSize: largestFile,
  files: 1,
  fields: 20,
  fieldSize: 16 * 1024,
  parts: 21,
  headerPairs: 20,
};

// How browsers escape these characters in a file name (WHATWG, multipart/form-data).
const asNamed = (name: string) => name.replaceAll('%22', '"').replace(/%0[DA]/gi, ' ');

export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > largestForm) throw fileTooLarge();
  const form = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (form.has(part.fieldname)) throw badRequest();
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) throw bodyTooLarge();
        form.set(part.fieldname, part.value);
      } else {
        const fileName = asNamed(part.filename ?? '');
        const file: UploadedFile = { fileName, bytes: await part.toBuffer() };
        form.set(part.fieldname, file);
      }
    }
  } catch (error) {
    // The parser's own complaints about a malformed body carry no status.
    throw (error as { statusCode?: number; status?: number }).statusCode ||
      (error as { status?: number }).status
      ? error
      : badRequest();
  }
  return Object.fromEntries(form);
}
