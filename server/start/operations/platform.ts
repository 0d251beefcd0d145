export { getFile } from '../../files/files.ts';
export { getPicture } from '../../files/pictures.ts';
export { getHealth, getReadiness } from '../../http/health.ts';
export { getDemoMailPage, listDemoMails } from '../../mail/mailbox.ts';
