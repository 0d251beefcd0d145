export interface NotificationChannels {
  in_app: boolean;
  email: boolean;
}

/** How somebody is notified; null if neither in the app nor by email. */
export function channelText({ in_app, email }: NotificationChannels): string | null {
  if (in_app && email) return 'in the app and by email';
  if (in_app) return 'in the app';
  return email ? 'by email' : null;
}
