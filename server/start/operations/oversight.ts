export {
  checkCommitment,
  decideCompany,
  getAdmin,
  getAdminCompany,
  listAdminCompanies,
} from '../../admin/admin.ts';
export { listAdminUsers, updateAdminUser } from '../../admin/adminUsers.ts';
export { listAudit, listOutbox } from '../../admin/records.ts';
export { getIndexingProgress, importReferenceRelease } from '../../admin/referenceReleases.ts';
export { checkCompanyWebsite } from '../../admin/websites.ts';
export {
  createContent,
  deleteContent,
  exportContent,
  exportReference,
  getContent,
  getReference,
  importContent,
  listContent,
  listReference,
  listReferenceLists,
  updateContent,
} from '../../content/contentOperations.ts';
export { getVeteranDashboard } from '../../dashboard/veteran.ts';
export { addFlowEvents, getFunnel } from '../../funnel/flowEvents.ts';
export { cancelAccountDeletion, deleteAccount } from '../../privacy/departure.ts';
export { createGdprPdf, getGdprPdf } from '../../privacy/export/dataExports.ts';
