// Which copy was requested in this tab, so that a reload does not cost another of the few a day.
import type { DataFormat } from '../../../api/dataExport.ts';

export interface RequestedCopy {
  id: number;
  format: DataFormat;
}

const key = 'askedCopy';

export function readRequestedCopy(userId: number): RequestedCopy | null {
  try {
    const { user, ...asked } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return user === userId && typeof asked.id === 'number' ? asked : null;
  } catch {
    return null;
  }
}

export function storeRequestedCopy(userId: number, requested: RequestedCopy) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ user: userId, ...requested }));
  } catch {
    // Without storage, it is known until the page is left.
  }
}
