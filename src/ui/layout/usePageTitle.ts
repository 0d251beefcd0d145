import { useEffect } from 'react';

/** Sets the document's title as given; `problem` puts "Error: " before it, as after a refused form. */
export function usePageTitle(title: string, problem = false): void {
  useEffect(() => {
    document.title = problem ? `Error: ${title}` : title;
  }, [title, problem]);
}
