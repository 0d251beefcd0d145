import { useRef } from 'react';

/** The key of a message: the same while its content is, so that a repeat after a lost answer is no second message. */
export function useOnceKey(): (content: object) => string {
  const last = useRef<{ content: string; key: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
