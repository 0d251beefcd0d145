import { attemptsOn } from '../../audit/audit.ts';
import type { Database } from '../../db/database.ts';
import type { Limits } from '../../http/answers/rateLimits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Captcha } from '../captcha.ts';
import { passwordResetHandlers } from '../passwords/passwordReset.ts';
import { consentHandlers } from './consents.ts';
import { type OnVeteranChange, profileChangeHandlers } from './profileChange.ts';
import { createPublicCallGuard } from './publicCallGuard.ts';
import { secureAccountHandlers } from './secureAccount.ts';
import { securityHandlers } from './security.ts';
import { type SignUpOptions, signUpHandlers } from './signUp.ts';
import { type Erasure, type VerificationOptions, verificationHandlers } from './verification.ts';

interface AccountOptions
  extends Pick<SignUpOptions, 'acceptInvitation'>,
    Pick<VerificationOptions, 'offerCompany'> {
  database: Database;
  limits: Limits;
  captcha: Captcha;
  outbox: Outbox;
  erasure: Erasure;
  onVeteranChange: OnVeteranChange;
}

export function accountHandlers(options: AccountOptions) {
  const { database, outbox, erasure, offerCompany } = options;
  const guard = createPublicCallGuard(options);
  return {
    ...signUpHandlers({ guard, outbox, acceptInvitation: options.acceptInvitation }),
    ...verificationHandlers({ database, guard, outbox, offerCompany }),
    ...passwordResetHandlers({ guard, outbox, attempts: attemptsOn(database) }),
    ...securityHandlers({ outbox, erasure, offerCompany }),
    ...secureAccountHandlers({ outbox, erasure, offerCompany }),
    ...profileChangeHandlers(options.onVeteranChange),
    ...consentHandlers,
  };
}
