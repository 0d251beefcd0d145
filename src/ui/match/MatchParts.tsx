import styled from '@emotion/styled';
import { CircleCheck, CircleDashed, CircleDot, CircleQuestionMark, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { MatchBand } from '../../machines/matchBand.ts';
import { token } from '../theme/token.ts';
import { MatchHeadline } from './MatchHeadline.tsx';
import { type MatchCode, type MatchState, stateText } from './matchText.ts';

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

const icons: Record<MatchState, LucideIcon> = {
  shown: CircleCheck,
  partly: CircleDot,
  not_shown: CircleDashed,
  not_known: CircleQuestionMark,
};

interface Row {
  code: MatchCode;
  asks: string;
  state: MatchState;
  reason: string;
  source: Source | null;
  line: string | null;
}

interface ExplainedMatch {
  band: MatchBand;
  shown: number;
  asked: number;
  obstacles: readonly string[];
  work: readonly Row[];
  practical: readonly Row[];
}

const Panel = styled('div')({
  containerType: 'inline-size',
  display: 'grid',
  gap: 20,
  padding: '16px 20px',
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.paper,
  overflowWrap: 'anywhere',
  '& h3': { fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600, color: token.ink },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 16px',
  padding: '10px 0',
  borderBottom: `1px solid ${token.line}`,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  '&:last-of-type': { borderBottom: 0 },
  '@container (min-width:560px)': { gridTemplateColumns: '136px minmax(0, 1fr)' },
});
const State = styled('span')({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: 6,
  color: token.second,
  fontWeight: 500,
  '& > svg': { flexShrink: 0 },
  '&[data-state="shown"]': { color: token.success },
});
const Requirement = styled('span')({
  display: 'grid',
  gap: 2,
  color: token.second,
  '& > strong': { fontWeight: 600, color: token.ink },
  '& > q': { color: token.second, quotes: '"“" "”"' },
  '& > small': { fontSize: '0.8125rem', lineHeight: '18px', color: token.quiet },
});
const Foot = styled('p')({ fontSize: '0.875rem', lineHeight: '22px', color: token.quiet });

function MatchRow({ row, documentName }: { row: Row; documentName: string }) {
  const { code, asks, state, reason, source, line } = row;
  const Icon = icons[state];
  return (
    <Item>
      <State data-state={state}>
        <Icon size={18} aria-hidden="true" />
        {stateText(code, state)}
      </State>
      <Requirement>
        <strong>{asks}</strong>
        <span>{reason}</span>
        {line && <q>{line}</q>}
        {source && <small>{sourceText(source, documentName)}</small>}
      </Requirement>
    </Item>
  );
}

type GroupProps = { title: string; rows: readonly Row[]; documentName: string };

function Group({ title, rows, documentName }: GroupProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {rows.map((row) => (
          <MatchRow key={`${row.code} ${row.asks}`} row={row} documentName={documentName} />
        ))}
      </ul>
    </section>
  );
}

type MatchPartsProps = {
  match: ExplainedMatch;
  documentName: string;
  /** “your CV”, “their CV” or “the card”. */
  where: string;
  footnote?: string;
};

export function MatchParts({ match, documentName, where, footnote }: MatchPartsProps) {
  return (
    <Panel>
      <MatchHeadline match={match} where={where} look="large" />
      <Group title="The work" rows={match.work} documentName={documentName} />
      <Group title="What is practical" rows={match.practical} documentName={documentName} />
      {footnote && <Foot>{footnote}</Foot>}
    </Panel>
  );
}
