import { otherFileNamed } from '../../documents/otherFiles.ts';

interface Refusal {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
}

const largestFile = 5 * 1024 * 1024;
export const accepted =
  '.pdf,.docx,.txt,.json,.jpg,.jpeg,.png,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain,application/json,image/jpeg,image/png';
export const acceptedWords = 'PDF, Word, text, JSON Resume or a photo (JPEG, PNG), up to 5 MB';

const kinds: Record<string, string> = {
  pdf: 'PDF',
  docx: 'Word document',
  txt: 'Text file',
  json: 'JSON Resume',
  jpg: 'Photo',
  jpeg: 'Photo',
  png: 'Photo',
};

const endingOf = (name: string) => (/\.([a-z0-9]{1,8})$/i.exec(name)?.[1] ?? '').toLowerCase();

// A file without an extension is judged by its type; without either, the server decides from the bytes.
function isAccepted({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const ending = endingOf(name);
  if (ending) return Object.hasOwn(kinds, ending);
  return type === '' || accepted.split(',').includes(type);
}

const megabyte = 1024 * 1024;

export function describeFile({ name, size }: Pick<File, 'name' | 'size'>): string {
  const kind = kinds[endingOf(name)];
  const amount =
    size >= megabyte ? `${(size / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(size / 1024))} KB`;
  return kind ? `${amount} · ${kind}` : amount;
}

export function fileProblem(
  file: Pick<File, 'name' | 'type' | 'size'> | null,
  cvLabel: string,
): string | undefined {
  if (!file) return `Choose a file, or continue without a ${cvLabel}`;
  const ending = endingOf(file.name);
  if (!isAccepted(file)) {
    const otherFile = otherFileNamed(ending);
    if (otherFile) return otherFile;
    const what = ending ? `a .${ending} file` : 'a different kind of file';
    return `This is ${what}, which we can’t read. Upload a PDF, Word (.docx), text or JSON Resume file, or a photo (JPEG, PNG)`;
  }
  if (file.size === 0) return 'This file is empty. Choose a different one';
  if (file.size > largestFile) return 'This file is larger than 5 MB. Choose a smaller one';
}

const aboutTheFile = [409, 413, 415, 422];

export function cvFileError(failure: Refusal | null): string | undefined {
  if (!failure || !aboutTheFile.includes(failure.status)) return;
  return failure.errors?.file?.[0] ?? failure.message;
}
