import { findApplication, viewingAs } from '../../applications/interface.ts';
import type { Operation } from '../../http/contract/call.ts';
import { hasBlock, statusFor, threadOf } from '../conversation.ts';
import { conversationNews } from '../conversationNews.ts';
import type { MessageStreams } from './openStreams.ts';

export const followMessages: Operation<'followMessages', { messageStreams: MessageStreams }> = async (
  { params, query, user, tenant, now, transaction },
  { messageStreams },
) => {
  const news = await transaction(async (db) => {
    const { viewer: reader, side } = viewingAs(user);
    const application = await findApplication(db, side, params.id);
    const isBlocked = await hasBlock(db, application);
    const status = statusFor(reader, application, { isBlocked, now });
    return conversationNews(await threadOf(db, params.id), { reader, status });
  });
  const follower = {
    tenantId: tenant.id,
    userId: user.id,
    sessionId: user.session_id,
    applicationId: params.id,
  };
  return { lines: messageStreams.open(follower, news, query.since) };
};
