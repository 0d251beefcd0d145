import type { ComponentType } from 'react';
import { Basics } from './Basics.tsx';
import { PlaceAndPay } from './PlaceAndPay.tsx';
import { QuestionsStep } from './QuestionsStep.tsx';
import { Role } from './Role.tsx';
import type { StepProps } from './stepProps.ts';
import { openingsErrors, salaryErrors, type TypedJob } from './typed.ts';

interface JobStep {
  label: string;
  title: string;
  Fields: ComponentType<StepProps>;
  errorsIn?: (typed: TypedJob) => Record<string, string>;
}

export const jobEditorSteps: readonly [JobStep, ...JobStep[]] = [
  { label: 'Basics', title: 'The basics', Fields: Basics, errorsIn: openingsErrors },
  { label: 'Place and pay', title: 'Place and pay', Fields: PlaceAndPay, errorsIn: salaryErrors },
  { label: 'Role', title: 'The role', Fields: Role },
  { label: 'Questions and publish', title: 'Questions, closing date and publishing', Fields: QuestionsStep },
];
