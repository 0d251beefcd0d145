import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { headerPlace } from './AppHeader.tsx';

const wide = () => matchMedia('(min-width: 1200px)');
const listen = (onChange: () => void) => {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export function InHeader({ children }: { children: ReactNode }) {
  const isWide = useSyncExternalStore(listen, () => wide().matches);
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(headerPlace)), []);
  return isWide && place ? createPortal(children, place) : children;
}
