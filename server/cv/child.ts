import { runChildWorker } from '../files/childWork.ts';
import type { CvTask } from './cvReader.ts';
import { inspectCv } from './files/inspectCv.ts';
import { readCv } from './readCv.ts';

runChildWorker((task: CvTask) =>
  task.kind === 'inspect' ? inspectCv(task.bytes) : readCv(task.bytes, task.hints),
);
