/** The two variants of a story: on a desktop and on a phone. */
import { type BrowserContextOptions, devices } from '@playwright/test';

export type Form = 'on a desk' | 'on a phone';

/** For a whole project; otherwise a story says itself that it runs on a phone. */
export interface FormOption {
  form: Form | undefined;
}

const { defaultBrowserType: _, ...desk } = devices['Desktop Chrome']!;
const { defaultBrowserType: __, ...phone } = devices['Pixel 7']!;

const forms: Record<Form, BrowserContextOptions> = {
  'on a desk': { ...desk, viewport: { width: 1280, height: 800 } },
  'on a phone': {
    ...phone,
    viewport: { width: 390, height: 844 },
    // Its own density is seven times the pixels to draw, and no more to find.
    deviceScaleFactor: 1,
  },
};

export const formOf = (form: Form | undefined, tags: string[]): BrowserContextOptions =>
  forms[form ?? (tags.some((tag) => tag.startsWith('@phone')) ? 'on a phone' : 'on a desk')];
