import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { Applicant } from '../../../api/applicants.ts';
import { CheckboxInput } from '../../../ui/form/control.ts';
import { appointmentText, deadlineText } from '../../../ui/interview/interviewTime.ts';
import { counted, pageLocale } from '../../../ui/intl.ts';
import { ListItem } from '../../../ui/ListItem.tsx';
import { Avatar } from '../../../ui/layout/Avatar.tsx';
import { MatchHeadline } from '../../../ui/match/MatchHeadline.tsx';
import { documentOf } from '../../../ui/match/matchText.ts';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';
import { TitleLink } from '../../../ui/TitleLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { useDocumentName } from '../useDocumentName.ts';
import { describeApplicantStatus, unexpectedText, waitingText } from './applicantText.ts';
import type { ApplicantColumn } from './columns.ts';
import { UnexpectedMark } from './UnexpectedMark.tsx';

const Columns = styled(ListItem)({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  '& > [data-picture]': { display: 'none' },
  '@media (min-width:600px)': {
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    '& > [data-picture]': { display: 'block' },
  },
  '@media (min-width:900px)': {
    gridTemplateColumns: 'auto auto minmax(0, 1fr) 200px 208px',
    columnGap: 24,
    '&[data-without-match]': { gridTemplateColumns: 'auto auto minmax(0, 1fr) 200px' },
  },
});
const Select = styled('label')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: '-8px -11px',
  cursor: 'pointer',
  '& > svg': { gridArea: '1 / 1', color: token.onMark, pointerEvents: 'none', opacity: 0 },
  '& > :checked + svg': { opacity: 1 },
});
const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Aside = styled('div')({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  '@media (max-width:899.95px)': { gridColumn: -2 },
});
const Fit = styled('div')({ width: '100%', '@media (max-width:899.95px)': { gridColumn: -2 } });
const Quiet = styled('p')({ fontSize: '0.8125rem', lineHeight: '18px', color: token.quiet });

const served = (years: number | null) => (years === null ? null : counted(years, 'year'));

type ApplicantLineProps = {
  applicant: Applicant;
  address: string;
  /** Columns that are hidden. */
  hidden: readonly ApplicantColumn[];
  isSelected: boolean;
  /** Null for whoever can do nothing with several. */
  onSelect: ((shift: boolean) => void) | null;
};

export function ApplicantLine({ applicant, address, hidden, isSelected, onSelect }: ApplicantLineProps) {
  const { display_name, headline, service, years_served, place, match, unexpected_answers, assignee } =
    applicant;
  const isShown = (column: ApplicantColumn) => !hidden.includes(column);
  const waited = waitingText(applicant.waiting_days);
  const deadline = deadlineText(applicant, pageLocale());
  const appointment = appointmentText(applicant, pageLocale());
  const notes = applicant.notes_count;
  const documentName = useDocumentName();
  return (
    <Columns padding="xl" gap="lg" rowGap="md" data-without-match={isShown('match') ? undefined : ''}>
      {onSelect ? (
        <Select>
          <CheckboxInput
            type="checkbox"
            aria-label={`Select ${display_name}`}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
          <Check size={16} strokeWidth={2.5} aria-hidden="true" />
        </Select>
      ) : (
        <span />
      )}
      <div data-picture>
        <Avatar name={display_name} size={48} />
      </div>
      <Stack gap="xs" breakWords>
        <Title as="h3" level="h3">
          <TitleLink to={address}>{display_name}</TitleLink>
        </Title>
        {isShown('headline') && headline && <Small>{headline}</Small>}
        {isShown('background') && (
          <Small>{[service, served(years_served), place].filter(Boolean).join(' · ')}</Small>
        )}
        {isShown('answers') && unexpected_answers.length > 0 && (
          <UnexpectedMark>{unexpectedText(unexpected_answers)}</UnexpectedMark>
        )}
        {isShown('assignee') && assignee && <Quiet>{`Assigned to ${assignee.name}`}</Quiet>}
        {isShown('notes') && notes > 0 && (
          <Quiet>{notes === 1 ? '1 team note' : `${notes} team notes`}</Quiet>
        )}
      </Stack>
      <Aside>
        <StatusChip {...describeApplicantStatus(applicant, applicant.next_actor, applicant.waiting_days)} />
        {isShown('waiting') && (
          <>
            {waited && <Quiet>{waited}</Quiet>}
            {deadline && <Quiet>{`They can answer until ${deadline}`}</Quiet>}
            {appointment && <Quiet>{`On ${appointment}`}</Quiet>}
          </>
        )}
      </Aside>
      {isShown('match') && (
        <Fit>
          {match !== null && (
            <>
              <MatchHeadline match={match} where={documentOf('their', documentName)} />
              <Quiet style={{ marginTop: 4 }}>When they applied</Quiet>
            </>
          )}
        </Fit>
      )}
    </Columns>
  );
}
