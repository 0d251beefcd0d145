import { Problem } from '../../http/answers/problem.ts';

export const unfit = (message: string) =>
  new Problem(422, 'file_unreadable', message, { errors: { file: [message] } });
