import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { ProfileEditor } from './personal/profileParts.ts';
import type { MilitaryFields } from './service/PeriodForm.tsx';

export interface OpenedProfile {
  editor: ProfileEditor;
  /** True if this browser had changes that were never saved. */
  hadDraft: Promise<boolean>;
}

export interface SectionProps {
  user: User;
  tenant: Tenant;
  opened: OpenedProfile;
  /** `message` is shown once the person is signed out. */
  onLoggedOutEverywhere: (message: string) => void;
  MilitaryFields: MilitaryFields;
  /** Stores the answers for the account and for this browser, which loads its tags by them. */
  saveTagConsents: (answers: Partial<Record<'analytics' | 'recording', boolean>>) => Promise<void>;
}
