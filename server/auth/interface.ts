export {
  accountDecisionLetter,
  dataExportRequestedLetter,
  deletionNoticeLetter,
} from './accounts/accountLetters.ts';
export { recordConsents } from './accounts/consents.ts';
export { lockCaller } from './accounts/endAccess.ts';
export { requireIdentityProof } from './accounts/identityProof.ts';
export {
  letterWriter,
  mailNoticeToAllAddresses,
  mailNoticeToFormerAddresses,
} from './accounts/mailing.ts';
export { maskedEmail } from './accounts/maskedEmail.ts';
export { presentAdmin } from './adminSignIn.ts';
export { hashOfToken, newToken } from './oneTimeTokens.ts';
export { operatorsOf } from './operators.ts';
export { hashPassword } from './passwords/passwordHash.ts';
export { checkNewPassword, type PasswordTenant } from './passwords/passwordRules.ts';
export { findUserProfile } from './signedIn.ts';
