/**
 * A process with the product's outbox on a database. With STORED it stores that many mails in a transaction, with BARE it sends
 * that many without the outbox, and exits; without either it sends stored mails.
 */
import { openDatabase } from '../../server/db/database.ts';
import type { Letter } from '../../server/mail/letter.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { smtpServer } from '../../server/mail/smtp.ts';
import { findTenant, seed } from './seeded.ts';

const letter: Letter = {
  kind: 'benchmark',
  subject: 'Confirm your email address',
  paragraphs: ['Someone has made an account with this address.'],
  button: { label: 'Confirm', path: '/auth/verify-email?token=' },
};
const server = { url: process.env.SMTP_URL ?? '', from: 'no-reply@valour.test' };

async function sendBare(mails: number) {
  const { send, close } = smtpServer(server);
  const sendNumbered = (_: unknown, number: number) =>
    send({
      messageId: `<bare.${number}@valour.test>`,
      from_name: 'Valour UK',
      reply_to: 'hello@valour.test',
      to: `reader-${number}@demo.test`,
      subject: letter.subject,
      calendar: null,
      text: letter.paragraphs.join(),
      html: letter.paragraphs.join(),
      created_at: new Date(),
    });
  await Promise.all(Array.from({ length: mails }, sendNumbered));
  close();
}

async function openOutbox() {
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? '' }, seed);
  const onError = (error: unknown) => console.error(error);
  return {
    database,
    outbox: await createOutbox({ database, clock: () => new Date(), smtp: server, onError }),
  };
}

async function store(mails: number) {
  const { database, outbox } = await openOutbox();
  const tenant = await findTenant(database);
  await database.asTenant(tenant.id, async (db) => {
    for (let number = 1; number <= mails; number += 1) {
      await outbox.write(db, {
        to: `reader-${number}@demo.test`,
        letter,
        tenant,
        origin: 'https://uk.valour.test',
        now: new Date(),
        token: `token-${number}`,
      });
    }
  });
  process.exit(0);
}

async function sendStored() {
  const { outbox } = await openOutbox();
  // In the product, storing a mail wakes the sender.
  setInterval(outbox.wake, 20);
  console.log('Sending');
}

const { STORED, BARE } = process.env;
if (STORED) await store(Number(STORED));
else if (BARE) await sendBare(Number(BARE));
else await sendStored();
