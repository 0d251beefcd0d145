/** The outbox over a real SMTP server. */

import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createOutbox, type Outbox } from '../../server/mail/outbox.ts';
import type { MailFailure } from '../../server/mail/sender.ts';
import type { SmtpOptions } from '../../server/mail/smtp.ts';
import { openTestServer, startTestServer, type TestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { startSmtp } from '../support/contract/smtp.ts';
import { testNow } from '../support/contract/testNow.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let now = testNow;
const clock = () => now;
const smtp = await startSmtp();
// It sends nothing automatically: whatever does is opened for one test, so that no other takes its mails.
const server = await startTestServer({ clock });
const mailbox = mailboxOf(server);
const { linkIn, fragmentOf } = mailbox;

async function withPost<T>(work: (posting: TestServer) => Promise<T>, options = smtp.options): Promise<T> {
  const posting = await openTestServer({ database: server.database, clock, smtp: options });
  try {
    return await work(posting);
  } finally {
    await posting.close();
  }
}

async function forgot(email: string, on: TestServer) {
  const { status } = await on.request('forgotPassword', {
    body: { email, captcha_token: await on.solveCaptcha() },
  });
  expect(status).toBe(200);
}

/** Rows of the outbox to one address. */
async function rowsTo(address: string) {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ id: number; state: string; attempts: number; last_error: string | null; sealed: boolean }>(
      sql`select id, state, attempts, last_error, sealed_token is not null as sealed
          from outgoing_mails where "to" = ${address} order by id`,
    ),
  );
  return rows;
}

const failures: MailFailure[] = [];

async function outboxTo(options: SmtpOptions): Promise<Outbox> {
  const onError = (error: unknown) => {
    throw error;
  };
  const onFailure = (failure: MailFailure) => void failures.push(failure);
  const outbox = await createOutbox({ database: server.database, clock, smtp: options, onError, onFailure });
  // Left open, it would take mails of later tests every five seconds.
  onTestFinished(() => outbox.close());
  return outbox;
}

/** Lets whatever is due be sent now. */
async function sendDue(outbox: Outbox) {
  outbox.wake();
  await outbox.settled();
}

async function unusedPort(): Promise<number> {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  return port;
}

/** In the caller's way of writing: a mail that waits. */
async function waiting(address: string, outbox: Outbox, token: string | null = 'the-secret-of-the-link') {
  const tenant = await tenantOf(server.database, 'uk');
  return server.database.asTenant(tenant.id, (db) =>
    outbox.write(db, {
      to: address,
      tenant,
      origin: 'https://careers.example.org',
      now,
      ...(token && { token }),
      letter: {
        kind: 'test',
        subject: 'Ünïcode & <b>tags</b>',
        paragraphs: ['Less < more, “quoted” & so on.'],
        button: { label: 'Open', path: '/auth/verify-email#email=a%40b.test&token=' },
      },
    }),
  );
}

test('an invitation arrives as a calendar object that mail programs read, with its method', async () => {
  const outbox = await outboxTo(smtp.options);
  const tenant = await tenantOf(server.database, 'uk');
  const to = 'invited@demo.test';
  const calendar = {
    method: 'CANCEL' as const,
    text: 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n',
  };
  await server.database.asTenant(tenant.id, (db) =>
    outbox.write(db, {
      ...{ to, tenant, origin: 'https://careers.example.org', now },
      letter: { kind: 'test', subject: 'Interview', paragraphs: ['It is cancelled.'], calendar },
    }),
  );
  await sendDue(outbox);
  const [{ mail }] = smtp.to(to) as [(typeof smtp.received)[number]];
  const parts = (mail.attachments ?? []).filter(
    ({ mimeType }) => mimeType.endsWith('/ics') || mimeType === 'text/calendar',
  );
  expect(parts.map(({ method }) => method)).toContain('CANCEL');
  const texts = parts.map(({ content }) => Buffer.from(content as ArrayBuffer).toString());
  expect(texts.map((text) => text.split(/\r?\n/))).toContainEqual(calendar.text.split('\r\n'));
});

test('a mail with a link does not wait for news to many people', async () => {
  const outbox = await outboxTo(smtp.options);
  // One more than are sent together.
  for (let index = 0; index < 11; index += 1) await waiting(`news-${index}@demo.test`, outbox, null);
  await waiting('waits-for-a-link@demo.test', outbox);
  const before = smtp.received.length;
  await sendDue(outbox);
  const order = smtp.received.slice(before).map(({ envelopeTo }) => envelopeTo[0]!);
  expect(order).toHaveLength(12);
  expect(order.indexOf('waits-for-a-link@demo.test')).toBeLessThan(10);
});

test('a mail arrives as text and HTML with a link that works', async () => {
  const email = 'veteran-cv@demo.test';
  await withPost(async (posting) => {
    await forgot(email, posting);
    await smtp.arrived(1);
  });
  const [{ mail, envelopeTo }] = smtp.to(email) as [(typeof smtp.received)[number]];
  expect(envelopeTo).toEqual([email]);
  expect(mail).toMatchObject({
    from: { name: 'Valour UK', address: 'post@mail.example.test' },
    replyTo: [{ name: '', address: 'help@valour-uk.test' }],
    to: [{ name: '', address: email }],
    subject: 'Choose a new password',
  });
  expect(mail.messageId).toMatch(/^<\d+\.\d+\.\d+@mail\.example\.test>$/);
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-generated');

  const link = linkIn({ text: mail.text ?? '' });
  expect(link.pathname).toBe('/auth/reset-password');
  expect(mail.html).toContain(`href="${link.href.replaceAll('&', '&#38;')}"`);
  expect(mail.html).not.toMatch(/<img|<script|<link|url\(/i);
  const { token } = fragmentOf(link);
  const { body } = await server.request('checkPasswordReset', { body: { token } });
  expect(body.data).toMatchObject({ email_masked: 'v•••@demo.test' });
});

test('no link’s token is stored in the database, neither before sending nor after it', async () => {
  const email = 'veteran-direction@demo.test';
  const whole = () =>
    server.database.asPlatform((tx) =>
      tx.execute<{ row: string }>(
        sql`select m::text as row from outgoing_mails m union all select t::text from one_time_tokens t`,
      ),
    );
  const before = await withPost(async (posting) => {
    const release = smtp.holdBack();
    const arrived = smtp.arrived(smtp.received.length + 1);
    await forgot(email, posting);
    expect((await rowsTo(email)).map(({ sealed }) => sealed)).toEqual([true]);
    const rows = await whole();
    release();
    await arrived;
    return rows;
  });
  const [{ mail }] = smtp.to(email) as [(typeof smtp.received)[number]];
  const { token } = fragmentOf(linkIn({ text: mail.text ?? '' }));
  const after = await whole();
  const revealing = [...before.rows, ...after.rows].filter(({ row }) => row.includes(token));
  expect([token.length, revealing]).toEqual([43, []]);
});

test('what is written by people is text in a letter', async () => {
  const outbox = await outboxTo(smtp.options);
  await waiting('odd@example.test', outbox);
  await sendDue(outbox);
  const [{ mail }] = smtp.to('odd@example.test') as [(typeof smtp.received)[number]];
  expect(mail.subject).toBe('Ünïcode & <b>tags</b>');
  expect(mail.text).toContain('Less < more, “quoted” & so on.');
  expect(mail.html).toContain('Less &#60; more, “quoted” &#38; so on.');
  expect(mail.html).not.toContain('<b>');
  await outbox.close();
});

describe('a mail server that is down', () => {
  test('for an hour loses nothing, and a link that waited is good from its sending', async () => {
    const down = { ...smtp.options, url: `smtp://127.0.0.1:${await unusedPort()}` };
    const email = 'veteran-plan@demo.test';
    await withPost((away) => forgot(email, away), down);
    const outbox = await outboxTo(down);
    for (const end = now.getTime() + hour; now.getTime() < end; now = new Date(now.getTime() + minute)) {
      await sendDue(outbox);
    }
    await outbox.close();
    const [{ state, attempts, last_error }] = (await rowsTo(email)) as [
      Awaited<ReturnType<typeof rowsTo>>[number],
    ];
    expect([state, last_error]).toEqual(['queued', 'ESOCKET CONN']);
    expect(attempts).toBeGreaterThan(5);
    expect(attempts).toBeLessThan(15);

    now = new Date(now.getTime() + 10 * minute);
    const back = await outboxTo(smtp.options);
    await sendDue(back);
    await back.close();
    expect((await rowsTo(email)).map((row) => row.state)).toEqual(['sent']);
    const [{ mail }] = smtp.to(email) as [(typeof smtp.received)[number]];
    const { token } = fragmentOf(linkIn({ text: mail.text ?? '' }));
    now = new Date(now.getTime() + 29 * minute);
    expect((await server.request('checkPasswordReset', { body: { token } })).status).toBe(200);
  });

  test('is given up on after five days', async () => {
    const down = await outboxTo({ ...smtp.options, url: `smtp://127.0.0.1:${await unusedPort()}` });
    await waiting('never@example.test', down);
    const start = now.getTime();
    const states: string[] = [];
    for (const days of [0, 4.9, 5.1]) {
      now = new Date(start + days * day);
      await sendDue(down);
      states.push((await rowsTo('never@example.test'))[0]!.state);
    }
    await down.close();
    expect(states).toEqual(['queued', 'queued', 'failed']);
    expect((await rowsTo('never@example.test'))[0]).toMatchObject({ attempts: 3, sealed: false });
  });
});

describe('a mail server without encryption', () => {
  /** Writes down what the client says, in front of the real server. Reached as 0.0.0.0, which is no loopback address. */
  async function listener() {
    let sent = '';
    const relay = createServer((client) => {
      const behind = connect(Number(new URL(smtp.options.url).port), '127.0.0.1');
      client.on('data', (bytes) => {
        sent += bytes;
      });
      for (const socket of [client, behind]) socket.on('error', () => {});
      client.pipe(behind).pipe(client);
    });
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    const { port } = relay.address() as AddressInfo;
    afterAll(() => relay.close());
    return { url: `smtp://postman:hush-hush@0.0.0.0:${port}`, said: () => sent };
  }

  test.each(['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true'])(
    'nothing is said in clear, the mail waits, is counted, and the log says why%s',
    async (query) => {
      const { url, said } = await listener();
      const outbox = await outboxTo({ url: url + query, from: smtp.options.from });
      const address = `clear${query.length}@example.test`;
      await waiting(address, outbox);
      const due = await outbox.waiting();
      failures.length = 0;
      await sendDue(outbox);
      expect(said()).toMatch(/^EHLO \S+\r\nSTARTTLS\r\n/);
      for (const secret of ['AUTH', 'hush-hush', address, smtp.options.from, 'the-secret-of-the-link']) {
        expect(said()).not.toContain(secret);
        expect(said()).not.toContain(Buffer.from(secret).toString('base64').slice(0, -2));
      }
      expect(await rowsTo(address)).toMatchObject([{ state: 'queued', attempts: 1, sealed: true }]);
      expect(await outbox.waiting()).toBe(due);
      expect(failures).toEqual([{ reason: expect.stringMatching(/^ETLS/), mails: 1, givenUp: 0 }]);
      await outbox.close();
    },
  );

  test('is sent to only where somebody says so', async () => {
    const { url } = await listener();
    const own = url.replace('postman:hush-hush@', '');
    const outbox = await outboxTo({ url: own, from: smtp.options.from, isTlsOptional: true });
    await waiting('optional@example.test', outbox);
    await sendDue(outbox);
    expect(smtp.to('optional@example.test')).toHaveLength(1);
    await outbox.close();
  });

  test('a failure is in the log, without an address', async () => {
    const { url } = await listener();
    await withPost(
      async (posting) => {
        now = new Date(now.getTime() + minute);
        await forgot('veteran-cv@demo.test', posting);
        await expect
          .poll(() =>
            posting.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'mail was not sent'),
          )
          .not.toEqual([]);
        expect(posting.log.join('')).not.toContain('veteran-cv@demo.test');
      },
      { url, from: smtp.options.from },
    );
  });
});

test.each([
  [550, 'RCPT TO', 'failed'],
  [450, 'RCPT TO', 'queued'],
])('an address that the server answers with %i', async (responseCode, command, state) => {
  const address = `refused-${responseCode}@example.test`;
  smtp.refuse({ responseCode, message: `No ${address}` });
  const outbox = await outboxTo(smtp.options);
  await waiting(address, outbox);
  await sendDue(outbox);
  smtp.refuse(null);
  await outbox.close();
  expect(await rowsTo(address)).toMatchObject([
    { state, attempts: 1, last_error: `EENVELOPE ${responseCode} ${command}` },
  ]);
});

test('three processes send each of sixty mails once', async () => {
  const outboxes = await Promise.all([1, 2, 3].map(() => outboxTo(smtp.options)));
  const addresses = Array.from({ length: 60 }, (_, index) => `crowd-${index}@example.test`);
  for (const address of addresses) await waiting(address, outboxes[0]!);
  await Promise.all(outboxes.map(sendDue));
  await Promise.all(outboxes.map((outbox) => outbox.close()));
  const outcomes = await Promise.all(
    addresses.map(async (address) => ({
      arrived: smtp.to(address).length,
      rows: (await rowsTo(address)).map(({ state, attempts, last_error }) => ({
        state,
        attempts,
        last_error,
      })),
    })),
  );
  expect(outcomes).toEqual(
    addresses.map(() => ({ arrived: 1, rows: [{ state: 'sent', attempts: 1, last_error: null }] })),
  );
});

test('what a process held when it died is sent by another, under the same Message-ID', async () => {
  const address = 'orphan@example.test';
  const outbox = await outboxTo(smtp.options);
  const id = await waiting(address, outbox);
  await sendDue(outbox);
  // As if it had died between the sending and writing that down.
  await server.database.asPlatform((tx) =>
    tx.execute(
      sql`update outgoing_mails set state = 'sending', next_attempt_at = ${new Date(
        now.getTime() + 5 * minute,
      ).toISOString()}::timestamptz where id = ${id}`,
    ),
  );
  await sendDue(outbox);
  expect(smtp.to(address).length).toBe(1);
  now = new Date(now.getTime() + 5 * minute);
  await sendDue(outbox);
  await outbox.close();
  const ids = smtp.to(address).map(({ mail }) => mail.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect((await rowsTo(address)).map(({ state }) => state)).toEqual(['sent']);
});

test('a change that is rolled back sends nothing', async () => {
  const outbox = await outboxTo(smtp.options);
  const tenant = await tenantOf(server.database, 'uk');
  const address = 'rolled-back@example.test';
  const letter = { kind: 'test', subject: 'Never', paragraphs: ['Never.'] };
  const failing = server.database.asTenant(tenant.id, async (db) => {
    await outbox.write(db, { to: address, tenant, origin: 'https://x.test', now, letter });
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  await sendDue(outbox);
  await outbox.close();
  expect([await rowsTo(address), smtp.to(address)]).toEqual([[], []]);
});

test('an outbox that is closed finishes what it has begun', async () => {
  const outbox = await outboxTo(smtp.options);
  await waiting('last@example.test', outbox);
  const release = smtp.holdBack();
  outbox.wake();
  const closing = outbox.close();
  release();
  await closing;
  const [row] = await rowsTo('last@example.test');
  expect([row!.state, smtp.to('last@example.test').length]).toEqual(
    row!.attempts === 0 ? ['queued', 0] : ['sent', 1],
  );
});

describe('the mailbox of the seeded tenants', () => {
  test('is not there where mail goes out', async () => {
    const { status } = await withPost((posting) => posting.request('listDemoMails'));
    expect(status).toBe(404);
  });

  test('shows each mail as its reader would get it, to its tenant alone', async () => {
    const email = 'veteran-services@demo.test';
    await forgot(email, server);
    const mail = await mailbox.latest(email);
    const { headers, file } = await server.request('getDemoMailPage', { params: { id: mail.id } });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'unsafe-inline'");
    const { token } = mailbox.fragmentOf(mailbox.linkIn(mail));
    expect(file!.toString()).toContain(token);
    expect(file!.toString()).toContain('<base target="_top">');
    const foreign = await server.request('getDemoMailPage', { tenant: 'us', params: { id: mail.id } });
    expect(foreign.status).toBe(404);
    expect(await mailbox.all(email, 'us')).toEqual([]);
  });

  test('exists on no other tenant', async () => {
    const demo = await startTestServer({ database: server.database, clock });
    await server.database.asPlatform((tx) =>
      tx.execute(sql`update tenants set is_demo = false where slug = 'us'`),
    );
    const { status } = await demo.request('listDemoMails', { tenant: 'us' });
    expect(status).toBe(404);
  });
});
