import type { Letter } from '../mail/letter.ts';

interface Person {
  name: string;
  email: string;
}

/** Without `person` the provider learns neither name nor address. */
export const interestLetter = (enquiry: {
  course: { id: number; title: string };
  tenant: string;
  message: string | null;
  person: Person | null;
}): Letter => ({
  kind: 'course_interest',
  subject: `Somebody is interested in “${enquiry.course.title}”`,
  paragraphs: [
    enquiry.person
      ? `${enquiry.person.name} found your course “${enquiry.course.title}” on ${enquiry.tenant} and would like to know more.`
      : `Somebody found your course “${enquiry.course.title}” on ${enquiry.tenant}. They will get in touch with you themselves.`,
    ...(enquiry.message ? [`They write: ${enquiry.message}`] : []),
    ...(enquiry.person
      ? [`They agreed that you answer them at ${enquiry.person.email}, about this course only.`]
      : []),
  ],
  button: { label: 'See the course', path: `/courses/${enquiry.course.id}` },
});

const topics = {
  eligibility: 'whether they can come to you',
  appointment: 'an appointment',
  cost: 'what it costs',
  other: 'your help',
};

export const contactLetter = (enquiry: {
  provider: { id: number; name: string };
  tenant: string;
  topic: keyof typeof topics;
  message: string | null;
  person: string;
  reach: string;
}): Letter => ({
  kind: 'service_contact',
  subject: `${enquiry.person} asks about ${topics[enquiry.topic]}`,
  paragraphs: [
    `${enquiry.person} found ${enquiry.provider.name} on ${enquiry.tenant} and asks about ${topics[enquiry.topic]}.`,
    ...(enquiry.message ? [`They write: ${enquiry.message}`] : []),
    `They agreed that you answer them at ${enquiry.reach}, about this only.`,
  ],
  button: { label: 'See your page', path: `/service-providers/${enquiry.provider.id}` },
});
