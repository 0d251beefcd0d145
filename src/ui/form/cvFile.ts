/** What may be uploaded as a CV, and what is said of a file before and after it is sent. */
interface Refusal {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
}

const largestFile = 5 * 1024 * 1024;
export const accepted =
  '.pdf,.docx,.txt,.json,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain,application/json';

const kinds: Record<string, string> = {
  pdf: 'PDF',
  docx: 'Word document',
  txt: 'Text file',
  json: 'JSON Resume',
};

const megabyte = 1024 * 1024;

/** "184 KB · Word document". */
export function describeFile({ name, size }: Pick<File, 'name' | 'size'>): string {
  const kind = kinds[name.split('.').at(-1)?.toLowerCase() ?? ''];
  const amount =
    size >= megabyte ? `${(size / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(size / 1024))} KB`;
  return kind ? `${amount} · ${kind}` : amount;
}

/** What can be said of a file before it is sent; all else the server says. */
export function fileProblem(file: Pick<File, 'size'> | null, cvLabel: string): string | undefined {
  if (!file) return `Choose a file, or carry on without a ${cvLabel}`;
  if (file.size === 0) return 'This file is empty. Choose another one';
  if (file.size > largestFile) return 'This file is larger than 5 MB. Choose a smaller one';
}

const aboutTheFile = [409, 413, 415, 422];

/** The server's sentence where it refused the file itself. */
export function refusalOf(failure: Refusal | null): string | undefined {
  if (!failure || !aboutTheFile.includes(failure.status)) return;
  return failure.errors?.file?.[0] ?? failure.message;
}
