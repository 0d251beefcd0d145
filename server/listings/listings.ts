import type { Outbox } from '../mail/outbox.ts';
import { categoryHandlers } from './categories.ts';
import { courseHandlers } from './courses.ts';
import { providerHandlers } from './providers.ts';

export const listingHandlers = ({ outbox }: { outbox: Outbox }) => ({
  ...categoryHandlers,
  ...courseHandlers(outbox),
  ...providerHandlers(outbox),
});
