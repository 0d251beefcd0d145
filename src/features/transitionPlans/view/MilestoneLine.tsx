import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { getMilestoneEvidence } from '../../../api/transitionPlans.ts';
import { dayText } from '../../../ui/calendar.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { WayPoint } from '../../../ui/route/WayPoint.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { hidden, token } from '../../../ui/theme/token.ts';
import { MilestoneMenu, type MilestoneMenuProps, setStatus } from './MilestoneMenu.tsx';
import { countWords, marks, milestoneStatusLabels, sources } from './milestone.ts';

export const Item = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '0 16px',
  paddingBottom: 28,
  '@media (min-width:900px)': { gridTemplateColumns: '112px 24px minmax(0, 1fr) auto' },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 28,
    bottom: 0,
    left: 11,
    borderLeft: `2px solid ${token.lineStrong}`,
    '@media (min-width:900px)': { left: 139 },
  },
  '&:last-of-type::before': { display: 'none' },
});
export const When = styled('div')({
  gridColumn: 2,
  gridRow: 1,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  color: token.quiet,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: token.ink, fontWeight: 600, marginRight: 8 },
  '@media (min-width:900px)': {
    gridColumn: 1,
    textAlign: 'right',
    '& strong': { display: 'block', marginRight: 0, fontSize: '0.9375rem' },
  },
});
export const Mark = styled('div')({
  gridColumn: 1,
  gridRow: 1,
  '@media (min-width:900px)': { gridColumn: 2 },
});
export const Details = styled(Stack)({
  gridColumn: 2,
  '@media (min-width:900px)': { gridColumn: 3 },
});
export const Why = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Advice = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.error });
export const Small = styled('p')({ fontSize: '0.8125rem', lineHeight: '20px', color: token.quiet });
export const Acts = styled('div')({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  marginTop: 8,
  '@media (min-width:900px)': { gridColumn: 4, gridRow: 1, marginTop: 0 },
});

type MilestoneRowProps = MilestoneMenuProps & {
  // Days from the milestone to the leaving date.
  days: number;
  locale: string;
  isNext: boolean;
};

export function MilestoneLine(props: MilestoneRowProps) {
  const { milestone, days, locale, isOpen } = props;
  return (
    <Item>
      <When>
        <strong>{countWords(days)}</strong>
        {dayText(milestone.due_on, locale)}
      </When>
      <Mark>
        <WayPoint state={marks[milestone.status]} />
      </Mark>
      <MilestoneText planId={props.planId} milestone={milestone} locale={locale} />
      <Acts>
        {isOpen && <StatusButton {...props} />}
        <MilestoneMenu {...props} />
      </Acts>
    </Item>
  );
}

function MilestoneText({
  planId,
  milestone,
  locale,
}: Pick<MilestoneRowProps, 'planId' | 'milestone' | 'locale'>) {
  const { id, title, why, window, status, source, link, advice, note, evidence } = milestone;
  const openFile = () =>
    getMilestoneEvidence(planId, id).then(
      (blob) => saveFile(blob, evidence?.name ?? 'file'),
      ({ message }: Error) => toast.error(message),
    );
  return (
    <Details gap="xs" align="start" breakWords>
      <Title as="h3" level="title-md">
        {title}
        <span style={hidden}>, {milestoneStatusLabels[status]}</span>
      </Title>
      {why && <Why>{why}</Why>}
      {status === 'late' && advice && <Advice>{advice}</Advice>}
      {status === 'locked' && <Small>{`Opens ${dayText(window.from, locale)}`}</Small>}
      {note && <Why>{note}</Why>}
      <Small>
        {sources[source]}
        {link && (
          <>
            {' · '}
            <TextLink to={link.url}>{link.title}</TextLink>
          </>
        )}
      </Small>
      {evidence && (
        <Button size="sm" variant="plain" color="neutral" onClick={() => void openFile()}>
          {evidence.name}
        </Button>
      )}
    </Details>
  );
}

type StatusButtonProps = Pick<MilestoneRowProps, 'planId' | 'milestone' | 'isNext' | 'changing'>;

function StatusButton(props: StatusButtonProps) {
  const { milestone, isNext, changing } = props;
  const { title, allowed } = milestone;
  const { isPending } = changing;
  if (allowed.includes('done'))
    return (
      <Button
        size="sm"
        variant={isNext ? 'solid' : 'outlined'}
        color={isNext ? 'primary' : 'neutral'}
        disabled={isPending}
        aria-label={`Done: ${title}`}
        onClick={() => setStatus(props, 'done', 'Done')}
      >
        Done
      </Button>
    );
  if (!allowed.includes('open')) return null;
  return (
    <Button
      size="sm"
      variant="outlined"
      color="neutral"
      disabled={isPending}
      aria-label={`Undo: ${title}`}
      onClick={() => setStatus(props, 'open', 'Withdrawn')}
    >
      Undo
    </Button>
  );
}
