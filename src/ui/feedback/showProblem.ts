import { toast } from './toast.ts';

export const showProblem = (error: string | { message: string }): void =>
  toast.error(typeof error === 'string' ? error : error.message);
