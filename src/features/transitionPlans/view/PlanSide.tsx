import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { TransitionPlan } from '../../../api/transitionPlans.ts';
import { dateText, dayText, isMonth } from '../../../ui/calendar.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { wizardPath } from '../paths.ts';
import { planWords } from '../wizard/planWords.ts';
import { definitionsOf } from '../wizard/steps.ts';
import { splitLines, toTypedStep } from '../wizard/typed.ts';
import { CalendarSubscription } from './CalendarSubscription.tsx';

const Side = styled('aside')({ display: 'grid', gap: 24, alignContent: 'start' });
const Part = styled('section')({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  paddingBottom: 24,
  borderBottom: `1px solid ${token.line}`,
  '&:last-of-type': { borderBottom: 0 },
  '& p': { fontSize: '0.9375rem', lineHeight: '22px', color: token.second },
});
const Facts = styled('dl')({
  '& > dt': { fontSize: '0.875rem', lineHeight: '20px', color: token.quiet },
  '& > dd': { margin: '0 0 10px', fontWeight: 500, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

type PlanSideProps = {
  plan: TransitionPlan;
  locale: string;
  onReplan: (() => void) | undefined;
  onArchive: (() => void) | undefined;
};

/** Where only the month is known, the plan counts back from its last working day. */
function LeavingDay({ plan, locale }: Pick<PlanSideProps, 'plan' | 'locale'>) {
  const { leaving_date, leaving_on } = plan;
  if (!leaving_date) return null;
  const day = dayText(leaving_date, locale);
  return isMonth(leaving_on) ? (
    <>
      <p>{dateText(leaving_on, locale, { month: 'long', year: 'numeric' })}</p>
      <Quiet>{`Your dates are counted from ${day}.`}</Quiet>
    </>
  ) : (
    <p>{day}</p>
  );
}

export function PlanSide({ plan, locale, onReplan, onArchive }: PlanSideProps) {
  const { entitlement, leaving_date, type, id } = plan;
  const goal = toTypedStep(plan, 1);
  const facts = definitionsOf(type, 1)
    .filter(({ kind }) => kind === 'text' || kind === 'lines' || kind === 'long')
    .map(({ name, label }): [string, string] => [label, splitLines(goal.texts[name]).join('\n')])
    .filter(([, text]) => text !== '');
  return (
    <Side aria-label="About this plan">
      {leaving_date && (
        <Part>
          <Title level="h3">Leaving date</Title>
          <LeavingDay plan={plan} locale={locale} />
          {onReplan && (
            <Button variant="outlined" color="neutral" size="sm" onClick={onReplan}>
              Change your leaving date
            </Button>
          )}
        </Part>
      )}
      {plan.status !== 'draft' && (
        <Part>
          <Title level="h3">In your calendar</Title>
          <CalendarSubscription locale={locale} />
        </Part>
      )}
      {entitlement && (
        <Part>
          <Title level="h3">{locale === 'en-US' ? 'Your program' : 'Your programme'}</Title>
          <p>{entitlement.programme}</p>
          <p>{entitlement.reason}</p>
          <TextLink to={entitlement.link.url}>{entitlement.link.title}</TextLink>
        </Part>
      )}
      <Part>
        <Title level="h3">Where you’re heading</Title>
        <Facts>
          {facts.map(([label, text]) => [
            <dt key={`${label} label`}>{label}</dt>,
            <dd key={`${label} text`}>{text}</dd>,
          ])}
        </Facts>
        {plan.allowed.includes('save') && (
          <TextLink to={`${wizardPath}?plan=${id}&step=6`}>Change your answers</TextLink>
        )}
      </Part>
      <Part>
        <Title level="h3">Only you see this</Title>
        <p>{`Your money, housing and family notes are private, even from ${planWords().yourAdviser}.`}</p>
        {onArchive && (
          <Button variant="plain" color="neutral" size="sm" onClick={onArchive}>
            Archive this plan
          </Button>
        )}
      </Part>
    </Side>
  );
}
