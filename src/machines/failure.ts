/** The server's Problem with its HTTP status; 0 when no response arrived. */
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

type Failed = { error: unknown };

export const errorOf = ({ event }: { event: Failed }): Failed => ({ error: event.error });

/** Requires a chart with an action of this name. */
export const remembersFailure = { type: 'rememberFailure', params: errorOf } as const;

export const staysIn = <Target extends string>(target: Target) =>
  ({ target, actions: remembersFailure, description: 'fails: stays here with a message' }) as const;

export const sessionEnded = (error: unknown) => failureOf(error).status === 401;
export const userInactive = (error: unknown) => failureOf(error).status === 410;
