import { expect, test } from 'vitest';
import { alwaysSentText, sentDetails, unsharedNotes } from './sentDetails.ts';

const about = { document: 'CV', employer: 'Northgate' };

test('what always goes with an application is listed with what was shared, and what is empty is not', () => {
  expect(alwaysSentText).toBe(
    'name, email address, headline, town and region, service and years served, availability and willingness to relocate',
  );
  const profile = {
    ...{ first_name: 'Leah', last_name: 'Bennett', email: 'leah@demo.test', phone: '+44 7700 900123' },
    ...{ headline: 'Workshop manager', place: null, service: 'British Army', years_served: 1 },
    ...{ availability: 'within_1_week', willing_to_relocate: false, clearance: null },
  };
  expect(sentDetails(profile).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    ...['Name: Leah Bennett', 'Email: leah@demo.test', 'Headline: Workshop manager'],
    ...['Service: British Army, 1 year', 'Available: Within 1 week', 'Willing to relocate: No'],
    'Phone: +44 7700 900123',
  ]);
});

test('what is not shared is named, with what the employer sees on the profile nevertheless', () => {
  const notes = (
    candidate_visibility: 'hidden' | 'anonymous' | 'visible',
    share: { phone: boolean; clearance: boolean },
    phone_number: string | null = '7700900123',
  ) => unsharedNotes({ ...about, share, user: { candidate_visibility, phone_number } });
  const none = { phone: false, clearance: false };
  const clearance = 'any security clearance that your CV shows to employers you apply to';
  expect(notes('hidden', none)).toEqual(['Not sent: your phone number and any security clearance.']);
  expect(notes('anonymous', none)).toEqual([
    'Not sent: your phone number and any security clearance.',
    `On your profile, Northgate also sees ${clearance}.`,
  ]);
  expect(notes('visible', none)).toEqual([
    'Not sent: your phone number and any security clearance.',
    `On your profile, Northgate also sees your phone number and ${clearance}.`,
  ]);
  expect(notes('visible', none, null)).toEqual([
    'Not sent: any security clearance.',
    `On your profile, Northgate also sees ${clearance}.`,
  ]);
  expect(notes('visible', { phone: true, clearance: true })).toEqual([]);
});
