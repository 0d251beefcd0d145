import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { later } from '../../../ui/later.tsx';
import { token } from '../../../ui/theme/token.ts';
import { candidateAvailabilities } from '../candidates/candidateText.ts';
import { useDocumentName } from '../useDocumentName.ts';

const SentCv = later(async () => (await import('./SentCv.tsx')).SentCv);

const Facts = styled('dl')({
  display: 'grid',
  gap: '4px 24px',
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { color: token.second, fontSize: '0.9375rem' },
  '& dd': { margin: '0 0 8px', fontWeight: 500 },
  '@media (min-width:600px)': { gridTemplateColumns: '200px minmax(0, 1fr)', '& dd': { marginBottom: 4 } },
});
const Words = styled('p')({ maxWidth: '66ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });

function Rows({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Facts>
      {rows
        .filter(([, value]) => value !== null && value !== '')
        .map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}

type SentProps = {
  application: ReceivedApplication;
  openCv: { run: () => void; busy: boolean };
};

export function Sent({ application, openCv }: SentProps) {
  const { id, cv, profile, cover_note, answers, timeline } = application;
  const pages = cv?.page_count;
  const isOpened = timeline.some(({ to }) => to === 'viewed');
  const documentName = useDocumentName();
  return (
    <>
      <section aria-labelledby="sent-cv">
        <h2 id="sent-cv">{documentName}</h2>
        {cv ? (
          <Small>
            {[cv.name, pages && (pages === 1 ? '1 page' : `${pages} pages`), 'as it was sent']
              .filter(Boolean)
              .join(' · ')}
          </Small>
        ) : (
          <Small>{`This application has ended, so you can no longer see its ${documentName}.`}</Small>
        )}
        {cv && isOpened && (
          <>
            <div>
              <Button
                variant="outlined"
                color="neutral"
                loading={openCv.busy}
                loadingPosition="start"
                startDecorator={<ExternalLink size={18} aria-hidden="true" />}
                onClick={openCv.run}
              >
                {`Open ${documentName}`}
              </Button>
            </div>
            <Suspense fallback={null}>
              <SentCv applicationId={id} documentName={documentName} />
            </Suspense>
          </>
        )}
      </section>
      {answers.length > 0 && (
        <section aria-labelledby="sent-answers">
          <h2 id="sent-answers">Answers</h2>
          <Rows rows={answers.map(({ question, answer }) => [question, answer])} />
        </section>
      )}
      {cover_note && (
        <section aria-labelledby="sent-note">
          <h2 id="sent-note">Their note</h2>
          <Words>{cover_note}</Words>
        </section>
      )}
      {profile && (
        <section aria-labelledby="sent-profile">
          <h2 id="sent-profile">Profile</h2>
          <Rows
            rows={[
              ['Headline', profile.headline],
              ['Service', profile.service],
              ['Years served', profile.years_served],
              ['Lives in', profile.place],
              [
                'Available',
                candidateAvailabilities.find(({ value }) => value === profile.availability)?.label ?? null,
              ],
              [
                'Willing to relocate',
                profile.willing_to_relocate === null ? null : profile.willing_to_relocate ? 'Yes' : 'No',
              ],
              ['Security clearance', profile.clearance],
              ['Email', profile.email],
              ['Phone', profile.phone],
            ]}
          />
        </section>
      )}
    </>
  );
}
