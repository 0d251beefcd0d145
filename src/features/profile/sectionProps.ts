import type { BrowserDraft } from '../../adapters/browserDraft.ts';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { ProfileDraft } from './personal/details.ts';
import type { MilitaryFields } from './service/PeriodForm.tsx';

export interface SectionProps {
  user: User;
  tenant: Tenant;
  /** What was typed in the personal details and not saved. */
  draft: BrowserDraft<ProfileDraft>;
  /** `message` says what has happened, once the person is signed out. */
  onLoggedOutEverywhere: (message: string) => void;
  /** The questions about a period of service, as onboarding asks them. */
  MilitaryFields: MilitaryFields;
  /** For this account and this browser, which loads its tags by it. */
  saveTagConsents: (answers: Partial<Record<'analytics' | 'recording', boolean>>) => Promise<void>;
}
