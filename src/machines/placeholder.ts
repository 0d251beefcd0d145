import { fromPromise } from 'xstate';

/** A call that a chart names and does not hold: the feature’s door provides it, and who forgets to reads its name. */
export const placeholder = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(async () => {
    throw new Error(name);
  });
