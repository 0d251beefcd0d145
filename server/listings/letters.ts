/** What a provider is told by mail: what the veteran wrote and agreed to share, and nothing else about them. */
import type { Letter } from '../mail/letter.ts';

interface Person {
  name: string;
  email: string;
}

/** Without `person` the provider learns neither name nor address. */
export const interestLetter = (told: {
  course: { id: number; title: string };
  tenant: string;
  message: string | null;
  person: Person | null;
}): Letter => ({
  kind: 'course_interest',
  subject: `Somebody is interested in “${told.course.title}”`,
  paragraphs: [
    told.person
      ? `${told.person.name} found your course “${told.course.title}” on ${told.tenant} and would like to know more.`
      : `Somebody found your course “${told.course.title}” on ${told.tenant}. They will get in touch with you themselves.`,
    ...(told.message ? [`They write: ${told.message}`] : []),
    ...(told.person
      ? [`They agreed that you answer them at ${told.person.email}, about this course only.`]
      : []),
  ],
  button: { label: 'See the course', path: `/courses/${told.course.id}` },
});

const topics = {
  eligibility: 'whether they can come to you',
  appointment: 'an appointment',
  cost: 'what it costs',
  other: 'your help',
};

export const contactLetter = (told: {
  provider: { id: number; name: string };
  tenant: string;
  topic: keyof typeof topics;
  message: string | null;
  person: string;
  /** An e-mail address or a phone number. */
  reach: string;
}): Letter => ({
  kind: 'service_contact',
  subject: `${told.person} asks about ${topics[told.topic]}`,
  paragraphs: [
    `${told.person} found ${told.provider.name} on ${told.tenant} and asks about ${topics[told.topic]}.`,
    ...(told.message ? [`They write: ${told.message}`] : []),
    `They agreed that you answer them at ${told.reach}, about this only.`,
  ],
  button: { label: 'See your page', path: `/service-providers/${told.provider.id}` },
});
