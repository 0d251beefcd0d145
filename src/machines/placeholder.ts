import { fromPromise } from 'xstate';

/** A call that a chart declares and its feature provides; the error of a missing one shows its name. */
export const placeholder = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(async () => {
    throw new Error(name);
  });
