/** Notifications of a recruiter while the page is open: the bell, the page it leads to, and how they want to be notified. */
import { eq } from 'drizzle-orm';
import { notifications } from '../../server/db/schema/notifications.ts';
import type { NotificationInput } from '../../server/notifications/notify.ts';
import type { JourneyServer } from '../support/journeys/server.ts';
import { expect, test } from '../support/journeys/story.ts';
import { expectToast } from '../support/journeys/toasts.ts';

type SeededNotification = Pick<NotificationInput, 'title'> & {
  link: string;
  minutesAgo: number;
  isRead?: boolean;
};

const tell = (server: JourneyServer, list: SeededNotification[]) =>
  server.asPerson('recruiter', ({ tx, tenantId }, { id }) => {
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000);
    return tx.insert(notifications).values(
      list.map(({ minutesAgo, isRead = false, ...one }) => ({
        ...{ tenant_id: tenantId, user_id: id, type: 'new_application' as const, ...one },
        ...{ body: 'Open the application to see who they are.', created_at: at(minutesAgo) },
        read_at: isRead ? at(0) : null,
      })),
    );
  });

test('the bell follows what arrives and is read, on the desktop and on a phone; mails can be turned off', async ({
  page,
  context,
  people,
  server,
}) => {
  await people.bring(context, 'recruiter');
  await server.asPerson('recruiter', ({ tx }, { id }) =>
    tx.delete(notifications).where(eq(notifications.user_id, id)),
  );
  await tell(server, [
    { title: 'Ann applied', link: '/recruiter/jobs?tab=ended', minutesAgo: 300 },
    { title: 'Bo applied', link: '/recruiter/jobs', minutesAgo: 90, isRead: true },
  ]);
  await page.goto('/recruiter');
  const bell = (name: string) => page.getByRole('link', { name, exact: true });
  const titles = page.getByRole('list', { name: 'Notifications' }).getByRole('heading');
  await expect(bell('Notifications, 1 unread')).toHaveCount(1);

  await tell(server, [{ title: 'Cy applied', link: '/recruiter/jobs', minutesAgo: 200 }]);
  // As when one comes back to the window.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await bell('Notifications, 2 unread').click();
  await expect(page).toHaveURL('/recruiter/notifications');
  await expect(titles).toHaveText(['Unread: Cy applied', 'Unread: Ann applied', 'Bo applied']);

  await page.getByRole('link', { name: 'Ann applied' }).click();
  await expect(page).toHaveURL('/recruiter/jobs?tab=ended');
  await page.setViewportSize({ width: 390, height: 844 });
  await bell('Notifications, 1 unread').click();
  await expect(titles).toHaveText(['Unread: Cy applied', 'Bo applied', 'Ann applied']);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell('Notifications')).toHaveCount(1);
  await expect(page.getByText('You’re all caught up.')).toBeVisible();

  await page.getByRole('link', { name: 'Choose your notifications' }).click();
  const byMail = page.getByRole('switch', { name: 'Applications: By email' });
  await byMail.click();
  await expectToast(page, 'Saved');
  await page.reload();
  await expect(byMail).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Applications: In the app' })).toBeChecked();
  await expect(page.getByText('You can’t turn these off.')).toBeVisible();
});
