import { Problem } from '../../http/answers/problem.ts';

/** The error for a folder or file that is not a release of the data sets; the message says what is wrong. */
export const unfit = (message: string) =>
  new Problem(422, 'file_unreadable', message, { errors: { file: [message] } });
