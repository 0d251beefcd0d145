import { toast } from './toast.ts';

/** The shared handler of failed calls: says the message of an error as a toast. */
export const showProblem = (error: string | { message: string }): void =>
  toast.error(typeof error === 'string' ? error : error.message);
