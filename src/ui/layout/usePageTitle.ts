import { useEffect } from 'react';
import { useDocumentHead } from '../rendering.ts';

export function usePageTitle(title: string, problem = false): void {
  useDocumentHead({ title });
  useEffect(() => {
    document.title = problem ? `Error: ${title}` : title;
  }, [title, problem]);
}
