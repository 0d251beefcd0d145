import {
  checkCommitment,
  decideCompany,
  getAdmin,
  getAdminCompany,
  listAdminCompanies,
  listAudit,
  listOutbox,
} from '../../admin/admin.ts';
import { listAdminUsers, updateAdminUser } from '../../admin/adminUsers.ts';
import { getIndexingProgress, importReferenceRelease } from '../../admin/referenceReleases.ts';
import {
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
} from '../../content/content.ts';
import { getVeteranDashboard } from '../../dashboard/veteran.ts';
import { addFlowEvents, getFunnel } from '../../funnel/flowEvents.ts';
import { cancelAccountDeletion, deleteAccount } from '../../privacy/departure.ts';
import { createGdprPdf, getGdprPdf } from '../../privacy/export/dataExports.ts';

export const oversightOperations = {
  checkCommitment,
  decideCompany,
  getAdmin,
  getAdminCompany,
  listAdminCompanies,
  listAudit,
  listOutbox,
  listAdminUsers,
  updateAdminUser,
  getIndexingProgress,
  importReferenceRelease,
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
  getVeteranDashboard,
  addFlowEvents,
  getFunnel,
  cancelAccountDeletion,
  deleteAccount,
  createGdprPdf,
  getGdprPdf,
};
