// Only one process may open a data folder: PGlite does not refuse a second one, whose rows would be lost.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../process/startError.ts';

// The system reuses pids; a pid with the start time of its process is unique.
function bornAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function runs(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isHeld(content: string) {
  const [pid, born] = content.split(' ');
  const id = Number(pid);
  if (!Number.isInteger(id) || id <= 0 || id === process.pid || !runs(id)) return false;
  const now = bornAt(id);
  return !born || !now || born === now;
}

function create(path: string, content: string) {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// Moves the dead lock away. If another process was faster and its new lock was moved, puts that back.
function removeDead(path: string, dead: string) {
  const aside = `${path}.${process.pid}`;
  renameSync(path, aside);
  const moved = readFileSync(aside, 'utf8');
  if (moved !== dead) linkSync(aside, path);
  rmSync(aside);
}

export class FolderInUse extends StartError {
  readonly folder: string;

  constructor(folder: string) {
    super(
      `The data folder ${folder} is open in another process; stop that one or set DATA_DIR to another folder.`,
    );
    this.folder = folder;
  }
}

const open = new Set<string>();

export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  const refusal = new FolderInUse(dirname(folder));
  if (open.has(path)) throw refusal;
  const content = `${process.pid} ${bornAt(process.pid) ?? ''}`;
  for (let tries = 0; !create(path, content); tries += 1) {
    let holder = '';
    try {
      holder = readFileSync(path, 'utf8');
      if (tries > 2 || isHeld(holder)) throw refusal;
      removeDead(path, holder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  open.add(path);
  return () => {
    if (open.delete(path)) rmSync(path, { force: true });
  };
}
