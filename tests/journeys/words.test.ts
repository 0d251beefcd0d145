/**
 * Every page of both tenants is read once, by a person whose page it is; some of the British ones by accessibility.test.ts,
 * which has them open. A new route is read without a change here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { matchRoutes } from 'react-router-dom';
import { root } from '../../server/process/root.ts';
import { places } from '../support/journeys/places/places.ts';
import { readPage } from '../support/journeys/reading.ts';
import { expect, type People, test } from '../support/journeys/story.ts';
import { faultsIn } from '../support/journeys/wording.ts';

// One worker for each tenant.
test.describe.configure({ mode: 'parallel' });

/** Pages without a text of their own, because they lead to another. */
const leadOn = ['/', '/profile', '/recruiter/company', '/recruiter/invite-user'];
/** Pages that lead these readers on: without the kind of plan in its address the wizard goes back to the plans. */
const endsOn: Record<string, string> = {
  '/veteran/create-transition-plan-vx': '/veteran/transition-plan-vx',
};
/** For developers, who read the keys of charts; and the mails, which other stories of the same server send. */
const notRead = ['/flows', '/flows/open', '/mailbox', '/*'];

interface Reader {
  /** None is a visitor. */
  person?: string;
  owns: RegExp;
  /** More of what a page shows by its address. */
  also?: string[];
}

const sections = (role: string, names: string[]) =>
  names.map((name) => `/${role}/profile?profile_section=${name}`);

/** A page is read by the first who owns it. */
const readers: Reader[] = [
  { person: 'veteran-pending', owns: /^\/approval-pending$/ },
  {
    person: 'veteran-services',
    owns: /^\/veteran\/onboarding$/,
    also: [0, 1, 2, 3, 4].map((step) => `/veteran/onboarding?step=${step}`),
  },
  {
    person: 'veteran-complete',
    owns: /^\/veteran|\/apply$/,
    also: [
      ...sections('veteran', [
        'service',
        'preferences',
        'visibility',
        'notifications',
        'security',
        'privacy',
      ]),
      '/veteran?dashboard_tab=explore',
      '/veteran/resume/edit?section=experience',
    ],
  },
  { person: 'recruiter-new', owns: /^\/recruiter\/company\/create$/ },
  { person: 'recruiter-found', owns: /^\/recruiter\/company\/exists$/ },
  { person: 'recruiter-rejected', owns: /^\/recruiter\/company\/reject$/ },
  { person: 'recruiter-company-pending', owns: /^\/recruiter\/company\/approval-pending$/ },
  { person: 'recruiter-company-inactive', owns: /^\/inactive$/ },
  {
    person: 'recruiter-admin',
    owns: /^\/recruiter(?!s)/,
    also: [
      ...sections('recruiter', ['company', 'notifications', 'security', 'privacy']),
      '/recruiter/companies?tab=pending',
      '/recruiter/companies?tab=invitations',
    ],
  },
  {
    owns: /^\/(?!admin)/,
    also: [
      '/military-roles?search=mechanic',
      '/help?for=recruiter',
      '/recruiter/jobs',
      '/recruiter/candidate-list',
    ],
  },
  { person: 'the operator', owns: /^\/admin/ },
];

/** Pages that are opened from a menu: they have the id of another page that is linked. */
const sameId: Record<string, string> = {
  '/jobs/:jobId/apply': '/jobs/:jobId',
  '/courses/:courseId': '/veteran/course-details/:courseId',
  '/veteran/course-details/:courseId': '/courses/:courseId',
  '/service-providers/:serviceProviderId': '/veteran/service-details/:serviceProviderId',
  '/veteran/service-details/:serviceProviderId': '/service-providers/:serviceProviderId',
  '/recruiter/job/edit-job-new/:id': '/recruiter/jobs/:jobId',
  '/recruiter/jobs/:jobId/preview': '/recruiter/jobs/:jobId',
};

/** The addresses that accessibility.test.ts reads as this person, in the British tenant. */
const readInPlaces = ({ person }: Reader) =>
  places
    .filter(({ isRead, key, operator }) => isRead && (operator ? 'the operator' : key) === person)
    .map(({ path }) => path);

/** The routes as the build has listed them, and the first link to each that a page had. */
function createRouteList(tenant: 'uk' | 'us') {
  const { routes } = JSON.parse(readFileSync(join(root, 'dist/assets.json'), 'utf8')) as { routes: object };
  const patterns = Object.keys(routes);
  const table = patterns.map((path) => ({ path }));
  const patternOf = (address: string) => matchRoutes(table, address.split(/[?#]/)[0]!)?.at(-1)?.route.path;
  // Federal jobs are for people in the United States.
  const isElsewhere = (pattern: string) => tenant === 'uk' && pattern.startsWith('/veteran/federal-resume');
  const links = new Map<string, string>();
  const unread = new Set(
    patterns.filter((pattern) => ![...leadOn, ...notRead].includes(pattern) && !isElsewhere(pattern)),
  );

  function addressOf(pattern: string): string | undefined {
    if (!pattern.includes(':')) return pattern;
    const own = links.get(pattern);
    if (own) return own;
    const id = /\d+/.exec(links.get(sameId[pattern] ?? '') ?? '')?.[0];
    return id && pattern.replace(/:\w+/, id);
  }
  return {
    unread,
    patternOf,
    addLinks(addresses: string[]) {
      for (const address of addresses) {
        const pattern = patternOf(address);
        if (pattern?.includes(':') && !links.has(pattern)) links.set(pattern, address);
      }
    },
    /** Of an address with a query not the whole page is shown. */
    leaveOut(isOwn: (pattern: string) => boolean, addresses: string[]) {
      for (const address of addresses) {
        const pattern = patternOf(address);
        if (pattern && !address.includes('?') && isOwn(pattern)) unread.delete(pattern);
      }
    },
    /** Takes what this reader owns, as far as it can be opened by now. */
    take(isOwn: (pattern: string) => boolean): string[] {
      return [...unread].filter(isOwn).flatMap((pattern) => {
        const address = addressOf(pattern);
        if (address !== undefined) unread.delete(pattern);
        return address ?? [];
      });
    },
  };
}

async function bring({ person }: Reader, people: People, context: BrowserContext, page: Page) {
  if (person === 'the operator') await people.bringOperator(page);
  else if (person) await people.bring(context, person);
  else
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
}

for (const tenant of ['uk', 'us'] as const) {
  test.describe(tenant, () => {
    test.use({ tenant });
    test(`each page is written as its country writes, without dates, keys and counts of a machine: ${tenant}`, async ({
      page,
      context,
      people,
      watched,
    }) => {
      // Links from mails are opened without what a mail puts into them.
      watched.allows('failed: 4');
      const list = createRouteList(tenant);
      const faults: string[] = [];
      // What was read there says nothing of the page that was to be read.
      const elsewhere: string[] = [];
      for (const [at, reader] of readers.entries()) {
        const isOwn = (pattern: string) => readers.findIndex(({ owns }) => owns.test(pattern)) === at;
        const readBefore = tenant === 'uk' ? readInPlaces(reader) : [];
        list.leaveOut(isOwn, readBefore);
        const also = (reader.also ?? []).filter((path) => !readBefore.includes(path));
        const waiting = [...list.take(isOwn), ...also];
        if (waiting.length === 0) continue;
        await bring(reader, people, context, page);
        let before: string | undefined;
        for (const path of waiting)
          await test.step(`${reader.person ?? 'a visitor'} reads ${path}`, async () => {
            const pattern = list.patternOf(path);
            const options = { isLoaded: before !== undefined, isSameKind: before === pattern };
            const { lines, links, address } = await readPage(page, path, options);
            before = list.patternOf(address);
            if (before !== (endsOn[pattern ?? ''] ?? pattern)) elsewhere.push(`${path} ends on ${address}`);
            faults.push(...faultsIn(path, lines, tenant));
            list.addLinks(links);
            waiting.push(...list.take(isOwn));
          });
      }
      expect(faults).toEqual([]);
      expect(elsewhere).toEqual([]);
      // No page that was read has a link to one of these.
      expect([...list.unread]).toEqual([]);
    });
  });
}
