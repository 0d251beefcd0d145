import styled from '@emotion/styled';
import type { ResumeRewrite } from '../../../api/resumes.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { token } from '../../../ui/theme/token.ts';
import { changedParts } from './changedParts.ts';
import { askAbout } from './modes.ts';
import { Reasons } from './WordsCard.tsx';

const Text = styled('p')({
  lineHeight: '24px',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& mark': { background: 'none', color: 'inherit', fontWeight: 600 },
});
const Why = styled('details')({
  fontSize: '0.9375rem',
  lineHeight: '22px',
  '& > summary': { minHeight: 28, cursor: 'pointer', color: token.link, fontWeight: 500 },
  '& > ul': { marginTop: 8 },
});

const engineInWords = (engine: string) =>
  engine === 'rules' ? 'Created with fixed rules, without artificial intelligence.' : `Written by ${engine}.`;

export function Suggestion({ rewriting }: { rewriting: ResumeRewrite }) {
  const { changes, engine, note, unknown_terms: unknown } = rewriting;
  return (
    <>
      <Text>
        {changedParts(rewriting).map(({ at, text, isNew }) =>
          isNew ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
        )}
      </Text>
      {unknown.length > 0 && <Quiet>{askAbout(unknown)}</Quiet>}
      {changes.length > 0 && (
        <Why>
          <summary>What changed and why ({changes.length})</summary>
          <Reasons>
            {changes.map(({ from, to, reason }) => (
              <li key={`${from}>${to}`}>
                <del>{from}</del>
                {to ? ` became ${to}. ` : ' left out. '}
                <Quiet as="span">{reason}.</Quiet>
              </li>
            ))}
          </Reasons>
        </Why>
      )}
      {note && <Quiet>{note}</Quiet>}
      <Quiet>{engineInWords(engine)}</Quiet>
    </>
  );
}
