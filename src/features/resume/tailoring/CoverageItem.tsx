import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import MuiLink from '@mui/joy/Link';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CoverageRow } from '../../../api/tailoring.ts';
import { resumeLists, sectionTitle } from '../../../documents/resume/fields.ts';
import { Hidden } from '../../../ui/Hidden.tsx';
import { counted } from '../../../ui/intl.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { token } from '../../../ui/theme/token.ts';
import { addSkills } from '../builder/edits.ts';
import type { EditedResume, ResumeEditor } from '../builder/resumeEditor.ts';
import { kindLabels } from './coverageText.ts';

const Item = styled('li')({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  padding: '12px 0',
  borderBottom: `1px solid ${token.line}`,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBottom: 0 },
  '& > strong': { fontWeight: 600, color: token.ink },
  '& > strong > small': { fontSize: '0.8125rem', fontWeight: 400, color: token.quiet },
});
const Places = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '2px 0' },
  '& q': { color: token.second, quotes: '"“" "”"' },
});

export interface CoverageContext {
  editor: ResumeEditor;
  edited: EditedResume;
  name: string;
  addressOf: (section: string, entry?: string) => string;
}

type CoverageItemProps = CoverageContext & { row: CoverageRow };

export function CoverageItem({ row, editor, edited, addressOf }: CoverageItemProps) {
  const { kind, asks, state, reason, evidence, suggestion } = row;
  return (
    <Item>
      <strong>
        {asks} <small>{kindLabels[kind]}</small>
      </strong>
      <span>{reason}</span>
      {evidence.length > 0 && (
        <Places aria-label={`Where ${asks} is`}>
          {evidence.map((place) => (
            <Place
              key={`${place.section} ${place.item_id} ${place.text}`}
              place={place}
              addressOf={addressOf}
            />
          ))}
        </Places>
      )}
      {suggestion !== null && <Suggestion {...{ row, suggestion, editor, edited }} />}
      {suggestion === null && state === 'proven_elsewhere' && kind !== 'word' && (
        <Quiet>Only you can say if this is the same. Add it yourself if it is true.</Quiet>
      )}
    </Item>
  );
}

interface PlaceProps {
  place: CoverageRow['evidence'][number];
  addressOf: CoverageContext['addressOf'];
}

function Place({ place: { section, item_id, entry, text }, addressOf }: PlaceProps) {
  const label = entry || sectionTitle(section);
  return (
    <li>
      {text !== entry && (
        <>
          <q>{text}</q>{' '}
        </>
      )}
      <MuiLink component={Link} to={addressOf(section, item_id ?? undefined)}>
        <Hidden>{'Open '}</Hidden>
        {label}
      </MuiLink>
    </li>
  );
}

const newId = () => crypto.randomUUID();

type SuggestionProps = Pick<CoverageItemProps, 'row' | 'editor' | 'edited'> & { suggestion: string };

function Suggestion({ row: { evidence, places }, suggestion, editor, edited }: SuggestionProps) {
  const { skills } = edited.content.sections;
  const isAdded = skills.some(({ name }) => name?.trim().toLowerCase() === suggestion.toLowerCase());
  if (isAdded) return <Quiet role="status">Added to your skills</Quiet>;
  if (skills.length >= resumeLists.skills.maxItems)
    return <Quiet>Your skills list is full. Remove a skill to add this.</Quiet>;
  return (
    <>
      <Quiet>{`In ${counted(places, 'entry', 'entries')}, but not in your skills.`}</Quiet>
      <Button
        size="sm"
        variant="outlined"
        color="neutral"
        startDecorator={<Plus size={18} aria-hidden="true" />}
        onClick={() => editor.change(addSkills([suggestion], evidence[0]?.item_id ?? null, newId, 'self'))}
      >
        {`Add “${suggestion}” to your skills`}
      </Button>
    </>
  );
}
