import type { SnapshotFrom } from 'xstate';
import type { onboardingMachine } from '../../machines/onboarding.ts';

export type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>;
