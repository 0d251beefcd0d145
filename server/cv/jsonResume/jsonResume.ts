import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type DateOrder, dateOrderOf } from '../../formats/writtenDates.ts';
import type { CvHints } from '../cvReader.ts';
import type { CvReading } from '../cvReading.ts';
import type { TextLine } from '../files/lines.ts';
import { leaveOutPrivate } from '../private/leaveOutPrivate.ts';
import { leaveOutOfJson } from '../private/privateJson.ts';
import { readLabelledName } from '../sections/contact.ts';
import { CvDraft, type DraftItem, type DraftListName } from '../sections/draft.ts';
import { isMilitary, readMilitaryHead } from '../sections/military.ts';
import { readClearance, readLanguages } from '../sections/shortLists.ts';
import { toTokens } from '../sections/tokens.ts';
import { type Json, JsonSource } from './jsonSource.ts';
import { ownExport } from './ownExport.ts';

export function mapJsonResume(written: Json, hints: CvHints): CvReading {
  const draft = new CvDraft();
  const { json, warnings } = leaveOutOfJson(written, hints.countryId);
  const order = dateOrderOf(hints.countryId);
  const source = new JsonSource(json);
  const own = ownExport(json);
  if (own) {
    draft.adopt(own.sections);
    source.ignore(...own.parts);
  }
  const finish = (part: JsonSource, name: string) => {
    for (const line of part.rest()) draft.leaveText(name ? `${name} ${line}` : line);
  };
  const each = (key: string, use: (entry: JsonSource) => void) => {
    if (own?.parts.includes(key)) return;
    for (const entry of source.list(key)) {
      use(entry);
      finish(entry, key);
    }
  };
  if (!own?.parts.includes('basics')) {
    const basics = source.object('basics');
    mapBasics(draft, basics, hints, finish);
    finish(basics, 'basics');
  }
  each('work', (job) => mapJob(draft, job, hints));
  each('volunteer', (entry) => fill(draft, 'volunteering', entry, order));
  each('education', (entry) => fill(draft, 'education', entry, order));
  each('certificates', (entry) => fill(draft, 'training', entry, order));
  each('awards', (entry) => fill(draft, 'awards', entry, order));
  each('skills', (entry) => {
    for (const name of [entry.text('name'), ...entry.texts('keywords')])
      addNamed(draft, 'skills', 'name', name);
  });
  if (!own?.parts.includes('skills')) for (const skill of draft.sections.skills) skill.source = 'parsed';
  each('languages', (entry) =>
    readLanguages(draft, [asLine(`${entry.text('language')} ${entry.text('fluency') ?? ''}`)]),
  );
  each('interests', (entry) => {
    for (const name of [entry.text('name'), ...entry.texts('keywords')])
      addNamed(draft, 'interest', 'title', name);
  });
  const meta = source.object('meta');
  mapMeta(draft, meta, order);
  if (own) meta.ignore('sections', 'titles');
  finish(meta, 'meta');
  source.ignore('$schema');
  finish(source, '');
  draft.replaceUnmapped((lines) => {
    const cleaned = leaveOutPrivate(lines, hints.countryId);
    warnings.push(...cleaned.warnings);
    return cleaned.lines;
  });
  draft.warnings.push(...new Set(warnings));
  return draft.result();
}

type FilledList = 'volunteering' | 'education' | 'training' | 'awards';

type FieldSource<List extends FilledList> = [
  key: keyof DraftItem<List> & string,
  from: string,
  kind?: 'month' | 'prose',
];

const fieldSources: { [List in FilledList]: FieldSource<List>[] } = {
  volunteering: [
    ['title', 'position'],
    ['organisation', 'organization'],
    ['month', 'startDate', 'month'],
    ['text', 'summary', 'prose'],
  ],
  education: [
    ['institution', 'institution'],
    ['qualification', 'studyType'],
    ['subject', 'area'],
    ['grade', 'score'],
    ['start_month', 'startDate', 'month'],
    ['end_month', 'endDate', 'month'],
  ],
  training: [
    ['title', 'name'],
    ['provider', 'issuer'],
    ['completed_on', 'date', 'month'],
  ],
  awards: [
    ['title', 'title'],
    ['issuer', 'awarder'],
    ['month', 'date', 'month'],
    ['text', 'summary', 'prose'],
  ],
};

function fill<List extends FilledList>(
  draft: CvDraft,
  list: List,
  source: JsonSource,
  order: DateOrder,
): void {
  const item = draft.add(list);
  if (!item) return;
  for (const [key, from, kind] of fieldSources[list]) {
    const value =
      kind === 'month'
        ? source.month(from, order)
        : kind === 'prose'
          ? source.prose(from)
          : source.text(from);
    if (value === undefined) continue;
    if (!draft.put(list, item, key, value as DraftItem<List>[typeof key], 0.97)) draft.leaveText(value);
  }
}

function addNamed<List extends DraftListName>(
  draft: CvDraft,
  list: List,
  key: keyof DraftItem<List> & string,
  value: string | undefined,
): void {
  if (!value) return;
  const item = draft.add(list);
  if (!item || !draft.put(list, item, key, value as DraftItem<List>[typeof key], 0.95)) {
    if (item) draft.sections[list].pop();
    draft.leaveText(value);
  }
}

function mapBasics(
  draft: CvDraft,
  basics: JsonSource,
  { countryId }: CvHints,
  finish: (part: JsonSource, name: string) => void,
): void {
  const keep = (value: string | undefined, put: (value: string) => boolean) => {
    if (value && !put(value)) draft.leaveText(value);
  };
  keep(basics.text('name'), (name) => readLabelledName(draft, name));
  keep(basics.text('label'), (label) => draft.personal('headline', label, 0.97));
  keep(basics.text('email'), (email) => draft.personal('email', email.toLowerCase(), 0.98));
  keep(basics.text('url'), (url) => draft.personal('website_url', url, 0.95));
  keep(basics.text('phone'), (phone) => {
    const parsed = parsePhoneNumberFromString(phone, countryId === 233 ? 'US' : 'GB');
    if (!parsed?.isPossible()) return false;
    draft.personal('phone_number', parsed.nationalNumber, 0.95);
    return draft.personal(
      'country_code',
      `+${parsed.countryCallingCode}`,
      phone.startsWith('+') ? 0.98 : 0.85,
    );
  });
  const summary = basics.prose('summary');
  if (summary) draft.summary(summary, 0.97);
  const place = basics.object('location');
  keep(place.text('city'), (city) => draft.personal('city', city, 0.97));
  keep(place.text('region'), (state) => draft.personal('state', state, 0.95));
  const country = { GB: 232, UK: 232, US: 233 }[place.text('countryCode') ?? ''];
  if (country) draft.personal('country_id', country, 0.97);
  finish(place, 'location');
  for (const profile of basics.list('profiles')) {
    const url = profile.text('url') ?? '';
    if (/linkedin\.com\//i.test(url)) {
      keep(url, (written) => draft.personal('linkedin_url', written, 0.98));
      profile.ignore('network', 'username');
    } else draft.leaveText(url);
    finish(profile, 'profile');
  }
  basics.ignore('image', 'picture');
}

function mapJob(draft: CvDraft, job: JsonSource, hints: CvHints): void {
  const employer = job.text('name') ?? job.text('company');
  const title = job.text('position');
  const place = job.text('location');
  const list = isMilitary(employer ?? '', hints) ? 'military_exp' : 'civilian_exp';
  const item = draft.add(list);
  if (!item) {
    for (const text of [employer, title, place]) draft.leaveText(text);
    return;
  }
  if (list === 'military_exp') {
    const texts = [title, employer, place].filter((text) => text !== undefined);
    const tokens = toTokens(texts.map((text) => ({ ...asLine(text), isBullet: false })));
    const head = readMilitaryHead(tokens, '', hints, {});
    draft.put(list, item, 'military_service_id', head.serviceId, 0.92);
    draft.put(list, item, 'military_corps_id', head.corpsId, 0.88);
    draft.put(list, item, 'military_rank_id', head.rankId, 0.88);
    draft.put(list, item, 'component', head.component, 0.85);
    draft.put(list, item, 'role_title', head.role, 0.9) || draft.leaveText(head.role);
    draft.put(list, item, 'unit', head.unit, 0.88) || draft.leaveText(head.unit);
    draft.put(list, item, 'region', head.region, 0.8) || draft.leaveText(head.region);
    for (const other of head.others) draft.leaveText(other);
  } else {
    draft.put(list, item, 'employer', employer, 0.97) || draft.leaveText(employer);
    draft.put(list, item, 'job_title', title, 0.97) || draft.leaveText(title);
    draft.put(list, item, 'city', place?.split(',')[0], 0.8) || draft.leaveText(place);
  }
  const order = dateOrderOf(hints.countryId);
  draft.put(list, item, 'start_month', job.month('startDate', order), 0.97);
  const end = job.month('endDate', order);
  draft.put(list, item, 'end_month', end, 0.97);
  if (item.start_month) draft.put(list, item, 'is_current', !end, 0.95);
  for (const text of [...job.lines('summary'), ...job.texts('highlights')]) draft.highlight(list, item, text);
}

function mapMeta(draft: CvDraft, meta: JsonSource, order: DateOrder): void {
  for (const entry of meta.list('security_clearance')) {
    readClearance(draft, [asLine(`${entry.text('level')} ${entry.text('status') ?? ''}`)], order);
  }
  meta.ignore('canonical', 'version', 'lastModified', 'theme');
}

function asLine(text: string): TextLine {
  return { text: text.trim(), isBullet: true, isHeading: false, gapBefore: false, indent: 0, isFull: false };
}
