import type { Page } from '@playwright/test';

const roles = ['banner', 'navigation', 'contentinfo', 'button', 'heading'] as const;

/** Which of these roles the page has on paper. */
export async function rolesInPrint(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const counts = await Promise.all(roles.map((role) => page.getByRole(role).count()));
  await page.emulateMedia({ media: null });
  return roles.filter((_, index) => counts[index] !== 0);
}
