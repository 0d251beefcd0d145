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

/** Where neither a page nor LoadFailed arrived. Nothing is loaded again automatically: that could go round in circles. */
const NotLoaded = () => (
  <LastResort title="This page didn’t load">
    <p>Everything you saved is safe.</p>
    <button type="button" onClick={() => location.reload()}>
      Try again
    </button>
  </LastResort>
);

/** The last resort: shown when the root layout or the 404 page itself fails, so it uses neither. */
export function UnexpectedError() {
  if (didNotArrive(useRouteError())) return <NotLoaded />;
  return (
    <LastResort title="Unexpected Application Error!">
      <p>Something went wrong on our side. Everything you saved is safe.</p>
      <a href="/">Go to the home page</a>
    </LastResort>
  );
}

/** Shown instead of a page whose code could not be loaded. */
export function loadFailed() {
  const { dataset } = document.documentElement;
  // The browser cannot go on with what the server rendered.
  if (dataset.hydration) dataset.hydration = 'client';
  return import('./LoadFailed.tsx').then(
    ({ LoadFailed }) => LoadFailed,
    () => NotLoaded,
  );
}
