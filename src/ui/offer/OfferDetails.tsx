import type { ReactNode } from 'react';
import { DecisionText } from '../decision/DecisionCard.tsx';
import { InlineAlert } from '../feedback/InlineAlert.tsx';
import type { ShownCondition } from './ConditionList.tsx';
import { OfferTermsList, type ShownTerms } from './OfferTermsList.tsx';

export interface OfferDetailsView {
  terms: ShownTerms;
  warning: string | null;
  letterWarning: string | null;
  notes: readonly string[];
}

type OfferDetailsProps = {
  view: OfferDetailsView;
  locale: string;
  conditionActions?: ((condition: ShownCondition) => ReactNode) | undefined;
};

export const OfferDetails = ({ view, locale, conditionActions }: OfferDetailsProps) => (
  <>
    <OfferTermsList terms={view.terms} locale={locale} conditionActions={conditionActions} />
    {[view.warning, view.letterWarning].map(
      (warning) =>
        warning && (
          <InlineAlert kind="warning" live={false} key={warning}>
            {warning}
          </InlineAlert>
        ),
    )}
    {view.notes.map((note) => (
      <DecisionText key={note}>{note}</DecisionText>
    ))}
  </>
);
