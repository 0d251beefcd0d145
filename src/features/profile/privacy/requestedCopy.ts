// Survives a reload, which would otherwise use up another of the daily requests.
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
    // Without storage, the request is remembered only until the page closes.
  }
}
