import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router-dom';
import { didNotArrive } from '../../features/session/arrival.ts';
import { UnexpectedError } from '../../features/session/UnexpectedError.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';

const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }));

export const PageError = () =>
  didNotArrive(useRouteError()) ? (
    <UnexpectedError />
  ) : (
    <Suspense fallback={<Loader />}>
      <NotFound />
    </Suspense>
  );
