export { findableBy } from './findableBy.ts';
export { comparableJobs, isNotDismissed } from './fitting.ts';
export { type CardCompany, type CardJob, roleTitleIn, toJobCard } from './jobViews.ts';
export { updateCompanyJobs } from './ofCompany.ts';
export { matchOnCard } from './ofVisitor.ts';
export { readableJob } from './public.ts';
export { countReportedJobs } from './reports.ts';
export { cleanHtml } from './richText.ts';
export { skillNames, vectorsOf } from './searchText.ts';
