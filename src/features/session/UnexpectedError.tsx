import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { didNotArrive } from './arrival.ts';

function LastResort({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main style={{ maxWidth: 720, margin: '0 auto', padding: '64px 20px' }}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

/** Never reloads automatically, which could loop. */
const NotLoaded = () => (
  <LastResort title="This page didn’t load">
    <p>Everything you saved is safe.</p>
    <button type="button" onClick={() => location.reload()}>
      Try again
    </button>
  </LastResort>
);

/** Shown when the root layout or the 404 page itself fails, so it uses neither. */
export function UnexpectedError() {
  if (didNotArrive(useRouteError())) return <NotLoaded />;
  return (
    <LastResort title="Unexpected Application Error!">
      <p>Something went wrong on our side. Everything you saved is safe.</p>
      <a href="/">Go to the home page</a>
    </LastResort>
  );
}

export function loadFailed() {
  const { dataset } = document.documentElement;
  // Hydration cannot continue without the page's code.
  if (dataset.hydration) dataset.hydration = 'client';
  return import('./LoadFailed.tsx').then(
    ({ LoadFailed }) => LoadFailed,
    () => NotLoaded,
  );
}
