import type { ComponentType } from 'react';
import { Basics } from './Basics.tsx';
import { PlaceAndPay } from './PlaceAndPay.tsx';
import { Questions } from './Questions.tsx';
import { Role } from './Role.tsx';
import type { TypedJob } from './typed.ts';

export interface StepProps {
  typed: TypedJob;
  change: (part: Partial<TypedJob>) => void;
  errorOf: (path: string) => string | undefined;
}

export const steps: { label: string; title: string; Fields: ComponentType<StepProps> }[] = [
  { label: 'Basics', title: 'What is the job?', Fields: Basics },
  { label: 'Place and pay', title: 'Where is it, and what does it pay?', Fields: PlaceAndPay },
  { label: 'Role', title: 'What do they do and need?', Fields: Role },
  { label: 'Questions and publish', title: 'Questions, last day, publish', Fields: Questions },
];
