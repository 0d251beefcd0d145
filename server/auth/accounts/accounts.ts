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
import { type VerificationOptions, verificationHandlers } from './verification.ts';

interface AccountOptions
  extends Pick<SignUpOptions, 'acceptInvitation'>,
    Pick<VerificationOptions, 'offerCompany'> {
  database: Database;
  limits: Limits;
  captcha: Captcha;
  outbox: Outbox;
  onVeteranChange: OnVeteranChange;
}

export function accountHandlers(options: AccountOptions) {
  const { database, outbox } = options;
  const guard = createPublicCallGuard(options);
  return {
    ...signUpHandlers({ guard, outbox, acceptInvitation: options.acceptInvitation }),
    ...verificationHandlers({ database, guard, outbox, offerCompany: options.offerCompany }),
    ...passwordResetHandlers({ guard, outbox, attempts: attemptsOn(database) }),
    ...securityHandlers({ outbox, offerCompany: options.offerCompany }),
    ...secureAccountHandlers({ outbox, offerCompany: options.offerCompany }),
    ...profileChangeHandlers(options.onVeteranChange),
    ...consentHandlers,
  };
}
