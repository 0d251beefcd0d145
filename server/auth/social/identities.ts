// Providers can be linked only by the signed-in owner, who proves their identity, and only if the address is the same.

import { recordOwn } from '../../audit/audit.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { identitiesEndedLetter, identityLinkedLetter } from '../accounts/accountLetters.ts';
import { lockCaller } from '../accounts/endAccess.ts';
import { requireIdentityProof } from '../accounts/identityProof.ts';
import { mailNoticeToAllAddresses } from '../accounts/mailing.ts';
import { addIdentity, identitiesOf, removeIdentities } from './linkedIdentities.ts';
import { spendTicket } from './tickets.ts';

export const accountExists = (data?: unknown) =>
  new Problem(
    409,
    'account_exists',
    'There’s already an account with this email address. Sign in with your password first.',
    data === undefined ? {} : { data },
  );

export const listIdentities: Operation<'listIdentities'> = ({ user, transaction }) =>
  transaction(async (db) => ({ data: await identitiesOf(db, user) }));

export const linkIdentity: Operation<'linkIdentity', { outbox: Outbox }> = async (call, { outbox }) => {
  const { body, user, now, transaction } = call;
  await requireIdentityProof(call, body.current_password);
  const data = await transaction(async (db) => {
    const account = await lockCaller(db, user);
    const ticket = await spendTicket(db, body.social_ticket, now);
    // The ticket comes in a link: following somebody else's must not give them access to this account.
    if (ticket.email !== account.email) {
      throw new Problem(
        409,
        'email_mismatch',
        'That account uses a different email address from yours here.',
      );
    }
    const [added] = await addIdentity(db, user.id, ticket, { now });
    if (!added) throw accountExists();
    const details = { provider: ticket.provider };
    await recordOwn(db, user, { action: 'provider.linked', details }, { now });
    await mailNoticeToAllAddresses(outbox, call)(db, account, identityLinkedLetter(ticket.provider));
    return identitiesOf(db, account);
  });
  outbox.wake();
  return { data };
};

export const unlinkIdentity: Operation<'unlinkIdentity', { outbox: Outbox }> = async (call, { outbox }) => {
  const { body, params, user, now, transaction } = call;
  await requireIdentityProof(call, body.current_password);
  const data = await transaction(async (db) => {
    const account = await lockCaller(db, user);
    const linked = await identitiesOf(db, account);
    const removed = linked.find(({ provider }) => provider === params.provider);
    if (!removed) return linked;
    const others = linked.filter((identity) => identity !== removed);
    if (others.length === 0 && !account.password_hash) {
      throw new Problem(
        409,
        'last_identity',
        'This is your only way to sign in. First choose a password with “Forgot password”.',
      );
    }
    await removeIdentities(db, [removed.id]);
    const details = { provider: removed.provider };
    await recordOwn(db, user, { action: 'provider.unlinked', details }, { now });
    await mailNoticeToAllAddresses(outbox, call)(db, account, identitiesEndedLetter([removed.provider]));
    return others;
  });
  outbox.wake();
  return { data };
};
