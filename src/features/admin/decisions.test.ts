import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { actorAndAddress, auditActionText, auditDetails } from './auditLabels.ts';
import {
  decisionsOn,
  describeCompanyStatus,
  describeSigns,
  describeWebsite,
  mayAnswerLater,
} from './companyFacts.ts';
import { decisionError } from './decisions.ts';

type Company = Parameters<typeof decisionsOn>[0];

const company: Company = {
  id: 4,
  name: 'Halden Rail',
  status: 'pending',
  legal_name: 'Halden Rail Ltd',
  registration_number: '07214385',
  website: 'https://haldenrail.test',
  company_type: 'SMEs',
  company_size: '51-500',
  industry: { id: 12, title: 'Engineering' },
  country: { id: 232, title: 'United Kingdom' },
  state: null,
  city: 'Derby',
  address_line_1: null,
  postcode: null,
  contact_phone: null,
  description: 'Halden keeps signals and rolling stock running.',
  logo: null,
  veteran_commitment: 'none',
  commitment_evidence: null,
  commitment_check: 'none',
  submitted_at: '2026-11-18T09:41:00Z',
  decided_at: null,
  attempts_left: 3,
  has_appealed: false,
  appeal_is_open: false,
  is_rechecked: false,
  requested_identity: null,
  version: 1,
};

describe('a company in the console', () => {
  test.each<[string, Partial<Company>, string[], object]>([
    ['waits', {}, ['approve', 'reject'], { mark: 'due', state: 'Pending', turn: 'our turn' }],
    ['works', { status: 'active' }, ['deactivate'], { mark: 'passed', state: 'Active' }],
    [
      'works and asks for a change',
      { status: 'active', is_rechecked: true },
      ['approve', 'reject', 'deactivate'],
      { mark: 'due', state: 'Active, change waiting', turn: 'our turn' },
    ],
    [
      'works and claims a commitment',
      { status: 'active', veteran_commitment: 'gold', commitment_check: 'waiting' },
      ['deactivate'],
      { mark: 'due', state: 'Active, commitment to check', turn: 'our turn' },
    ],
    ['was turned down', { status: 'rejected' }, [], { mark: 'late', state: 'Rejected', turn: 'their turn' }],
    [
      'appeals',
      { status: 'rejected', has_appealed: true, appeal_is_open: true },
      ['approve', 'reject'],
      { mark: 'due', state: 'Appealed', turn: 'our turn' },
    ],
    ['is switched off', { status: 'inactive' }, ['reactivate'], { mark: 'ended', state: 'Inactive' }],
  ])('that %s offers only the moves of its chart', (_, status, moves, words) => {
    const shown = { ...company, ...status };
    expect([decisionsOn(shown), describeCompanyStatus(shown)]).toEqual([moves, words]);
  });

  test('has signs that speak for it, against it, or not at all', () => {
    const shown = {
      company,
      admins: [],
      members: 1,
      duplicates: [],
      note: null,
      appeal_text: null,
      rejection: null,
    };
    const speaking = (signs: Parameters<typeof describeSigns>[0]['signs'], email_domain: string | null) =>
      describeSigns({ ...shown, email_domain, signs }).map(({ speaks }) => speaks);
    expect(
      speaking(
        { email_matches_website: true, email_is_free_mail: false, registration_number_fits: true },
        'haldenrail.test',
      ),
    ).toEqual(['for', 'for', 'for']);
    expect(
      speaking(
        { email_matches_website: false, email_is_free_mail: true, registration_number_fits: false },
        null,
      ),
    ).toEqual(['against', 'against', 'against', 'neither']);
    expect(
      speaking(
        { email_matches_website: true, email_is_free_mail: false, registration_number_fits: null },
        'a.test',
      ),
    ).toEqual(['for', 'for', 'neither']);
  });
});

describe('a refusal', () => {
  const refused = (code: string, more: object) =>
    new ApiError(409, { status: false, code, message: 'Not now.', request_id: 'r', ...more });

  test('says what can be done now where somebody was faster', () => {
    const late = (allowed: string[]) => decisionError(refused('invalid_transition', { data: { allowed } }));
    expect([late(['deactivate']), late(['approve', 'reject', 'change']), late([])]).toEqual([
      'Someone else has already decided. You can still deactivate.',
      'Someone else has already decided. You can still approve or reject.',
      'Someone else has already decided. There’s nothing left to decide.',
    ]);
  });

  test('is the server’s sentence, or is shown at its field', () => {
    expect([
      decisionError(refused('other', {})),
      decisionError(refused('validation_failed', { errors: { text: ['Say why'] } })),
      decisionError(null),
    ]).toEqual(['Not now.', null, null]);
  });
});

test('who did it, from where and how often', () => {
  const where = { device: 'Firefox on Windows', network: '203.0.113.9', place: 'GB' };
  const entry = { actor: 'Somebody not signed in', ...where, times: 3, last_at: '2026-11-20T09:41:00Z' };
  const nowhere = { device: null, network: null, place: null, times: 1 };
  const texts = [entry, { ...entry, ...nowhere }].map((shown) =>
    actorAndAddress(shown as Parameters<typeof actorAndAddress>[0], (instant) => instant.slice(11, 16)),
  );
  expect(texts).toEqual([
    'Somebody not signed in · Firefox on Windows · 203.0.113.9 · GB · 3 times, the last 09:41',
    'Somebody not signed in',
  ]);
  expect(
    auditDetails({ details: { reason: 'rate_limited', known_browser: true, remembered: false } }),
  ).toEqual(['Rate limited', 'Known browser: yes', 'Remembered: no']);
});

test('an entry of the audit log in words', () => {
  expect([
    auditActionText('company.approved'),
    auditActionText('identity.changed'),
    auditDetails({ details: { status: 'rejected', code: 'duplicate', text: 'Twice here.', note: null } }),
  ]).toEqual([
    'Company approved',
    'Identity changed',
    ['Status: rejected', 'The company is already here', 'Twice here.'],
  ]);
});

test.each([
  [undefined, 'neither', 'We’re checking whether the website answers…', true],
  [null, 'neither', 'We couldn’t check whether the website answers', true],
  [{ answer: 'answers', status: 200 }, 'for', 'The website answers', false],
  [
    { answer: 'moved', status: 301, moved_to: 'kestrel.example' },
    'neither',
    'The website sends visitors to another site, kestrel.example',
    false,
  ],
  [{ answer: 'error', status: 404 }, 'against', 'The website answers with an error (404)', true],
  [{ answer: 'untrusted' }, 'against', 'The website’s certificate isn’t valid', true],
  [{ answer: 'silent' }, 'against', 'The website doesn’t answer', true],
  [{ answer: 'not_public' }, 'against', 'The website’s address isn’t on the public internet', false],
] as const)('of a website, %j speaks %s: %s', (result, speaks, text, mayChange) => {
  const requested = {
    website: company.website,
    status: null,
    moved_to: null,
    checked_at: '2026-11-20T09:41:00Z',
  };
  const check = result && { ...requested, ...result };
  expect(describeWebsite(check)).toEqual({ speaks, text });
  expect(mayAnswerLater(check)).toBe(mayChange);
});
