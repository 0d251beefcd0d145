import type { FastifyRequest } from 'fastify';
import { badRequest, bodyTooLarge, fileTooLarge } from '../answers/errors.ts';
import type { Problem } from '../answers/problem.ts';
import type { UploadedFile } from './call.ts';
import type { ContractOperation } from './operations.ts';

const megabyte = 1024 * 1024;
const largestFile = 5 * megabyte;

/** In bytes, with its file. */
export const largestForm = ({ bodyLimit, takesFile }: ContractOperation) =>
  bodyLimit + (takesFile ? largestFile : 0);

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

async function readParts(
  request: FastifyRequest,
  { bodyLimit, takesFile }: ContractOperation,
): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>();
  let textBytes = 0;
  for await (const part of request.parts({ limits: { files: takesFile ? 1 : 0 } })) {
    if (form.has(part.fieldname)) throw badRequest();
    if (part.type === 'field') {
      textBytes += Buffer.byteLength(String(part.value));
      if (part.valueTruncated || part.fieldnameTruncated || textBytes > bodyLimit) throw bodyTooLarge();
      form.set(part.fieldname, part.value);
    } else {
      const fileName = asNamed(part.filename ?? '');
      const file: UploadedFile = { fileName, bytes: await part.toBuffer() };
      form.set(part.fieldname, file);
    }
  }
  return Object.fromEntries(form);
}

/** Rejects once more has come. The parser's limits are on parts, and a form may have any number of bytes before and after them. */
const moreThan = ({ raw }: FastifyRequest, most: number, refusal: () => Problem) =>
  new Promise<never>((_, reject) => {
    let bytes = 0;
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= most) return;
      raw.unpipe();
      reject(refusal());
    });
  });

export async function readForm(
  request: FastifyRequest,
  operation: ContractOperation,
): Promise<Record<string, unknown>> {
  const most = largestForm(operation);
  const refusal = operation.takesFile ? fileTooLarge : bodyTooLarge;
  if (Number(request.headers['content-length'] ?? 0) > most) throw refusal();
  try {
    return await Promise.race([readParts(request, operation), moreThan(request, most, refusal)]);
  } catch (error) {
    // The parser's own complaints about a malformed body carry no status.
    throw (error as { statusCode?: number; status?: number }).statusCode ||
      (error as { status?: number }).status
      ? error
      : badRequest();
  }
}
