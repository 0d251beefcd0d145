import styled from '@emotion/styled';
import { token } from '../theme/token.ts';
import { bandText, type MatchBand } from './MatchRuler.tsx';

// Null for sources outside the document.
const parts = {
  job: null,
  crosswalk: null,
  profile: null,
  military_exp: 'service',
  civilian_exp: 'work',
  posts: 'posts',
  skills: 'skills',
  training: 'training',
  security_clearance: 'clearance',
} as const;
type Source = keyof typeof parts;

const elsewhere: Partial<Record<Source, string>> = {
  job: 'The job',
  crosswalk: 'Military role',
  profile: 'Profile',
};

const sourceText = (source: Source, documentName: string) =>
  elsewhere[source] ?? `${documentName}, ${parts[source]}`;

const names = {
  role: 'Role',
  skills: 'Required skills',
  experience: 'Experience',
  place: 'Place',
  availability: 'Availability',
  credential: 'Credentials',
} as const;

const withoutEvidence: Record<keyof typeof names, string> = {
  role: 'Nothing in the profile shows this yet.',
  skills: 'Nothing in the profile shows this yet.',
  experience: 'Nothing in the profile shows this yet.',
  place: 'No place in the profile is within reach.',
  availability: 'No date in the profile shows this yet.',
  credential: 'Not all of what the job asks for is listed.',
};

interface ExplainedMatch {
  score: number;
  band: MatchBand | null;
  parts: readonly {
    code: keyof typeof names;
    weight: number;
    value: number;
    evidence: readonly { text: string; source: Source }[];
  }[];
  missing: readonly string[];
}

const heaviest = 38;

const Panel = styled('div')({
  containerType: 'inline-size',
  padding: '4px 20px 16px',
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.paper,
});
const Part = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: `1px solid ${token.line}`,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  '& dt': { fontWeight: 500, color: token.ink },
  '& dd': { margin: 0 },
  '@container (min-width:660px)': { gridTemplateColumns: '136px 124px 72px minmax(0, 1fr)' },
});
const Bar = styled('span')({
  display: 'block',
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  background: token.lineStrong,
  '& > span': { display: 'block', height: '100%', background: token.mark },
});
const Wide = styled('dd')({ display: 'none', '@container (min-width:660px)': { display: 'block' } });
const Points = styled('dd')({ color: token.second, fontVariantNumeric: 'tabular-nums' });
const Evidence = styled('dd')({
  display: 'grid',
  gap: 4,
  gridColumn: '1 / -1',
  '@container (min-width:660px)': { gridColumn: 'auto', '&[data-wide]': { gridColumn: '2 / -1' } },
  '& > span': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  '& small': { fontSize: 'inherit', color: token.quiet },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingTop: 16,
  fontSize: '0.875rem',
  lineHeight: '22px',
  color: token.quiet,
  '& > strong': { color: token.ink, fontSize: '1rem', fontWeight: 600 },
});

type MatchPartsProps = {
  match: ExplainedMatch;
  documentName: string;
  footnote?: string;
};

export function MatchParts({ match, documentName, footnote }: MatchPartsProps) {
  return (
    <Panel>
      <dl>
        {match.parts.map(({ code, weight, value, evidence }) => (
          <Part key={code}>
            <dt>{names[code]}</dt>
            <Wide aria-hidden="true">
              <Bar style={{ width: `${(100 * weight) / heaviest}%` }}>
                <span style={{ width: `${(100 * value) / weight}%` }} />
              </Bar>
            </Wide>
            <Points>{`${value} of ${weight}`}</Points>
            <Evidence>
              {evidence.length === 0 && withoutEvidence[code]}
              {evidence.map(({ text, source }) => (
                <span key={`${source} ${text}`}>
                  {text} <small>{sourceText(source, documentName)}</small>
                </span>
              ))}
            </Evidence>
          </Part>
        ))}
        {match.missing.length > 0 && (
          <Part>
            <dt>To know</dt>
            <Evidence data-wide>
              {match.missing.map((fact) => (
                <span key={fact}>{fact}.</span>
              ))}
            </Evidence>
          </Part>
        )}
      </dl>
      <Foot>
        <strong>{`${match.score} out of 100, ${bandText(match.band).toLowerCase()}`}</strong>
        {footnote && <span>{footnote}</span>}
      </Foot>
    </Panel>
  );
}
