import { runChildWorker } from '../files/childWork.ts';
import type { CvTask } from './cvReader.ts';
import { inspectAttachment } from './files/inspectAttachment.ts';
import { inspectCv } from './files/inspectCv.ts';
import { readCv, readScannedCv } from './readCv.ts';

runChildWorker((task: CvTask) => {
  if (task.kind === 'inspect')
    return task.isForOthers ? inspectAttachment(task.bytes) : inspectCv(task.bytes);
  return task.kind === 'read' ? readCv(task.bytes, task.hints) : readScannedCv(task.bytes, task.hints);
});
