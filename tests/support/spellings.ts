/**
 * Words that the United Kingdom and the United States write differently, as "British/American".
 *
 * Sources: VarCon, Variant Conversion Info of SCOWL (wordlist.aspell.net/varcon); New Hart's Rules, 2nd edition, chapter
 * 21, "US and UK spelling and vocabulary"; GOV.UK, "A to Z of government style"; US Government Publishing Office, Style
 * Manual 2016, chapter 5. "-ise" is this product's British spelling; "CV" and "resume" are what its tenants call the document.
 */
const pairs = [
  'acknowledgement/acknowledgment, aeroplane/airplane, ageing/aging, aluminium/aluminum, anaesthetic/anesthetic',
  'analyse/analyze, analysed/analyzed, analysing/analyzing, apologise/apologize, armour/armor, armoured/armored',
  'artefact/artifact, authorise/authorize, authorised/authorized, behaviour/behavior, behaviours/behaviors',
  'cancelled/canceled, cancelling/canceling, catalogue/catalog, catalogues/catalogs, categorise/categorize',
  'centre/center, centres/centers, centred/centered, cheque/, cheques/, civilise/civilize, colour/color',
  'colours/colors, coloured/colored, counselling/counseling, counsellor/counselor, counsellors/counselors',
  'CV/resume, CVs/resumes, customise/customize, defence/defense, dialling/dialing, emphasise/emphasize, enrol/enroll',
  'enrolment/enrollment, favour/favor, favourite/favorite, favourites/favorites, fibre/fiber, fibres/fibers',
  'finalise/finalize, fortnight/, fulfil/fulfill, fulfilment/fulfillment, fuelled/fueled, grey/gray, harbour/harbor',
  'holiday/vacation, holidays/vacations, honour/honor, honours/honors, instalment/installment',
  'instalments/installments, jewellery/jewelry, kerb/, labelled/labeled, labelling/labeling, labour/labor',
  'levelled/leveled, licence/license, licences/licenses, litre/liter, litres/liters, lorry/truck, lorries/trucks',
  'manoeuvre/maneuver, marvellous/marvelous, maths/math, maximise/maximize, metre/meter, metres/meters',
  'minimise/minimize, mobilise/mobilize, modelling/modeling, mould/mold, neighbour/neighbor, neighbours/neighbors',
  'neighbouring/neighboring, offence/offense, offences/offenses, optimise/optimize, organisation/organization',
  'organisations/organizations, organise/organize, organised/organized, organising/organizing',
  'orthopaedic/orthopedic, paediatric/pediatric, plough/plow, postcode/ZIP code, postcodes/ZIP codes, practise/',
  'pretence/pretense, prioritise/prioritize, prioritised/prioritized, programme/program, programmes/programs',
  'realise/realize, realised/realized, recognise/recognize, recognised/recognized, rumour/rumor, sceptical/skeptical',
  'signaller/signaler, signalling/signaling, skilful/skillful, specialise/specialize, specialised/specialized',
  'specialising/specializing, stabilise/stabilize, standardise/standardize, standardised/standardized, storey/',
  'summarise/summarize, summarised/summarized, theatre/theater, theatres/theaters, travelled/traveled',
  'traveller/traveler, travelling/traveling, tyre/tire, tyres/tires, unrecognised/unrecognized, utilise/utilize',
  'vapour/vapor, vigour/vigor, virtualisation/virtualization, virtualised/virtualized, whilst/, /résumé, /résumés',
]
  .flatMap((line) => line.split(', '))
  .map((pair) => pair.split('/') as [british: string, american: string]);

// Good words in both countries, for the same or for something else.
const sharedWords = ['meter', 'meters', 'program', 'programs', 'truck', 'trucks', 'resume', 'resumes'];

const isWord = (word: string) => word !== '' && !sharedWords.includes(word);

export const british = pairs.map(([word]) => word).filter(isWord);
export const american = pairs.map(([, word]) => word).filter(isWord);

/** Names of bodies and licences, which every country writes as they do themselves. */
export const properNames =
  /Department of (?:Defense|Labor)|Bureau of Labor Statistics|Defense Manpower Data Center|Ministry of Defence|Open Government Licence|Open Database License|CC BY 4\.0 license/g;

/** Whole words alone. */
export const anyOf = (words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

export const containing = (texts: string[], words: string[]) => {
  const any = anyOf(words);
  return [...new Set(texts.filter((text) => any.test(text)))];
};
