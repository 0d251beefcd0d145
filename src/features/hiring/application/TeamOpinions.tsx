import { Suspense, useState } from 'react';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { later } from '../../../ui/later.tsx';
import { TeamNotes } from './notes/TeamNotes.tsx';

const Ratings = later(async () => (await import('./ratings/Ratings.tsx')).Ratings);

type TeamOpinionsProps = { application: ReceivedApplication; locale: string };

export function TeamOpinions({ application, locale }: TeamOpinionsProps) {
  const [now] = useState(() => new Date());
  return (
    <>
      <section aria-labelledby="ratings">
        <h2 id="ratings">Ratings</h2>
        <Suspense fallback={null}>
          <Ratings applicationId={application.id} locale={locale} now={now} />
        </Suspense>
      </section>
      <section aria-labelledby="notes">
        <h2 id="notes">Team notes</h2>
        <TeamNotes application={application} locale={locale} now={now} />
      </section>
    </>
  );
}
