import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { countriesQuery } from '../../../../api/reference.ts';
import { isResumeList } from '../../../../documents/resume/fields.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import { hidden, tabular, token } from '../../../../ui/theme/token.ts';
import type { MilitaryPeriod } from '../../military/period.ts';
import { useMilitaryRows } from '../../military/useMilitaryRows.ts';
import { useFlow } from '../../onboardingFlow.tsx';
import { entryDates, entryTitle } from './entryTitle.ts';
import { ItemRows } from './ItemRows.tsx';
import { type ItemRow, itemRows } from './itemRows.ts';
import { type Doubts, doubtKey } from './reviewProblems.ts';
import type { Item } from './sections.ts';

interface ReviewEntryProps {
  name: SectionName;
  item: Item;
  doubts: Doubts;
  onEdit: () => void;
}

const Entry = styled('details')({
  minWidth: 0,
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
});
const Line = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flexShrink: 0, color: token.second },
});
const EntryTitle = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
});
const Dates = styled('span')({
  flexShrink: 0,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.second,
  ...tabular,
});
const Details = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: '4px 0 12px 28px',
});

const Others = styled('details')({
  minWidth: 0,
  '& > summary': { minHeight: 24, fontSize: '0.875rem', color: token.second, cursor: 'pointer' },
  '&[open] > summary': { marginBottom: 12 },
});

export function ReviewEntry(props: ReviewEntryProps) {
  return props.name === 'military_exp' ? <MilitaryEntry {...props} /> : <PlainEntry {...props} />;
}

function PlainEntry(props: ReviewEntryProps) {
  const { name, item } = props;
  const { locale } = useFlow();
  const { data: countries = [] } = useQuery({ ...countriesQuery(), enabled: name === 'personal_details' });
  return (
    <EntryDetails
      {...props}
      title={entryTitle(name, item)}
      rows={itemRows(name, item, { locale, countries })}
    />
  );
}

function MilitaryEntry(props: ReviewEntryProps) {
  const { item } = props;
  const { locale } = useFlow();
  const rows = useMilitaryRows(item as MilitaryPeriod);
  const inWords = (field: string) => rows.find((row) => row.field === field)?.text ?? '';
  const title = [
    inWords('military_rank_id'),
    entryTitle('military_exp', item),
    inWords('military_service_id'),
  ];
  return (
    <EntryDetails
      {...props}
      title={title.filter(Boolean).join(' · ')}
      rows={[...rows, ...itemRows('military_exp', item, { locale })]}
    />
  );
}

function EntryDetails(props: ReviewEntryProps & { title: string; rows: ItemRow[] }) {
  const { name, item, doubts, onEdit, title, rows } = props;
  const { locale } = useFlow();
  const doubtOf = (field: string) => doubts.get(doubtKey(name, item.id, field))?.confidence;
  const toCheck = rows.filter(({ field, text }) => text === '' || doubtOf(field) !== undefined);
  const others = rows.filter((row) => !toCheck.includes(row));
  const needsLook = toCheck.length > 0;
  return (
    <Entry open={needsLook}>
      <Line>
        <ChevronRight size={20} aria-hidden="true" />
        <EntryTitle>{title || 'Nothing here yet'}</EntryTitle>
        <Dates>{entryDates(item, locale)}</Dates>
      </Line>
      <Details>
        <ItemRows rows={needsLook ? toCheck : rows} doubtOf={doubtOf} />
        {needsLook && others.length > 0 && (
          <Others>
            <summary>
              Show the rest<span style={hidden}> of {title}</span>
            </summary>
            <ItemRows rows={others} doubtOf={doubtOf} />
          </Others>
        )}
        {isResumeList(name) && (
          <Button size="sm" variant="outlined" color="neutral" onClick={onEdit}>
            Edit<span style={hidden}> {title}</span>
          </Button>
        )}
      </Details>
    </Entry>
  );
}
