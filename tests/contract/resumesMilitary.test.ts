import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { type Veteran, veteranOn } from '../support/contract/onboardingSteps.ts';

type Schemas = components['schemas'];
type Resume = Schemas['Resume'];
type Translation = Schemas['MilitaryTranslation'];

const server = await startTestServer();
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

async function withPosts(they: Veteran, items: Partial<Schemas['MilitaryExperience']>[]) {
  const { id, version } = await they.get<Resume>('createResume', {
    body: { title: 'CV', kind: 'cv', template_id: 'margin-green', colour: 'green' },
  });
  await they.get('saveResumeSection', {
    params: { id, section: 'military_exp' },
    body: { version, items: items.map((item, at) => ({ id: uuid(at), ...item })) },
  });
  return (ids: string[]) => ({ params: { id }, body: { item_ids: ids } });
}

describe('a military post', () => {
  test('is translated into civilian titles, skills and words, each with its reason, from the crosswalk', async () => {
    const leah = await veteranOn(server, 'veteran-no-cv');
    const asking = await withPosts(leah, [
      {
        military_service_id: 103,
        military_corps_id: 405,
        military_badged_role_id: 1116,
        military_rank_id: 2063,
        role_title: 'R SIGNALS Detachment 2IC',
        highlights: ['Led 9 soldiers', 'Wrote SOPs for the chain of command'],
        people_led: 9,
      },
    ]);
    expect(await leah.get<Translation[]>('translateMilitary', asking([uuid(0)]))).toEqual([
      {
        item_id: uuid(0),
        civilian_titles: [
          {
            title: 'Network engineer',
            match_type: 'same_duties',
            reason: 'Networks Engineer is the same work',
          },
          {
            title: 'IT support technician',
            match_type: 'most_duties',
            reason: 'Most of the work of Networks Engineer carries over; expect a short conversion',
          },
        ],
        skills: [
          { name: 'IP networking', reason: 'Part of the work of Networks Engineer' },
          { name: 'Routing and switching', reason: 'Part of the work of Networks Engineer' },
          { name: 'Server administration', reason: 'Part of the work of Networks Engineer' },
          { name: 'Fault finding', reason: 'Part of the work of Networks Engineer' },
          { name: 'Leading a small team', reason: 'Goes with the rank of Corporal' },
          { name: 'Training new starters', reason: 'Goes with the rank of Corporal' },
          { name: 'People management', reason: 'You led people in this post' },
        ],
        phrases: [
          ['role_title', 'R SIGNALS', 'Royal Corps of Signals'],
          ['role_title', '2IC', 'second-in-command'],
          ['highlights.1', 'SOPs', 'standard operating procedures'],
          ['highlights.1', 'chain of command', 'management'],
        ].map(([path, from, to]) => ({
          path: `military_exp.0.${path}`,
          from,
          to,
          reason: 'A civilian reader may not know this',
        })),
        occupations: [
          { code: '2137', title: 'Network engineer', match_type: 'same_duties' },
          { code: '3132', title: 'IT support technician', match_type: 'most_duties' },
        ],
      },
    ]);
  });

  test('of the United States has that country’s titles and codes', async () => {
    const they = await veteranOn(server, 'veteran-no-cv', 'us');
    const asking = await withPosts(they, [{ military_badged_role_id: 1317, military_service_id: 111 }]);
    const [translation] = await they.get<Translation[]>('translateMilitary', asking([uuid(0)]));
    expect(translation?.occupations[0]).toEqual({
      code: '15-1232.00',
      title: 'Computer User Support Specialist',
      match_type: 'same_duties',
    });
  });

  test('without a role of the list gets no invented title, and one that is not there is refused', async () => {
    const they = await veteranOn(server, 'veteran-no-cv');
    const asking = await withPosts(they, [{ role_title: 'Ceremonial adviser', military_rank_id: 2064 }]);
    const [translation] = await they.get<Translation[]>('translateMilitary', asking([uuid(0)]));
    expect(translation).toEqual({
      item_id: uuid(0),
      civilian_titles: [],
      skills: ['Team leadership', 'Training and coaching', 'Planning and supervising work'].map((name) => ({
        name,
        reason: 'Goes with the rank of Sergeant',
      })),
      phrases: [],
      occupations: [],
    });
    const { status, body } = await they.ask('translateMilitary', asking([uuid(0), uuid(5)]));
    expect([status, body.errors]).toEqual([422, { 'item_ids.1': ['Save this post first'] }]);
  });
});
