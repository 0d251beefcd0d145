export { endDepartures } from './departure.ts';
export { type ErasureLog, erasureLogFrom, replayErasures } from './erasureLog.ts';
export { createExportJobs } from './export/exportJobs.ts';
export { endUnusedAccounts, removeOutdated } from './retention.ts';
