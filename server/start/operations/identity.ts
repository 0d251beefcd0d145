import { getConsents, saveConsents } from '../../auth/accounts/consents.ts';
import {
  deleteProfilePicture,
  updateUserProfile,
  uploadProfilePicture,
} from '../../auth/accounts/profileChange.ts';
import { checkSecureAccount, secureAccount } from '../../auth/accounts/secureAccount.ts';
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  endSession,
  extendSession,
  listSessions,
  logoutEverywhere,
} from '../../auth/accounts/security.ts';
import { signUp } from '../../auth/accounts/signUp.ts';
import { resendVerification, verifyEmail } from '../../auth/accounts/verification.ts';
import { adminLogin } from '../../auth/adminSignIn.ts';
import { createCaptchaChallenge, login, logout } from '../../auth/auth.ts';
import { checkPasswordReset, forgotPassword, resetPassword } from '../../auth/passwords/passwordReset.ts';
import { linkIdentity, listIdentities, unlinkIdentity } from '../../auth/social/identities.ts';
import {
  exchangeSocialCode,
  redirectToGoogle,
  redirectToLinkedin,
  socialSignUp,
} from '../../auth/social/social.ts';
import {
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  saveNotificationPreferences,
} from '../../notifications/notifications.ts';
import { getUserProfile } from '../../profile/profile.ts';
import { getTenantSettings, updateTenantSettings } from '../../tenants/tenantSettings.ts';
import { getTenantInfo } from '../../tenants/tenants.ts';

export const identityOperations = {
  getConsents,
  saveConsents,
  deleteProfilePicture,
  updateUserProfile,
  uploadProfilePicture,
  checkSecureAccount,
  secureAccount,
  changeEmail,
  changePassword,
  confirmEmailChange,
  endSession,
  extendSession,
  listSessions,
  logoutEverywhere,
  signUp,
  resendVerification,
  verifyEmail,
  adminLogin,
  createCaptchaChallenge,
  login,
  logout,
  checkPasswordReset,
  forgotPassword,
  resetPassword,
  linkIdentity,
  listIdentities,
  unlinkIdentity,
  exchangeSocialCode,
  redirectToGoogle,
  redirectToLinkedin,
  socialSignUp,
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  saveNotificationPreferences,
  getUserProfile,
  getTenantSettings,
  updateTenantSettings,
  getTenantInfo,
};
