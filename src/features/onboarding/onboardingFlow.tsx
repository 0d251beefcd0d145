import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { useAddress } from '../../adapters/useAddress.ts';
import { useAutosaveLifetime } from '../../adapters/useAutosave.ts';
import { type Onboarding, onboardingQuery } from '../../api/onboarding.ts';
import type { User } from '../../api/profile.ts';
import { Country } from '../../machines/country.ts';
import { observe } from '../../machines/observation.ts';
import { onboardingMachine } from '../../machines/onboarding.ts';
import { addressOfState, onboardingAddressFormat, readAddress } from './address.ts';
import { createDrafts, type Drafts } from './draft/drafts.ts';
import { onboardingActors } from './onboardingActors.ts';
import type { OnboardingSnapshot } from './onboardingSnapshot.ts';

export interface OnboardingDoor {
  user: User;
  countryId: number;
  tenantName: string;
  locale: string;
}

export interface Flow extends OnboardingDoor {
  actor: ActorRefFrom<typeof onboardingMachine>;
  drafts: Drafts;
  cvLabel: 'CV' | 'Resume';
  file: File | null;
  chooseFile: (file: File | null) => void;
  uploaded: number;
}

export const FlowContext = createContext<Flow | null>(null);

export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('useFlow is outside the onboarding flow');
  return flow;
}

export const useOnboarding = <Part,>(select: (snapshot: OnboardingSnapshot) => Part): Part =>
  useSelector(useFlow().actor, select);

export const useOnboardingData = (): Onboarding | undefined =>
  useQuery({ ...onboardingQuery(), enabled: false }).data;

interface FlowProviderProps extends OnboardingDoor {
  onLeave: () => void;
  children: ReactNode;
}

function useOnboardingAddress(actor: ActorRefFrom<typeof onboardingMachine>, resumeId: number | null) {
  useAddress(actor, onboardingAddressFormat, () => {
    const snapshot = actor.getSnapshot();
    const { questionIds, questionId } = snapshot.context;
    const isAsking =
      snapshot.matches({ underway: { screen: { questionnaire: 'answering' } } }) ||
      snapshot.matches({ underway: { screen: { questionnaire: 'savingAnswer' } } });
    const place = addressOfState(
      snapshot.getMeta(),
      isAsking ? questionIds.indexOf(questionId ?? -1) + 1 : 0,
    );
    return place && { ...place, resumeId };
  });
}

export function OnboardingFlow({ onLeave, children, ...door }: FlowProviderProps) {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const [file, chooseFile] = useState<File | null>(null);
  const [uploaded, setUploaded] = useState(0);
  const [drafts] = useState(() => createDrafts(door.user.id));
  const [machine] = useState(() =>
    onboardingMachine.provide({
      actors: onboardingActors({ queryClient, drafts, onUploadProgress: setUploaded }),
    }),
  );
  const actor = useActorRef(machine, { input: { address: readAddress(search) }, inspect: observe });
  const onboarding = useOnboardingData();
  useOnboardingAddress(actor, onboarding?.resume_id ?? null);
  useAutosaveLifetime(drafts);
  const hasEnded = useSelector(
    actor,
    (snapshot) =>
      snapshot.status === 'done' &&
      (snapshot.matches('skipped') || snapshot.matches('left') || snapshot.matches('completed')),
  );
  useEffect(() => {
    if (hasEnded) onLeave();
  }, [hasEnded, onLeave]);

  const cvLabel = door.countryId === Country.UnitedStates ? 'Resume' : 'CV';
  return (
    <FlowContext value={{ ...door, actor, drafts, cvLabel, file, chooseFile, uploaded }}>
      {children}
    </FlowContext>
  );
}
