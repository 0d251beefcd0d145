import type { BrowserDraft } from '../../adapters/browserDraft.ts';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { ProfileDraft } from './personal/details.ts';
import type { MilitaryFields } from './service/PeriodForm.tsx';

export interface SectionProps {
  user: User;
  tenant: Tenant;
  draft: BrowserDraft<ProfileDraft>;
  /** `message` is shown once the person is signed out. */
  onLoggedOutEverywhere: (message: string) => void;
  MilitaryFields: MilitaryFields;
  /** Stores the answers for the account and for this browser, which loads its tags by them. */
  saveTagConsents: (answers: Partial<Record<'analytics' | 'recording', boolean>>) => Promise<void>;
}
