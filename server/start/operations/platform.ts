import { getFile } from '../../files/files.ts';
import { getPicture } from '../../files/pictures.ts';
import { getHealth, getReadiness } from '../../http/health.ts';
import { getDemoMailPage, listDemoMails } from '../../mail/mailbox.ts';

export const platformOperations = {
  getFile,
  getPicture,
  getHealth,
  getReadiness,
  getDemoMailPage,
  listDemoMails,
};
