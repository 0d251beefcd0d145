/** How a call can fail, as every chart sees it: the server's Problem with its HTTP status (0 when nothing came back). */
export interface Failure {
  status: number;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  data?: unknown;
}

export const failureOf = (error: unknown): Failure =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'message' in error
    ? (error as Failure)
    : {
        status: 0,
        code: 'unknown',
        message: 'There seems to be a problem right now, please try again later',
      };

export const sessionEnded = (error: unknown) => failureOf(error).status === 401;
export const userInactive = (error: unknown) => failureOf(error).status === 410;
