// What the employer has to confirm before a hire that nothing here shows the veteran agreed to.
import type { ApplicationStatus, OfferStatus } from './applicationStages.ts';
import type { ConditionStatus } from './offerConditions.ts';

export interface HireFacts {
  status: ApplicationStatus;
  offer_status: OfferStatus | null;
  conditions: readonly { status: ConditionStatus }[];
}

export const outsideOfferLabel = 'Offer made elsewhere';

const counted = (count: number, singular: string, plural: string) =>
  count === 0 ? [] : [`${count === 1 ? `1 condition ${singular}` : `${count} conditions ${plural}`}.`];

/** Sentences about what is unsettled; empty where the hire needs no confirmation. */
export function hireQuestions({ status, offer_status, conditions }: HireFacts, name: string): string[] {
  if (status !== 'offer')
    return [
      `${name} has no offer from you here. The timeline will say “${outsideOfferLabel}”, to them as well.`,
    ];
  const count = (result: ConditionStatus) =>
    conditions.filter((condition) => condition.status === result).length;
  return [
    ...(offer_status === 'made' || offer_status === null ? [`${name} has not answered the offer yet.`] : []),
    ...counted(count('open'), 'is still open', 'are still open'),
    ...counted(count('unmet'), 'is not met', 'are not met'),
  ];
}
