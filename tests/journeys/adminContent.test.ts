/** A file of the operator’s, from its faults to what veterans find. */
import { and, eq } from 'drizzle-orm';
import { courses } from '../../server/db/schema/services.ts';
import { expect, test } from '../support/journeys/story.ts';

const csv = (...rows: string[]) => ({
  name: 'courses.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\r\n')),
});

test('the operator mends a file by its faults, imports it, and finds the course changed', async ({
  page,
  people,
  server,
  watched,
}) => {
  await people.bringOperator(page);
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await page.getByRole('link', { name: 'Import CSV' }).click();
  const file = page.getByLabel('Drop a CSV file here');
  const head = 'code,title,url';
  try {
    await file.setInputFiles(
      csv(head, 'forklift,Forklift on file,https://lift.example', 'site-safety,,example'),
    );
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      '0 new, 1 changed, 1 with an error. Nothing was imported. Correct the rows below in your file, then choose it again.',
    );
    await expect(page.getByRole('listitem').filter({ hasText: 'Row 3' })).toHaveText([
      'Row 3title: Required',
      'Row 3url: Enter a web address that begins with https://',
    ]);
    await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);
    await file.setInputFiles(csv(head, 'forklift,Forklift on file,https://lift.example'));
    await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Courses', exact: true })).toBeVisible();
    await page.getByLabel('Name or key').fill('forklift');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('link', { name: 'Forklift on file', exact: true }).click();
    await expect(page.getByLabel('Web address')).toHaveValue('https://lift.example');
    expect(watched.callsOf('importContent')).toHaveLength(3);
  } finally {
    await server.asPerson('recruiter-admin', ({ tx, tenantId }) =>
      tx
        .update(courses)
        .set({ title: 'Forklift, counterbalance and reach', url: null })
        .where(and(eq(courses.tenant_id, tenantId), eq(courses.code, 'forklift'))),
    );
  }
});
