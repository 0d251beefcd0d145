import { type PlanWords, planWordsIn } from '../../../documents/plan/planWords.ts';
import { pageLocale } from '../../../ui/intl.ts';

export const planWords = (): PlanWords => planWordsIn(pageLocale());

/** How the other country pays for study: not offered, but shown where it was chosen. */
export const foreignFunding = (): readonly string[] =>
  pageLocale() === 'en-US' ? ['enhanced_learning_credits', 'standard_learning_credit'] : ['gi_bill'];
