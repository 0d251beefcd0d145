export { countReportedMessages } from './messageReports.ts';
