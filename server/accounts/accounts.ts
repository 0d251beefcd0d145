/** The calls about one's own account, put together. */
import type { Captcha } from '../captcha.ts';
import type { Database } from '../db/database.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Limits } from '../rateLimits.ts';
import { consentHandlers } from './consents.ts';
import { createGuard } from './guard.ts';
import { passwordResetHandlers } from './passwordReset.ts';
import { profileChangeHandlers } from './profileChange.ts';
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
}

export function accountHandlers(options: AccountOptions) {
  const { database, outbox } = options;
  const guard = createGuard(options);
  return {
    ...signUpHandlers({ guard, outbox, acceptInvitation: options.acceptInvitation }),
    ...verificationHandlers({ database, guard, outbox, offerCompany: options.offerCompany }),
    ...passwordResetHandlers({ guard, outbox }),
    ...securityHandlers({ outbox, offerCompany: options.offerCompany }),
    ...profileChangeHandlers,
    ...consentHandlers,
  };
}
