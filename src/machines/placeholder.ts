import { fromPromise } from 'xstate';

export const placeholder = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(async () => {
    throw new Error(name);
  });
