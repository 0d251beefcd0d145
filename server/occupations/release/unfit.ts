import { Problem } from '../../http/answers/problem.ts';

/** A folder or file that is no release of the data sets; the message says what is wrong with it. */
export const unfit = (message: string) =>
  new Problem(422, 'file_unreadable', message, { errors: { file: [message] } });
