/** The operator console. */
import type { BrowserContext } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { openSession, sessionLifetimes } from '../../../../server/auth/sessions.ts';
import { users } from '../../../../server/db/schema/accounts.ts';
import { jobReports, jobs } from '../../../../server/db/schema/jobs.ts';
import type { JourneyServer } from '../server.ts';
import { expect } from '../story.ts';
import { type Place, press } from './place.ts';

/** Somebody has reported a job, and the operator is signed in. */
async function reportedJob(context: BrowserContext, server: JourneyServer) {
  await server.startAfresh('veteran-complete');
  const session = await server.asPerson('veteran-complete', async (db, veteran) => {
    const { tx, tenantId: tenant_id } = db;
    const [job] = await tx.select().from(jobs).where(eq(jobs.status, 'published')).limit(1);
    const report = {
      reason: 'misleading' as const,
      text: 'The place is another one.',
      created_at: new Date(),
    };
    await tx.insert(jobReports).values({ tenant_id, user_id: veteran.id, job_id: job!.id, ...report });
    const isOperator = and(eq(users.tenant_id, tenant_id), eq(users.email, 'operator@demo.test'));
    const [operator] = await tx.select().from(users).where(isOperator);
    return openSession(db, { userId: operator!.id, now: new Date(), life: sessionLifetimes.ordinary });
  });
  const stored = JSON.stringify({ token: session.token, expiresAt: session.token_expires_at });
  await context.addInitScript((value) => sessionStorage.setItem('operatorSession', value), stored);
}

export const operatorPlaces: Place[] = [
  {
    name: 'the reported jobs',
    title: 'Reported jobs',
    path: '/admin/reports',
    first: reportedJob,
    act: (page) => expect(page.getByText('The place is another one.')).toBeVisible(),
  },
  {
    name: 'the reported messages',
    title: 'Reported messages',
    path: '/admin/message-reports',
    operator: true,
  },
  {
    name: 'the content of the tenant',
    title: 'Content',
    path: '/admin/content',
    operator: true,
  },
  {
    name: 'the courses in the console',
    title: 'Courses',
    path: '/admin/content/courses',
    isRead: true,
    operator: true,
  },
  {
    name: 'a course in the console, with its faults',
    title: 'Add a course',
    path: '/admin/content/courses/new',
    isRead: true,
    operator: true,
    failure: 'failed: 422 POST /api/admin/courses',
    act: async (page) => {
      await press('Save')(page);
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    name: 'the towns in the console',
    title: 'Towns',
    path: '/admin/content/reference/cities?search=bristol',
    operator: true,
  },
  {
    name: 'the occupation data in the console',
    title: 'Occupation data',
    path: '/admin/content/release',
    isRead: true,
    operator: true,
  },
  {
    name: 'a file of courses that was looked at',
    title: 'Import · Courses',
    path: '/admin/content/courses/import',
    isRead: true,
    operator: true,
    act: async (page) => {
      const buffer = Buffer.from('code,level,url\nforklift,Level 9,\nsite-safety,Level 2,javascript:x\n');
      await page
        .getByLabel('Drop a CSV file here')
        .setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer });
      await expect(page.getByRole('heading', { name: 'Errors' })).toBeVisible();
    },
  },
  {
    name: 'the candidates as visitors see them',
    title: 'Candidates',
    path: '/recruiter/candidate-list',
    isRead: true,
  },
  {
    name: 'the help of operators',
    title: 'Help',
    path: '/admin/help',
    isRead: true,
    operator: true,
  },
];
