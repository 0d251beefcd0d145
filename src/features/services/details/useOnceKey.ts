import { useRef } from 'react';

/** Changes only with the content, so that a retry after a lost response sends no second message. */
export function useOnceKey(): (content: object) => string {
  const last = useRef<{ content: string; key: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
