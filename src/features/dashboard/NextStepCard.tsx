import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
import { dateText } from '../../ui/calendar.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { Avatar } from '../../ui/layout/Avatar.tsx';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { token } from '../../ui/theme/token.ts';

const StepCard = styled(Card)({
  display: 'grid',
  alignItems: 'center',
  gap: 20,
  '@media (min-width:600px)': { display: 'flex', gap: 24 },
});

const Day = styled('time')({
  display: 'none',
  flex: 'none',
  width: 76,
  padding: '10px 0',
  border: `1px solid ${token.lineStrong}`,
  borderRadius: 8,
  background: token.page,
  textAlign: 'center',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token.second,
  '& > strong': {
    display: 'block',
    fontSize: '1.625rem',
    lineHeight: '32px',
    fontWeight: 640,
    color: token.ink,
  },
  '@media (min-width:600px)': { display: 'block' },
});

const Actions = styled('div')({
  display: 'grid',
  gap: 12,
  '@media (min-width:600px)': { flex: 'none', maxWidth: 260, marginLeft: 'auto' },
});

const Faces = styled('div')({
  display: 'none',
  flex: 'none',
  '& > *': { border: `2px solid ${token.paper}`, boxSizing: 'content-box' },
  '& > * + *': { marginLeft: -10 },
  '@media (min-width:600px)': { display: 'flex' },
});

// On a phone, the list of all tasks says how.
const How = styled(Typography)({ '@media (max-width:599.95px)': { display: 'none' } });

export interface DashboardStep {
  title: string;
  about: string;
  /** How it is done. */
  how?: string;
  /** The names of the people concerned. */
  faces?: readonly string[];
  date?: string | null;
  next: string;
  action: { label: string; to?: string; onClick?: () => void; busy?: boolean };
  /** Where the action leads elsewhere, the step can be ticked off here. */
  done?: { label: string; onClick: () => void; busy: boolean };
}

function DayTile({ date, locale }: { date: string; locale: string }) {
  const part = (options: Intl.DateTimeFormatOptions) => dateText(date, locale, options);
  return (
    <Day dateTime={date}>
      {part({ weekday: 'short' })}
      <strong>{part({ day: 'numeric' })}</strong>
      {part({ month: 'short' })}
    </Day>
  );
}

export function NextStepCard({ step, locale }: { step: DashboardStep; locale: string }) {
  const { action } = step;
  return (
    <StepCard as="section" aria-label="Your next step">
      {step.faces && (
        <Faces aria-hidden="true">
          {step.faces.map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </Faces>
      )}
      {step.date && <DayTile date={step.date} locale={locale} />}
      <Stack gap="xs" grow={0}>
        <Typography level="body-sm">Your next step</Typography>
        <Typography level="h2" component="h2">
          {step.title}
        </Typography>
        <Typography level="body-sm">{step.about}</Typography>
        {step.how && <How level="body-sm">{step.how}</How>}
        <NextLine>{step.next}</NextLine>
      </Stack>
      <Actions>
        <ActionButton action={action} />
        {step.done && (
          <Button variant="outlined" color="neutral" loading={step.done.busy} onClick={step.done.onClick}>
            {step.done.label}
          </Button>
        )}
      </Actions>
    </StepCard>
  );
}

function ActionButton({ action }: Pick<DashboardStep, 'action'>) {
  const { label, to, busy, onClick } = action;
  if (to === undefined)
    return (
      <Button size="lg" loading={busy ?? false} onClick={onClick}>
        {label}
      </Button>
    );
  if (to.startsWith('/'))
    return (
      <Button size="lg" component={Link} to={to}>
        {label}
      </Button>
    );
  return (
    <Button
      size="lg"
      component="a"
      href={to}
      target="_blank"
      rel="noopener"
      endDecorator={<ArrowUpRight size={18} aria-hidden="true" />}
    >
      {label}
      <Hidden>, opens in a new tab</Hidden>
    </Button>
  );
}
