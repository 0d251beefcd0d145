// Which copy was asked for in this tab, so that a reload does not cost another of the few a day.
import type { DataFormat } from '../../../api/dataExport.ts';

export interface AskedCopy {
  id: number;
  format: DataFormat;
}

const key = 'askedCopy';

export function readAskedCopy(userId: number): AskedCopy | null {
  try {
    const { user, ...asked } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return user === userId && typeof asked.id === 'number' ? asked : null;
  } catch {
    return null;
  }
}

export function keepAskedCopy(userId: number, asked: AskedCopy) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ user: userId, ...asked }));
  } catch {
    // Without storage, it is known until the page is left.
  }
}
