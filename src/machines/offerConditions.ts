export const conditionKinds = ['references', 'clearance', 'licence', 'medical', 'other'] as const;
export type ConditionKind = (typeof conditionKinds)[number];

export interface OfferCondition {
  kind: ConditionKind;
  /** Required where the kind is `other`. */
  text?: string | null | undefined;
}

export const conditionStatuses = ['open', 'met', 'unmet'] as const;
export type ConditionStatus = (typeof conditionStatuses)[number];

/** An unmet condition outweighs open ones. Returns null without any conditions. */
export function overallStatus(conditions: readonly { status: ConditionStatus }[]): ConditionStatus | null {
  if (conditions.length === 0) return null;
  return (
    (['unmet', 'open'] as const).find((status) =>
      conditions.some((condition) => condition.status === status),
    ) ?? 'met'
  );
}

const kindLabels: Record<Exclude<ConditionKind, 'other'>, string> = {
  references: 'References',
  clearance: 'Security clearance',
  licence: 'Licence',
  medical: 'Medical check',
};

export const conditionKindLabel = (kind: Exclude<ConditionKind, 'other'>, locale: string): string =>
  kind === 'licence' && locale === 'en-US' ? 'License' : kindLabels[kind];

export function conditionLabel({ kind, text }: OfferCondition, locale: string): string {
  if (kind === 'other') return text ?? 'Other';
  const label = conditionKindLabel(kind, locale);
  return text ? `${label} (${text})` : label;
}

export const withLabels = <Condition extends OfferCondition>(
  conditions: readonly Condition[],
  locale: string,
) => conditions.map((condition) => ({ ...condition, label: conditionLabel(condition, locale) }));

export const checkedLabel = (condition: OfferCondition & { status: ConditionStatus }, locale: string) =>
  `${conditionLabel(condition, locale)}: ${condition.status === 'met' ? 'met' : 'not met'}`;
