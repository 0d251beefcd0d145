import Button from '@mui/joy/Button';
import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { Brand } from '../../ui/Brand.tsx';
import { SaveState } from '../../ui/feedback/SaveState.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { WizardLayout } from '../../ui/layout/WizardLayout.tsx';
import { hidden } from '../../ui/theme/token.ts';
import { useFlow, useOnboarding, useOnboardingData } from './onboardingFlow.tsx';
import { routePoints, stageNames, stageOfStep } from './stages.ts';

interface OnboardingFrameProps {
  step: number;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export const saveStateId = 'save-state';

export function OnboardingFrame({ step, title, lead, children }: OnboardingFrameProps) {
  const { actor, drafts, cvLabel, tenantName, locale } = useFlow();
  const onboarding = useOnboardingData();
  const saving = useSyncExternalStore(drafts.subscribe, drafts.saving);
  const canSkip = useOnboarding((snapshot) => snapshot.can({ type: 'skip.requested' }));
  const isBusy = useOnboarding((snapshot) => snapshot.hasTag('busy'));
  const isPlan = step === 4;
  const stage = stageOfStep[step] ?? 0;
  const names = stageNames(cvLabel);
  const turn = useSyncExternalStore(drafts.subscribe, () => drafts.turnOf(step));
  usePageTitle(`${title} · Stage ${stage + 1} of ${names.length} · ${tenantName}`);
  return (
    <WizardLayout
      brand={<Brand name={tenantName} onClick={() => actor.send({ type: 'logo.clicked' })} />}
      saveState={<SaveState id={saveStateId} saving={saving} onRetry={() => drafts.saveNow()} />}
      saveStateShort={<SaveState short saving={saving} onRetry={() => drafts.saveNow()} />}
      action={
        <>
          <Button
            variant="outlined"
            color="neutral"
            disabled={!canSkip}
            aria-describedby={isPlan ? 'skip-is-off' : undefined}
            onClick={() => actor.send({ type: 'skip.requested' })}
          >
            Skip
          </Button>
          {isPlan && (
            <span id="skip-is-off" style={hidden}>
              You can’t skip this stage, because your dashboard is built from this plan
            </span>
          )}
        </>
      }
      points={routePoints(onboarding?.stages ?? [], stage, { cvLabel, locale, now: new Date() })}
      routeLabel="Stages"
      intro={
        <>
          Five stages, about 20 minutes.
          <br />
          You can stop at any time and pick up where you left off.
        </>
      }
      stage={{ number: stage + 1, of: names.length, name: names[stage] ?? '' }}
      title={title}
      lead={lead}
      back={step > 0 ? { onClick: () => actor.send({ type: 'back.requested' }) } : undefined}
      loading={isBusy}
    >
      <Fragment key={turn}>{children}</Fragment>
    </WizardLayout>
  );
}
