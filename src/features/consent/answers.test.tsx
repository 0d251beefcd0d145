import { beforeEach, expect, test } from 'vitest';
import { answersOf, configured, offered, readAnswers, storeAnswers } from './answers.ts';

beforeEach(() => localStorage.clear());

const account = (
  now: { analytics?: boolean; recording?: boolean },
  kinds: ('analytics' | 'terms')[] = [],
) => ({
  analytics: false,
  recording: false,
  marketing: true,
  candidate_visibility: 'hidden' as const,
  privacy_version: '2026-11',
  history: kinds.map((kind) => ({
    kind,
    value: 'withdrawn',
    privacy_version: '2026-11',
    given_at: '2026-11-20T10:00:00Z',
  })),
  ...now,
});

test('a browser keeps its answers for the privacy notice they were given under', () => {
  storeAnswers('2026-11', { analytics: true, recording: false });
  expect(readAnswers('2026-11')).toEqual({ analytics: true, recording: false });
  expect(readAnswers('2026-12')).toEqual({});
});

test.each(['', 'null', '{', '7', '[]', '{"version":"2026-11","analytics":"yes"}'])(
  '%j in the storage is no answer',
  (text) => {
    localStorage.setItem('consent', text);
    expect(readAnswers('2026-11')).toEqual({});
  },
);

test('what the account says now counts, and a kind it never spoke of is open', () => {
  expect(answersOf(account({ recording: true }))).toEqual({ recording: true });
  expect(answersOf(account({}, ['terms']))).toEqual({});
  expect(answersOf(account({}, ['analytics']))).toEqual({ analytics: false });
});

test('a tag is asked about where the tenant names one; our own count of steps can be allowed everywhere', () => {
  const tag = { script_url: 'https://stats.example/tag.js', site_id: '7' };
  expect([
    configured({ analytics: null, recording: null }),
    configured({ analytics: tag, recording: null }),
    configured({ analytics: tag, recording: tag }),
  ]).toEqual([[], ['analytics'], ['analytics', 'recording']]);
  expect([
    offered({ analytics: null, recording: null }),
    offered({ analytics: null, recording: tag }),
  ]).toEqual([['analytics'], ['analytics', 'recording']]);
});
