import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { dateText } from '../calendar.ts';
import { numberFormat } from '../intl.ts';
import { token } from '../theme/token.ts';
import { ConditionList, type ShownCondition } from './ConditionList.tsx';

export interface ShownTerms {
  status: string;
  pay: { amount: number; currency: string; per: 'hour' | 'day' | 'month' | 'year' } | null;
  starts_on: string | null;
  hours: string | null;
  place: string | null;
  conditions: readonly ShownCondition[];
  start_moved: { from: string | null; reason: string } | null;
  reply_by: string | null;
}

const Terms = styled('dl')({
  display: 'grid',
  gap: '12px 24px',
  margin: 0,
  containerType: 'inline-size',
  '& > div': { display: 'grid', gap: '2px 24px' },
  '& dt': { fontSize: '0.875rem', color: token.second },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' },
  '@container (min-width:440px)': { '& > div': { gridTemplateColumns: '140px minmax(0, 1fr)' } },
});

/** `amount` is in minor units. */
function payText({ amount, currency, per }: NonNullable<ShownTerms['pay']>, locale: string): string {
  const minimumFractionDigits = amount % 100 === 0 ? 0 : 2;
  const money = numberFormat(locale, { style: 'currency', currency, minimumFractionDigits });
  return `${money.format(amount / 100)} per ${per}`;
}

export const longDay = (day: string, locale: string) =>
  dateText(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

function startText({ starts_on, start_moved }: ShownTerms, locale: string): string | null {
  if (!starts_on || !start_moved) return starts_on && longDay(starts_on, locale);
  const { from, reason } = start_moved;
  const before = from ? `Moved from ${longDay(from, locale)}` : 'Set after the offer was accepted';
  return `${longDay(starts_on, locale)}\n${before}: ${reason}`;
}

type OfferTermsListProps = {
  terms: ShownTerms;
  locale: string;
  conditionActions?: ((condition: ShownCondition) => ReactNode) | undefined;
};

export function OfferTermsList({ terms, locale, conditionActions }: OfferTermsListProps) {
  const { conditions, status } = terms;
  const isOpen = status === 'made' || status === 'lapsed';
  const rows: [label: string, text: ReactNode][] = [
    ['Pay', terms.pay && payText(terms.pay, locale)],
    ['Start date', startText(terms, locale)],
    ['Hours', terms.hours],
    ['Place', terms.place],
    [
      'Conditions',
      conditions.length > 0 && (
        <ConditionList
          conditions={conditions}
          locale={locale}
          isAccepted={status === 'conditional'}
          actions={conditionActions}
        />
      ),
    ],
    ['Answer by', isOpen && terms.reply_by && longDay(terms.reply_by, locale)],
  ];
  const filled = rows.filter(([, text]) => text);
  if (filled.length === 0) return <p>The terms of this offer weren’t written down here.</p>;
  return (
    <Terms>
      {filled.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Terms>
  );
}
