import type { Outbox } from '../mail/outbox.ts';
import { departureHandlers } from './departure.ts';
import { dataExportHandlers } from './export/dataExports.ts';
import type { ExportJobs } from './export/exportJobs.ts';

export { endDepartures } from './departure.ts';
export { eraseAccount } from './erase.ts';
export { type ErasureLog, erasureLogFrom, replayErasures } from './erasureLog.ts';
export { createExportJobs } from './export/exportJobs.ts';
export { endUnusedAccounts, removeOutdated } from './retention.ts';

export const privacyHandlers = (options: { outbox: Outbox; exportJobs: Pick<ExportJobs, 'wake'> }) => ({
  ...dataExportHandlers(options),
  ...departureHandlers(options),
});
