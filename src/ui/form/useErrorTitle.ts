import { useEffect } from 'react';

export function useErrorTitle(isProblem: boolean) {
  useEffect(() => {
    if (!isProblem) return;
    document.title = `Error: ${document.title}`;
    return () => {
      document.title = document.title.replace(/^Error: /, '');
    };
  }, [isProblem]);
}
