import type { Outbox } from '../mail/outbox.ts';
import { crawlerHandlers } from './crawlers.ts';
import { keptJobHandlers } from './kept.ts';
import { recruiterListHandlers } from './list.ts';
import { publicJobHandlers } from './public.ts';
import { recruiterJobHandlers } from './recruiter.ts';
import { jobReportHandlers } from './reports.ts';

export const jobHandlers = ({ outbox }: { outbox: Outbox }) => ({
  ...publicJobHandlers,
  ...keptJobHandlers,
  ...recruiterJobHandlers(outbox),
  ...recruiterListHandlers,
  ...jobReportHandlers(outbox),
  ...crawlerHandlers,
});
