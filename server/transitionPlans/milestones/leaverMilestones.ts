// What every service leaver has to do by a day, whichever programme is theirs. Sources: gov.uk/guidance/leaving-the-armed-forces and
// the Service Leavers’ Guide (final medical and dental examination nine to six months before, dentist three to one months before, a
// GP from three months before, terminal leave in the last month), gov.uk/government/publications/service-leavers-pack (Pen Form 1
// six months before), pcse.england.nhs.uk (a registration counts once the person is discharged), va.gov (claims under BDD 180 to 90
// days before), skillbridge.osd.mil/faq.htm (the last 180 days), tricare.mil (CHCBP within 60 days).
import { addDays, addMonths } from '../../formats/days.ts';
import type { ServiceSituation } from './entitlement.ts';
import type { PlannedMilestone } from './plannedMilestone.ts';

/** About health and money: not for others to read. */
export const privateMilestones: readonly string[] = [
  ...['uk.pension_form', 'uk.final_medical', 'uk.civilian_gp', 'uk.dentist'],
  ...['us.bdd_claim', 'us.va_health_care', 'us.health_coverage'],
];

type Text = Pick<PlannedMilestone, 'title' | 'why' | 'advice' | 'link'>;
type Dates = Pick<PlannedMilestone, 'due_on' | 'window_from' | 'window_to'>;

const milestone = (code: string, dates: Dates, text: Text): PlannedMilestone => ({
  code,
  source: 'official',
  ...dates,
  ...text,
});

const leaversGuide = {
  title: 'Service Leavers’ Guide',
  url: 'https://www.gov.uk/government/publications/service-leavers-pack',
};
const leaversChecklist = {
  title: 'Leaving the armed forces',
  url: 'https://www.gov.uk/guidance/leaving-the-armed-forces',
};
const nhsGuide = {
  title: 'NHS guide for service leavers',
  url: 'https://www.nhs.uk/nhs-services/armed-forces-community/service-leavers-guide/',
};

export function britishLeaverMilestones({ anchor, hasLeft }: ServiceSituation): PlannedMilestone[] {
  if (!anchor || hasLeft) return [];
  const months = (due: number, opens: number): Dates => ({
    due_on: addMonths(anchor, due),
    window_from: addMonths(anchor, opens),
    window_to: anchor,
  });
  // A practice can be chosen before, but a registration only counts after discharge.
  const registration = { ...months(0, -3), due_on: addDays(anchor, 5), window_to: addMonths(anchor, 1) };
  return [
    milestone('uk.pension_form', months(-6, -9), {
      title: 'Send your pension form (AFPS Pen Form 1)',
      why: 'It’s due six months before your last day. Without it, your pension and lump sums come late.',
      advice: 'Fill it in on JPA today, or send the paper form.',
      link: leaversGuide,
    }),
    milestone('uk.final_medical', months(-6, -9), {
      title: 'Book your final medical and dental examination',
      why: 'They’re arranged nine to six months before you leave.',
      advice: 'Call your medical centre today and take the first appointment.',
      link: leaversChecklist,
    }),
    milestone('uk.terminal_leave', months(-2, -6), {
      title: 'Agree your terminal leave with your unit',
      why: 'You take it in your last month.',
      advice: 'Ask your unit this week how many days you have left.',
      link: leaversChecklist,
    }),
    milestone('uk.civilian_gp', registration, {
      title: 'Register with a civilian GP',
      why: 'You leave Defence Primary Healthcare on your last day.',
      advice: 'Register today. You can do it online, before your medical papers arrive.',
      link: nhsGuide,
    }),
    milestone('uk.dentist', months(-1, -3), {
      title: 'Find an NHS dentist',
      why: 'Military dental care ends with your service.',
      advice: 'Ask practices near your home today, and join a waiting list if they’re full.',
      link: nhsGuide,
    }),
  ];
}

const coverageDays = 60;

export function americanLeaverMilestones(
  { anchor, hasLeft, isRetiring }: ServiceSituation,
  today: string,
): PlannedMilestone[] {
  if (!anchor) return [];
  const days = (due: number, opens: number): Dates => ({
    due_on: addDays(anchor, due),
    window_from: addDays(anchor, opens),
    window_to: addDays(anchor, Math.max(due, 0)),
  });
  const coverage = milestone('us.health_coverage', days(coverageDays, -90), {
    title: 'Choose your health coverage after TRICARE',
    why: 'The Continued Health Care Benefit Program can be bought within 60 days of losing coverage.',
    advice: 'Call TRICARE today and ask what you can still enroll in.',
    link: { title: 'If you lose TRICARE coverage', url: 'https://tricare.mil/About/MEC/LoseTRICARE' },
  });
  // Retirees stay with TRICARE.
  const after = isRetiring || coverage.due_on < today ? [] : [coverage];
  if (hasLeft) return after;
  return [
    milestone('us.skillbridge', days(-180, -365), {
      title: 'Ask your commander about SkillBridge',
      why: 'In your last 180 days you can train with an employer, if your commander approves.',
      advice: 'Look for a shorter program, and ask your commander this week.',
      link: { title: 'SkillBridge', url: 'https://skillbridge.osd.mil/faq.htm' },
    }),
    milestone('us.bdd_claim', days(-90, -180), {
      title: 'File your VA disability claim before you leave',
      why: 'Benefits Delivery at Discharge takes claims from 180 to 90 days before your last day.',
      advice: 'You can still file a standard claim now. Ask an accredited representative for help.',
      link: {
        title: 'File a pre-discharge claim',
        url: 'https://www.va.gov/disability/how-to-file-claim/when-to-file/pre-discharge-claim/',
      },
    }),
    milestone('us.va_health_care', days(-30, -180), {
      title: 'Apply for VA health care',
      why: 'Your military coverage changes on your last day.',
      advice: 'Apply online today, with your separation orders.',
      link: { title: 'How to apply for VA health care', url: 'https://www.va.gov/health-care/how-to-apply/' },
    }),
    ...after,
  ];
}
