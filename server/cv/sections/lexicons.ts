const roleWords =
  /\b(manager|management trainee|engineer|technician|officer|operator|driver|supervisor|lead|leader|head of|director|assistant|administrator|analyst|consultant|specialist|instructor|trainer|coordinator|co-ordinator|clerk|chef|cook|mechanic|fitter|electrician|guard|nurse|medic|paramedic|advis[eo]r|developer|designer|programmer|architect|buyer|planner|controller|foreman|labourer|worker|apprentice|intern|internship|agent|associate|representative|executive|inspector|signaller|infantryman|rifleman|gunner|sapper|armourer|commander|storeman|storekeeper|pilot|diver|linguist|handler|policeman|constable|firefighter|teacher|lecturer|professor|tutor|cleaner|receptionist|secretary|accountant|bookkeeper|salesman|salesperson|cashier|carpenter|plumber|welder|steward|surveyor|researcher|scientist|therapist|counsel(l)?or|quartermaster|2ic|second in command|squad|crewman|crew chief|artificer|writer|editor|owner|founder|co-?founder|partner|president|volunteer|barista|bartender|operative|contributor|co-?creator|creator|maintainer|member|fellow|ninja|guru|evangelist|freelancer?|employee|student|trainee|graduate|postdoc|cto|ceo|cfo|coo|cio|vp|vice president|repairer|repairman|maintainer|dispatcher|loader|machinist|photographer|journalist|attach[eé]|adjutant|aide|chaplain|surgeon|dentist|veterinarian|physician|dental|custodian|fire team leader|section 2ic|ncoic|nco|sergeant major|crew|master-at-arms|boatswain|coxswain|helmsman|navigator|observer|marshal|liaison|recruiter|mentor|coach|estimator|auditor|merchandiser|caretaker|porter|roofer|bricklayer|plasterer|scaffolder|joiner|decorator|groundskeeper|groundsman|gardener|underwriter|broker|actuary|paralegal|solicitor|barrister|lawyer|attorney|teller|butcher|baker|hairdresser|janitor|housekeeper|waiter|waitress|courier|packer|picker|fabricator|rigger|glazier|tiler|carer|caregiver|librarian|curator|producer|animator|illustrator|copywriter|scheduler|expeditor|assessor|valuer|appraiser|negotiator|fundraiser|organi[sz]er|strategist|statistician|economist|pharmacist|optician|physiotherapist|midwife|radiographer|dietitian|groom|valet|detective|investigator|deputy head)s?\b/i;

const orgWords =
  /\b(ltd|limited|plc|llp|inc|llc|gmbh|ag|s\.?a\.?|corp|corporation|company|group|partners|industries|holdings|university|universit[äéy]\w*|college|school|institute|academy|laborator(y|ies)|labs?|nhs|trust|council|services|solutions|systems|technologies|software|consulting|bank|airlines|airways|railway|railroad|rail|hospital|clinic|department|ministry|agency|authority|police|foundation|association|society|hotel|stores?|telecom|army|navy|air force|marine corps|district|county|organi[sz]ation|network|club|studio|enterprises|dynamics|logistics|center|centre|church|museum|restaurant|cafe|café|foods?|motors|homes|freight|haulage|airport|ports?|steel|energy|insurance|assurance|brewery|dairy|dairies|farms?|builders|contractors|associates|brothers|& sons|and sons|analytics|electronics|pharmaceuticals|pharma|media|ventures|capital|supplies|supermarkets?|properties|estates|aerospace|automotive|utilities|water|charity|legion|army)\b/i;

const companyEnd = /\b(ltd|limited|plc|llp|inc|llc|gmbh|corp)\.?$/i;

export const employmentType =
  /^\(?(full|part)[- ]time\)?$|^\(?(contract|temporary|permanent|freelance|internship|self-employed|remote|volunteer)\)?$/i;

export const roleScore = (text: string) => (companyEnd.test(text) ? 0 : roleWords.test(text) ? 2 : 0);
export const orgScore = (text: string) => (companyEnd.test(text) ? 3 : orgWords.test(text) ? 2 : 0);

const roleAtEnd = new RegExp(`${roleWords.source}(\\s+(of|for)\\s.+|\\s*\\([^()]*\\))?$`, 'i');
/** "Logistics Coordinator, Northern Region" is a role, although logistics is what a company may be called. */
export const isTitle = (text: string) => !companyEnd.test(text) && roleAtEnd.test(text.split(',')[0]!.trim());

const anyService =
  /\b(army|navy|naval|royal marines?|raf|air force|marine corps|usmc|usaf|uscg|coast guard|space force|national guard|armed forces|r signals|royal signals|royal engineers|reme|rlc|hms|uss [A-Z]\w+)\b/i;
export const namesService = (text: string) => anyService.test(text);

const usStates =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC';
export const cityAndState = new RegExp(
  `^([\\p{Lu}][\\p{L}.' -]+),\\s*(${usStates})(?:\\s+\\d{5}(?:-\\d{4})?)?(?:,?\\s+(?:United States|USA|US))?$`,
  'u',
);
export const usStateNames =
  /^(alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (hampshire|jersey|mexico|york)|(north|south) (carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|(west )?virginia|washington|wisconsin|wyoming)$/i;
export const countryPattern =
  /^(england|scotland|wales|northern ireland|united kingdom|great britain|uk|u\.k\.|gb|united states( of america)?|usa|u\.s\.a?\.?|us|germany|france|spain|italy|ireland|netherlands|belgium|switzerland|austria|poland|portugal|sweden|norway|denmark|finland|canada|australia|new zealand|india|china|japan|south korea|singapore|cyprus|kenya|afghanistan|iraq|kuwait|qatar|bahrain|romania|estonia|morocco|brazil|mexico|south africa|gibraltar|falkland islands)$/i;

/** Towns with a garrison, base or port, and the largest cities. */
export const placeName =
  /^(aldershot|bulford|catterick( garrison)?|colchester|tidworth|larkhill|warminster|pirbright|sandhurst|blandford|bovington|lulworth|abingdon|chilwell|stafford|donnington|bicester|winchester|woolwich|northolt|thorney island|wattisham|middle wallop|brize norton|lossiemouth|marham|waddington|coningsby|cranwell|cosford|leeming|leuchars|honington|wittering|lyneham|bordon|arborfield|shrivenham|hereford|deepcut|worthy down|st athan|kinloss|boulmer|halton|odiham|benson|wyton|digby|valley|shawbury|culdrose|yeovilton|devonport|faslane|helensburgh|rosyth|portsmouth|gosport|fareham|plymouth|lympstone|poole|taunton|arbroath|edinburgh|glasgow|aberdeen|dundee|perth|inverness|stirling|cardiff|swansea|newport|wrexham|brecon|belfast|lisburn|londonderry|london|birmingham|manchester|liverpool|leeds|sheffield|bradford|newcastle( upon tyne)?|sunderland|middlesbrough|hull|york|harrogate|nottingham|derby|leicester|coventry|wolverhampton|stoke-on-trent|norwich|ipswich|cambridge|peterborough|lincoln|grimsby|oxford|reading|swindon|bristol|bath|gloucester|cheltenham|exeter|truro|salisbury|southampton|bournemouth|brighton|dover|canterbury|croydon|preston|blackpool|carlisle|bolton|salford|huddersfield|doncaster|luton|northampton|bedford|paderborn|akrotiri|dhekelia|episkopi|san diego|norfolk|virginia beach|jacksonville|pensacola|mayport|kings bay|groton|newport news|bremerton|everett|pearl harbor|honolulu|san antonio|killeen|fayetteville|clarksville|columbus|colorado springs|el paso|tacoma|camp pendleton|camp lejeune|twentynine palms|quantico|okinawa|yokosuka|sasebo|ramstein|stuttgart|vicenza|rota)$/i;

export function isPlaceLike(text: string): boolean {
  if (/^(present|now|current|today|ongoing)$/i.test(text)) return false;
  if (cityAndState.test(text)) return true;
  const parts = text.split(/,\s*/);
  if (parts.length > 3 || text.length > 50 || /\d/.test(text)) return false;
  if (countryPattern.test(parts.at(-1)!)) return true;
  return (
    /^(remote|location)$/i.test(text) ||
    parts.every(
      (part) =>
        /^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Lu}[\p{L}.'’-]+|of|upon|on|am|de|la))*$/u.test(part) &&
        part.split(' ').length <= 3,
    )
  );
}

const region =
  /^(england|scotland|wales|northern ireland|(county|greater) \p{L}+|[\p{L}-]+shire|ontario|bavaria)$/iu;
const area = /^(greater [\p{L} .'-]+|[\p{L} .'-]+ (metropolitan )?area)$/iu;

/** "Leeds, England, United Kingdom", on a line of its own. */
export function isWholePlace(text: string): boolean {
  const parts = text.split(/,\s+/);
  const [first = '', ...rest] = parts;
  if (area.test(first) && rest.every((part) => countryPattern.test(part))) return true;
  if (parts.length < 2 || parts.length > 3 || !isPlaceLike(text) || roleScore(first) || orgScore(first))
    return false;
  const isRegion = (part: string) => region.test(part) || usStateNames.test(part) || placeName.test(part);
  const last = rest.at(-1)!;
  return parts.length === 3
    ? isRegion(rest[0]!) && countryPattern.test(last)
    : region.test(last) || usStateNames.test(last) || countryPattern.test(last);
}

export const isCertainPlace = (text: string) =>
  area.test(text.split(/,\s*/)[0]!) ||
  placeName.test(text) ||
  cityAndState.test(text) ||
  countryPattern.test(text.split(/,\s*/).at(-1)!) ||
  /^(remote|location)$/i.test(text);
