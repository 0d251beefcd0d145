/** Abbreviations and codes that are neither in the jargon list nor in everyday use. */
import { isPlace, jargonAt } from './jargon.ts';

const most = 10;

const everyday = new Set(
  `UK US USA GB EU UN UAE NI NATO RAF BBC ITV NHS HMRC DVLA DVSA MOD DOD DOJ FBI CIA FAA IRS VA NASA FEMA USPS NYPD LAPD MIT UCLA LSE
  IT ICT HR PR PA VP MD CEO CFO COO CTO CIO CISO FTE SME SMEs NGO CIC PLC LTD LLC LLP INC CV PDF FAQ ASAP ID OK TV DVD CCTV GPS SUV
  AM PM AD BC GMT BST EST PST UTC GBP USD EUR VAT PAYE P60 W2 NI NVQ SVQ GCSE GCSEs BTEC HNC HND GNVQ GED SAT GPA MBA BA BSc MA MSc
  PhD BEng MEng LLB LLM PGCE QTS CIPD ACCA CIMA AAT CFA CPA PMP PRINCE2 PMO MSP APM CMI ILM ITIL SCRUM KPI KPIs SLA SLAs ROI P&L R&D
  QA QC CRM ERP B2B B2C SaaS POS EPOS RFP RFQ SOW NDA GDPR HIPAA PPE COSHH RIDDOR NEBOSH IOSH CDM CSCS SIA OSHA HSE EHS FCA PCI SOX
  HGV LGV PCV CDL CPC DBS CRB CPR AED EMT NREMT RN GP A&E ER ICU MRI CT NMC GMC CQC PACE EHR CAD CAM CNC PLC HVAC MEP BIM GIS LED DC
  AC EV EVs CO2 H2O COVID COVID-19 SQL MySQL PostgreSQL NoSQL HTML CSS PHP API APIs AWS GCP SAP IBM BT BP ITIL CCNA CISSP CompTIA VPN
  LAN WAN TCP IP DNS DHCP USB PC PCs CPU RAM SSD OS iOS macOS UX UI AI ML IoT SEO PPC CMS XML JSON JSP HTTP HTTPS URL SMS MS VBA ATM
  ISO AGM AOB DIY FM AA RAC RSPCA RNLI YMCA YWCA RNIB TUC GMB ACAS LGBT LGBTQ BAME DEI PTA RE PE MFL SEN SENCO TEFL TESOL ESOL IELTS
  NY LA DC NYC UPS FedEx DHL KFC IKEA TESCO B&Q M&S HSBC KPMG PwC EY GE GM BMW JCB VW A3 A4 MP3 4G 5G 3D 2D 4K G7 G20 24/7 4x4`
    .split(/\s+/)
    .filter(Boolean),
);

const serviceShorthand =
  /^(?:L?Cpls?|S?Sgts?|Bdr|LBdr|Pte|Spr|Gnr|Sig|Cfn|Plt|Pl|Bn|Bde|Coy|Sqn|Regt|Det|Amn|pax|vehs?|trg|i\/c)$/;

const places =
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI
  SC SD TN TX UT VT VA WA WV WI WY`.split(/\s+/);
const postcode = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\p{N}])/gu;
const roman = /^(?=.)(?:X{0,3})(?:IX|IV|V?I{0,3})$/;
/**
 * A number with its unit: 10GB, 30K, 240kV, 3PM, 1990S, 2ND. A single letter may be an occupation code:
 * 68W, 88M.
 */
const measure =
  /^\d[\d.,]*(?:K|[KMGT]B|[kMG]W|[kMG]?Wh|[kM]V|[kMG]?Hz|[mk]A|AM|PM|S|ST|ND|RD|TH|FT|KM|KG|MM|CM|MPH|HRS?)$/;

const isKnown = (part: string) =>
  everyday.has(part) || everyday.has(part.replace(/['’]?s$/, '')) || roman.test(part) || measure.test(part);
const isCode = (part: string) =>
  /\p{Lu}{2,}/u.test(part) || (/\p{Lu}/u.test(part) && /\p{N}/u.test(part) && /[\p{L}\p{N}]{2,}/u.test(part));

function isUnknown(token: string): boolean {
  if (isKnown(token)) return false;
  if (serviceShorthand.test(token)) return true;
  const parts = token.split(/[-/–]/);
  return (
    parts.some((part) => part !== '' && !isKnown(part) && isCode(part)) ||
    /^\d+-\p{Lu}$|^\p{Lu}-\d+$/u.test(token)
  );
}

/** Skips lines in all capitals, where abbreviations cannot be told apart. */
export function unknownTerms(text: string): string[] {
  const found = text.split('\n').flatMap((line) => {
    if (isShouted(line)) return [];
    const known = [
      ...jargonAt(line),
      ...[...line.matchAll(postcode)].map(({ index, 0: from }) => ({ at: index, from })),
    ];
    return [...line.matchAll(/[\p{L}\p{N}]+(?:[-/&.+'’–][\p{L}\p{N}]+)*/gu)].flatMap(
      ({ 0: written, index: at }) => {
        const token = written.replace(/['’]s$/, '');
        const [before, after] = [line.slice(0, at), line.slice(at + token.length)];
        const isCovered = known.some((one) => at < one.at + one.from.length && at + token.length > one.at);
        const isState = places.includes(token) && isPlace(token, before, after);
        const isMoneyOrMail = /[£$€@]$/.test(before) || after.startsWith('@');
        return isCovered || isState || isMoneyOrMail || !isUnknown(token) ? [] : [token];
      },
    );
  });
  return [...new Set(found)].slice(0, most);
}

const isShouted = (line: string) => !/\p{Ll}/u.test(line) && (line.match(/\p{Lu}{2,}/gu) ?? []).length > 3;
