import type { TypedJob } from './typed.ts';

export interface StepProps {
  typed: TypedJob;
  change: (part: Partial<TypedJob>) => void;
  errorOf: (path: string) => string | undefined;
}
