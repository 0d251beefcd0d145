import { useCallback, useState } from 'react';
import type { Failure } from '../../machines/failure.ts';

export interface SelectedFile {
  key: number;
  file: File;
  /** Null until it is uploaded. */
  id: number | null;
  /** Why a message with it was refused. */
  refusal: Failure | null;
}

const megabyte = 1024 * 1024;
export const maxFiles = 3;

function problemOf({ name, size }: File): string | undefined {
  if (size === 0) return `“${name}” is empty. Choose a different file.`;
  return size > 5 * megabyte ? `“${name}” is larger than 5 MB. Choose a smaller file.` : undefined;
}

const tooMany = `A message can have up to ${maxFiles} files. Send the others with your next message.`;
const unready = 'A file isn’t uploaded yet. Wait until it is, or remove it, then send your message.';

/** Why the server refuses the file at this place of a message. */
function refusalAt(failure: Failure, place: number): Failure | null {
  const message = failure.errors?.[`attachment_ids.${place}`]?.[0];
  return message === undefined ? null : { ...failure, message };
}

/** The files of the message that is being written; each uploads as soon as it is selected. */
export function useAttachments() {
  const [files, setFiles] = useState<SelectedFile[]>([]);
  const [nextKey, setNextKey] = useState(0);
  const [problem, setProblem] = useState<string>();
  const add = (selected: File[]) => {
    const sound = selected.filter((file) => !problemOf(file));
    const fitting = sound.slice(0, maxFiles - files.length);
    const [wrong] = selected.flatMap((file) => problemOf(file) ?? []);
    setProblem(wrong ?? (fitting.length < sound.length ? tooMany : undefined));
    const added = fitting.map((file, at) => ({ key: nextKey + at, file, id: null, refusal: null }));
    setFiles([...files, ...added]);
    setNextKey(nextKey + fitting.length);
  };
  const setId = useCallback((key: number, id: number | null) => {
    setFiles((before) => before.map((item) => (item.key === key ? { ...item, id } : item)));
  }, []);
  const remove = useCallback((key: number) => {
    setProblem(undefined);
    setFiles((before) => before.filter((item) => item.key !== key));
  }, []);
  /** `failure` is of the message that they were sent with. */
  const refuse = useCallback((failure: Failure) => {
    setFiles((sent) => sent.map((item, place) => ({ ...item, refusal: refusalAt(failure, place) })));
  }, []);
  const clear = useCallback(() => {
    setProblem(undefined);
    setFiles([]);
  }, []);
  const ids = files.flatMap(({ id }) => id ?? []);
  /** Whether all of them can be sent; otherwise `problem` says why not. */
  const check = () => {
    const isReady = ids.length === files.length;
    setProblem(isReady ? undefined : unready);
    return isReady;
  };
  return { files, ids, problem, add, setId, remove, refuse, clear, check };
}

export type Attachments = ReturnType<typeof useAttachments>;
