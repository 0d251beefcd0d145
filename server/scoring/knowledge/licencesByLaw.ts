import { fold } from '../../formats/fold.ts';
import { softened } from './licences.ts';

// “Assistant”, “trainee” and the like do the work under somebody else’s licence.
const underOthers =
  /\b(trainee|apprentice|apprenticeship|student|assistant|aide|mate|helper|graduate|instructor|trainer|recruiter|sales|adviser|advisor|planner|coordinator|scheduler|dispatcher|administrator|paraprofessional)\b/;

const unitedStates = 233;
const unitedKingdom = 232;

/** What the law of the country asks of everybody who does the work, whether or not the job says so. Titles are folded. */
const byLaw: { country: number; licence: string; title: RegExp; but?: RegExp }[] = [
  {
    ...{ country: unitedKingdom, licence: 'nmc' },
    title: /\b(nurse|midwife)\b/,
    but: /\b(dental|nursery|veterinary|vet) nurse\b/,
  },
  {
    ...{ country: unitedKingdom, licence: 'hcpc' },
    title:
      /\b(paramedic|physiotherapist|radiographer|occupational therapist|dietitian|operating department practitioner)\b/,
  },
  { country: unitedKingdom, licence: 'gmc', title: /\b(doctor|physician|surgeon|general practitioner|gp)\b/ },
  {
    ...{ country: unitedKingdom, licence: 'gasSafe' },
    title:
      /\bgas (service |heating |installation |boiler )?(engineer|fitter|installer|technician)\b|\bboiler engineer\b/,
  },
  {
    ...{ country: unitedKingdom, licence: 'wiring' },
    title: /\belectrician\b/,
    but: /\b(aircraft|auto|vehicle|marine|aviation|automotive) electrician\b/,
  },
  {
    ...{ country: unitedKingdom, licence: 'sia' },
    title: /\b(door supervisor|security (officer|guard|operative)|close protection|bodyguard)\b/,
    but: /\b(cyber|information|it|data|network|port|border|air|ship|social) security\b/,
  },
  {
    ...{ country: unitedKingdom, licence: 'hgvCE' },
    title:
      /\bclass 1\b.*\bdriver\b|\bdriver\b.*\bclass 1\b|\barticulated (lorry |hgv |truck )?driver\b|\bartic driver\b|\bc e driver\b/,
  },
  {
    ...{ country: unitedKingdom, licence: 'hgvC' },
    title: /\b(hgv|lgv|lorry|truck|tipper|tanker) driver\b|\bclass 2 driver\b/,
    but: /\bclass 1\b|\b(forklift|lift|fork|reach) truck\b/,
  },
  { country: unitedKingdom, licence: 'pcv', title: /\b(bus|coach|pcv|psv) driver\b/ },
  {
    country: unitedKingdom,
    licence: 'transportCpc',
    title: /^(international |national )?transport manager\b/,
  },
  {
    ...{ country: unitedKingdom, licence: 'teacher' },
    title: /\b(teacher|headteacher|head of year)\b/,
    but: /\b(language|yoga|music|dance|fitness|cover) teacher\b/,
  },
  { country: unitedKingdom, licence: 'solicitor', title: /\b(solicitor|barrister)\b/, but: /\bclerk\b/ },
  {
    country: unitedStates,
    licence: 'practicalNurse',
    title: /\b(lpn|lvn|licensed (practical|vocational) nurse)\b/,
  },
  {
    ...{ country: unitedStates, licence: 'nurse' },
    title: /\b(nurse|rn)\b/,
    but: /\b(practical|vocational) nurse\b|\bveterinary nurse\b/,
  },
  { country: unitedStates, licence: 'nationalParamedic', title: /\bparamedic\b/ },
  { country: unitedStates, licence: 'emt', title: /\b(emt|emergency medical technician)\b/ },
  { country: unitedStates, licence: 'journeyman', title: /\bjourneyman electrician\b/ },
  {
    ...{ country: unitedStates, licence: 'cdlA' },
    title:
      /\b(cdl a|class a)\b.*\bdriver\b|\b(tractor trailer|semi truck|over the road|otr|long haul)( truck)? driver\b/,
  },
  {
    country: unitedStates,
    licence: 'cdlB',
    title: /\b(cdl b|class b)\b.*\bdriver\b|\b(school |city |transit )?bus driver\b/,
  },
  { country: unitedStates, licence: 'passenger', title: /\bbus driver\b/ },
  {
    country: unitedStates,
    licence: 'teacher',
    title: /\bteacher\b/,
    but: /\b(yoga|music|dance|fitness) teacher\b/,
  },
  { country: unitedStates, licence: 'solicitor', title: /\b(attorney|lawyer|general counsel)\b/ },
  {
    country: unitedStates,
    licence: 'airframePowerplant',
    title: /\b(a p|airframe and powerplant) (mechanic|technician)\b/,
  },
  ...[unitedKingdom, unitedStates].flatMap((country) => [
    {
      country,
      licence: 'commercialPilot',
      title: /\b(airline|commercial|helicopter|charter|corporate) pilot\b/,
    },
    { country, licence: 'airTraffic', title: /\bair traffic controller\b/ },
  ]),
  {
    ...{ country: unitedKingdom, licence: 'partSixtySix' },
    title:
      /\blicensed (aircraft |avionics )?(maintenance )?engineer\b|\bb[12] (licensed |aircraft |avionics )?(engineer|certifier)\b/,
  },
];

const permission =
  /\b(licen[cs]ed?|registration|registered|certificate|card|ticket|qualification|qualified)\b/;

export function licencesByLaw(title: string, country: number | null, lines: readonly string[]): string[] {
  const folded = fold(title);
  if (underOthers.test(folded)) return [];
  // Where the job says that the permission can be gained later, it need not be held yet.
  if (lines.map(fold).some((line) => permission.test(line) && softened.test(line))) return [];
  return byLaw.flatMap((rule) =>
    rule.country === country && rule.title.test(folded) && !rule.but?.test(folded) ? [rule.licence] : [],
  );
}
