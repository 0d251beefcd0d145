export { getConsents, saveConsents } from '../../auth/accounts/consents.ts';
export {
  deleteProfilePicture,
  updateUserProfile,
  uploadProfilePicture,
} from '../../auth/accounts/profileChange.ts';
export { checkSecureAccount, secureAccount } from '../../auth/accounts/secureAccount.ts';
export {
  changeEmail,
  changePassword,
  confirmEmailChange,
  endSession,
  extendSession,
  listSessions,
  logoutEverywhere,
} from '../../auth/accounts/security.ts';
export { signUp } from '../../auth/accounts/signUp.ts';
export { resendVerification, verifyEmail } from '../../auth/accounts/verification.ts';
export { adminLogin } from '../../auth/adminSignIn.ts';
export { createCaptchaChallenge, login, logout } from '../../auth/auth.ts';
export { checkPasswordReset, forgotPassword, resetPassword } from '../../auth/passwords/passwordReset.ts';
export { linkIdentity, listIdentities, unlinkIdentity } from '../../auth/social/identities.ts';
export {
  exchangeSocialCode,
  redirectToGoogle,
  redirectToLinkedin,
  socialSignUp,
} from '../../auth/social/social.ts';
export {
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  saveNotificationPreferences,
} from '../../notifications/notifications.ts';
export { getLeavingDate, saveLeavingDate } from '../../profile/leavingHandlers.ts';
export { getUserProfile } from '../../profile/profile.ts';
export { getTenantSettings, updateTenantSettings } from '../../tenants/tenantSettings.ts';
export { getTenantInfo } from '../../tenants/tenants.ts';
