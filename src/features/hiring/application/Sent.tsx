import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { later } from '../../../ui/later.tsx';
import { token } from '../../../ui/theme/token.ts';
import { unexpectedCountText } from '../applicants/applicantText.ts';
import { UnexpectedMark } from '../applicants/UnexpectedMark.tsx';
import { useDocumentName } from '../useDocumentName.ts';
import { cvText, profileRows, type SentRow } from './sentFacts.ts';

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
const CoverNote = styled('p')({ maxWidth: '66ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });

type RowsProps = { rows: readonly SentRow[]; isMarked?: (row: SentRow) => boolean };

function Rows({ rows, isMarked = () => false }: RowsProps) {
  return (
    <Facts>
      {rows
        .filter(([, value]) => value !== null && value !== '')
        .map((row) => (
          <div key={row[0]} style={{ display: 'contents' }}>
            <dt>{row[0]}</dt>
            <dd>
              {row[1]}
              {isMarked(row) && <UnexpectedMark>Differs</UnexpectedMark>}
            </dd>
          </div>
        ))}
    </Facts>
  );
}

type SentProps = {
  application: ReceivedApplication;
  openCv: { run: () => void; opened: () => void; busy: boolean };
  opensItself: boolean;
};

type AnswersProps = Pick<ReceivedApplication, 'answers' | 'unexpected_answers'>;

export function Answers({ answers, unexpected_answers }: AnswersProps) {
  if (answers.length === 0) return null;
  const unexpected = unexpected_answers ?? [];
  return (
    <section aria-labelledby="sent-answers">
      <h2 id="sent-answers">Answers</h2>
      {unexpected.length > 0 && <UnexpectedMark>{unexpectedCountText(unexpected)}</UnexpectedMark>}
      <Rows
        rows={answers.map(({ question, answer }) => [question, answer])}
        isMarked={([term, value]) =>
          unexpected.some(({ question, answer }) => question === term && answer === value)
        }
      />
    </section>
  );
}

export function Sent({ application, openCv, opensItself }: SentProps) {
  const { profile, cover_note } = application;
  return (
    <>
      <Cv application={application} openCv={openCv} opensItself={opensItself} />
      {cover_note && (
        <section aria-labelledby="sent-note">
          <h2 id="sent-note">Their note</h2>
          <CoverNote>{cover_note}</CoverNote>
        </section>
      )}
      {profile && (
        <section aria-labelledby="sent-profile">
          <h2 id="sent-profile">Profile</h2>
          <Rows rows={profileRows(profile)} />
        </section>
      )}
    </>
  );
}

function Cv({ application, openCv, opensItself }: SentProps) {
  const { id, cv, timeline, allowed } = application;
  const documentName = useDocumentName();
  const isOpened = timeline.some(({ to }) => to === 'viewed');
  const opensNow = opensItself && !isOpened && allowed.includes('viewed');
  return (
    <section aria-labelledby="sent-cv">
      <h2 id="sent-cv">{documentName}</h2>
      <Small>
        {cv ? cvText(cv) : `This application has ended, so you can no longer see its ${documentName}.`}
      </Small>
      {cv && (isOpened || opensNow) && (
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
      )}
      {cv && (isOpened || opensNow) && (
        <Suspense fallback={null}>
          <SentCv
            applicationId={id}
            documentName={documentName}
            isFirst={!isOpened}
            onOpened={openCv.opened}
          />
        </Suspense>
      )}
    </section>
  );
}
