import { type ReactNode, Suspense } from 'react';
import type { ActionPlan } from '../../api/actionPlan.ts';
import type { Question } from '../../api/questions.ts';
import { localDay } from '../../ui/calendar.ts';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { later } from '../../ui/later.tsx';
import { ChooseCv } from './cv/ChooseCv.tsx';
import { ReadingCv } from './cv/ReadingCv.tsx';
import { CareerDirection } from './direction/CareerDirection.tsx';
import type { OnboardingSnapshot } from './onboardingSnapshot.ts';
import { PersonalDetails } from './personal/PersonalDetails.tsx';
import { ActionPlanScreen } from './plan/ActionPlanScreen.tsx';
import { planLead } from './plan/planGroups.ts';
import { Questionnaire } from './questionnaire/Questionnaire.tsx';
import { Services } from './services/Services.tsx';

const ReviewCv = later(async () => (await import('./cv/review/ReviewCv.tsx')).ReviewCv);

interface Screen {
  step: number;
  title: string;
  lead?: ReactNode;
  content: ReactNode;
}

interface Known {
  cvLabel: string;
  question: Question | undefined;
  place: string;
  plan: ActionPlan | undefined;
  locale: string;
}

function cvScreen(snapshot: OnboardingSnapshot, cvLabel: string): Screen {
  if (snapshot.matches({ underway: { screen: { uploadCv: 'reading' } } })) {
    return {
      step: 1,
      title: `Reading your ${cvLabel}`,
      lead: 'This usually takes a few seconds.',
      content: <ReadingCv />,
    };
  }
  if (
    snapshot.matches({ underway: { screen: { uploadCv: 'reviewing' } } }) ||
    snapshot.matches({ underway: { screen: { uploadCv: 'saving' } } })
  ) {
    return {
      step: 1,
      title: 'Check what we read',
      lead: 'You can change every line. Nobody sees it until you apply.',
      content: (
        <Suspense
          fallback={
            <Waiting label="Loading: What we read">
              <SkeletonRows />
            </Waiting>
          }
        >
          <ReviewCv />
        </Suspense>
      ),
    };
  }
  return {
    step: 1,
    title: `Upload your ${cvLabel}`,
    lead: 'An old one is fine. We read it into sections, and you check every line before anyone sees it.',
    content: <ChooseCv />,
  };
}

function questionnaireScreen(
  snapshot: OnboardingSnapshot,
  question: Question | undefined,
  place: string,
): Screen {
  const isReview =
    snapshot.matches({ underway: { screen: { questionnaire: 'reviewing' } } }) ||
    snapshot.matches({ underway: { screen: { questionnaire: 'saving' } } });
  const isOpen = !isReview && question !== undefined;
  return {
    step: 3,
    title: isReview ? 'Check your answers' : isOpen ? question.title : 'Career Direction',
    lead: isReview
      ? 'We’ll build your action plan from these answers. You can change any of them.'
      : isOpen
        ? [place, question.help_text].filter(Boolean).join('. ')
        : undefined,
    content: <Questionnaire />,
  };
}

export function screenOf(
  snapshot: OnboardingSnapshot,
  { cvLabel, question, place, plan, locale }: Known,
): Screen | null {
  if (snapshot.matches({ underway: { screen: 'personalDetails' } })) {
    return {
      step: 0,
      title: 'Personal Details',
      lead: 'A few short questions. Employers see none of this unless you agree.',
      content: <PersonalDetails />,
    };
  }
  if (snapshot.matches({ underway: { screen: 'uploadCv' } })) return cvScreen(snapshot, cvLabel);
  if (snapshot.matches({ underway: { screen: 'careerDirection' } })) {
    return {
      step: 2,
      title: 'Career Direction',
      lead: 'One question, then a few about your chosen direction. You can change it later.',
      content: <CareerDirection />,
    };
  }
  if (snapshot.matches({ underway: { screen: 'questionnaire' } }))
    return questionnaireScreen(snapshot, question, place);
  if (snapshot.matches({ underway: { screen: 'actionPlan' } })) {
    return {
      step: 4,
      title: 'Your action plan',
      lead: plan && planLead(plan, localDay(new Date()), locale),
      content: <ActionPlanScreen />,
    };
  }
  if (snapshot.matches({ underway: { screen: 'services' } })) {
    return {
      step: 5,
      title: 'Support & Services',
      lead: 'People and services that fit your plan.',
      content: <Services />,
    };
  }
  return null;
}
