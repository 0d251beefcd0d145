import type { Attempts } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import type { Limits } from '../http/answers/rateLimits.ts';
import type { BrowserRecognition } from './browserRecognition.ts';
import type { Captcha } from './captcha.ts';

/** What signing in needs of the running app. */
export interface SignInServices {
  database: Database;
  limits: Limits;
  captcha: Captcha;
  browsers: BrowserRecognition;
  attempts: Attempts;
}
