import { expect, test } from 'vitest';
import type { Resume } from '../../../api/resumes.ts';
import { differencesOf, toResumeContent } from './builderContent.ts';
import { setItem, setPaper, setPerson, setSummary } from './edits.ts';
import { createResumeStore } from './resumeStore.ts';

const sections: Resume['sections'] = {
  personal_details: { first_name: 'Leah', last_name: 'Bennett' },
  summary: { text: 'Network engineer.' },
  military_exp: [{ id: 'a', role_title: 'Sergeant', highlights: ['Ran a network'] }],
  civilian_exp: [],
  education: [],
  training: [],
  skills: [],
  awards: [],
  interest: [],
  volunteering: [],
  languages: [],
  security_clearance: [],
  misc: [],
};

const resume: Resume = {
  id: 12,
  title: 'Network engineer CV',
  kind: 'cv',
  source: 'builder',
  file_name: null,
  template_id: 'harbour-blue',
  colour: 'blue',
  page_size: 'a4',
  is_primary: true,
  completeness: 40,
  page_count: null,
  version: 3,
  updated_at: '2026-11-20T09:00:00Z',
  deleted_at: null,
  section_order: ['personal_details', 'summary', 'military_exp'],
  hidden_sections: [],
  sections,
  military_titles: {},
  checks: null,
};

function opened() {
  let clock = 0;
  let notified = 0;
  const store = createResumeStore(
    resume,
    () => {
      notified += 1;
    },
    () => clock,
  );
  return {
    store,
    told: () => notified,
    wait: (milliseconds: number) => {
      clock += milliseconds;
    },
    summary: () => store.read().content.sections.summary?.text,
  };
}

test('keys typed into one field within a second are one step of undo, and redo brings them back', () => {
  const { store, wait, summary, told } = opened();
  store.change(setSummary('N'), 'summary');
  wait(400);
  store.change(setSummary('Ne'), 'summary');
  wait(1_500);
  store.change(setSummary('New'), 'summary');
  const summaries = [summary()];
  for (const step of [store.undo, store.undo, store.undo, store.redo, store.redo, store.redo]) {
    step();
    summaries.push(summary());
  }
  expect({ seen: summaries, told: told() }).toEqual({
    seen: ['New', 'Ne', 'Network engineer.', 'Network engineer.', 'Ne', 'New', 'New'],
    told: 7,
  });
});

test('only the parts that differ from the server’s are unsaved; an answer makes its part stored, and what was typed since is not', () => {
  const { store } = opened();
  store.change(setSummary('One'), 'summary');
  store.change(setItem('military_exp', 'a', { unit: '' }));
  const sent = store.read().content;
  const before = store.unsaved();
  store.change(setSummary('One two'), 'summary');
  store.saved('summary', sent, { version: 4, updated_at: 'later', completeness: 41, hints: [] });
  const { version, completeness, updatedAt } = store.read();
  const between = store.unsaved();
  store.saved('summary', store.read().content, {
    version: 5,
    updated_at: 'later',
    completeness: 41,
    hints: [],
  });
  expect({ before, version, completeness, updatedAt, between, after: store.unsaved() }).toEqual({
    before: ['summary'],
    version: 4,
    completeness: 41,
    updatedAt: 'later',
    between: ['summary'],
    after: [],
  });
});

const theirs: Resume = {
  ...resume,
  version: 4,
  title: 'Their name',
  sections: { ...sections, summary: { text: 'Theirs.' } },
};

test('both sides of a conflict are said, and what I changed stays over theirs only where I changed it', () => {
  const { store, summary } = opened();
  store.change(setSummary('Mine.'), 'summary');
  const { stored: base, content: mine } = store.read();
  expect(differencesOf({ base, mine, theirs: toResumeContent(theirs) })).toEqual([
    { part: 'layout', mine: null, theirs: ['Their name'] },
    { part: 'summary', mine: ['Mine.'], theirs: ['Theirs.'] },
  ]);
  store.keepOver(theirs);
  expect({
    summary: summary(),
    title: store.read().content.title,
    version: store.read().version,
    unsaved: store.unsaved(),
  }).toEqual({ summary: 'Mine.', title: 'Their name', version: 4, unsaved: ['summary'] });
  store.undo();
  expect({ summary: summary(), unsaved: store.unsaved() }).toEqual({ summary: 'Theirs.', unsaved: [] });
});

test('what is stored takes the place of mine, and undo brings mine back', () => {
  const { store, summary } = opened();
  store.change(setSummary('Mine.'), 'summary');
  store.take(theirs);
  expect({ summary: summary(), unsaved: store.unsaved() }).toEqual({ summary: 'Theirs.', unsaved: [] });
  store.undo();
  expect({ summary: summary(), unsaved: store.unsaved() }).toEqual({
    summary: 'Mine.',
    unsaved: ['layout', 'summary'],
  });
});

test('a draft from an earlier visit replaces what is stored', () => {
  const content = setSummary('Not sent.')(toResumeContent(resume));
  const draft = { content, base: { version: 2, content: toResumeContent(resume) }, typedAt: 0 };
  const store = createResumeStore(resume, () => {});
  store.restore(draft);
  expect({
    content: store.read().content,
    version: store.read().version,
    unsaved: store.unsaved(),
  }).toEqual({ content, version: resume.version, unsaved: ['summary'] });
});

test('a draft that was stored, with its answer lost on the way, is no other window’s', () => {
  const content = setSummary('Not sent.')(toResumeContent(resume));
  const draft = { content, base: { version: 2, content: toResumeContent(resume) }, typedAt: 0 };
  const storedWith = (sections: Resume['sections']) => ({ ...resume, version: 4, sections });
  const openedOver = (sections: Resume['sections']) => {
    const store = createResumeStore(storedWith(sections), () => {});
    store.restore(draft);
    return { version: store.read().version, unsaved: store.unsaved() };
  };
  expect(openedOver({ ...sections, summary: { text: 'Not sent.' } })).toEqual({ version: 4, unsaved: [] });
  expect(openedOver({ ...sections, summary: { text: 'Theirs.' } })).toEqual({
    version: 2,
    unsaved: ['summary'],
  });
  const education = [{ id: 'b', qualification: 'Theirs' }] as Resume['sections']['education'];
  expect(openedOver({ ...sections, summary: { text: 'Not sent.' }, education })).toEqual({
    version: 2,
    unsaved: ['summary'],
  });
});

test('a part with suggested words is saved as such, once, and not where they are taken back', () => {
  const { store } = opened();
  const use = () => store.rewrite('summary', setSummary('Runs networks.'));
  use();
  const { content, version, updatedAt: updated_at, completeness } = store.read();
  const reasons = [store.reasonFor('summary'), store.reasonFor('skills')];
  store.saved('summary', content, { version: version + 1, updated_at, completeness });
  reasons.push(store.reasonFor('summary'));
  use();
  store.undo();
  expect([...reasons, store.reasonFor('summary')]).toEqual(['rewrite', 'autosave', 'autosave', 'autosave']);
});

test('a photo goes with Letter and with the United States, and what allows it is saved first', () => {
  const { store } = opened();
  const photo = () => store.read().content.sections.personal_details?.photo;
  store.change(setPerson({ photo: true }));
  expect([photo(), store.unsaved()]).toEqual([true, ['personal_details']]);
  store.saved('personal_details', store.read().content, { version: 4, updated_at: '', completeness: 40 });
  store.change(setPaper('letter'));
  expect([photo(), store.unsaved()]).toEqual([false, ['personal_details', 'layout']]);
  store.saved('personal_details', store.read().content, { version: 5, updated_at: '', completeness: 40 });
  store.saved('layout', store.read().content, { version: 6, updated_at: '', completeness: 40 });
  store.undo();
  expect([photo(), store.unsaved()]).toEqual([true, ['layout', 'personal_details']]);
  store.change(setPerson({ country_id: 233 }));
  expect(photo()).toBe(false);
});

test('what the server adds is taken as it is now: a photo that is gone, and names in addition to those that were known', () => {
  const { store } = opened();
  const added = () => {
    const { military_titles, photo } = store.read().about;
    return { military_titles, photo };
  };
  store.addedTo({
    ...resume,
    military_titles: { 101: 'British Army' },
    photo: 'data:image/jpeg;base64,AA==',
  });
  expect(added()).toEqual({ military_titles: { 101: 'British Army' }, photo: 'data:image/jpeg;base64,AA==' });
  store.addedTo({ ...resume, military_titles: { 401: 'Royal Corps of Signals' } });
  expect(added()).toEqual({
    military_titles: { 101: 'British Army', 401: 'Royal Corps of Signals' },
    photo: undefined,
  });
});
