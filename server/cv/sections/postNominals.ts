// What may come after a name: generations, which belong to it, and honours, degrees and memberships.

const generation = /^(?:(?:jn?r|sn?r|junior|senior|2nd|3rd|[45]th)\.?|I{2,3}|i{2,3}|IV|iv|VI{0,3})$/i;
const isRoman = (word: string) => /^[ivx]+$/i.test(word);
export const isSuffix = (word: string) =>
  generation.test(word) && !(isRoman(word) && word !== word.toUpperCase() && word !== word.toLowerCase());

const honours = new Set(
  `MBE OBE CBE KBE DBE KCB GCB CMG KCMG CVO LVO MVO QGM BEM DSO DSC DSM DFC DFM AFC ARRC RRC CGC CGM RVM QVRM VC GC
PHD DPHIL DSC PSYD DBA EDD BA BSC BENG BTEC MSC MBA MPA MPH MSW MPHIL MRES MENG LLB LLM PGCE PGCERT PGDIP DIPHE FDSC HND HNC QTS
CENG IENG ENGTECH MIET FIET MIMECHE FIMECHE AMIMECHE MIMARE FIMARE MSTRUCTE CITP MBCS FBCS MRICS FRICS MCIOB FCIOB MAPM FAPM CHPP
PMP CAPM PMI-ACP CSPO CPA CFA ACA FCA ACCA FCCA ACMA FCMA CGMA CMA CIA CISSP CISM CISA CRISC CGEIT OSCP CEH CCNA CCNP ITIL
SPHR PHR SHRM-CP SHRM-SCP FCMI MCMI CMGR MCIPS FCIPS MCIPD FCIPD MCILT FCILT CMILT MINSTLM FINSTLM MINSTRE MCIM FCIM CSCP CPIM
GRADIOSH TECHIOSH CMIOSH MIOSH MSYI FSYI CSYP CSP RGN RVN BSN MSN DNP FRSA RETD RET HONS RN`.split(/\s+/),
);
// Also places: "Leeds, USA" is no name.
const services = new Set('RM RAF USA USMC USAF USCG USN'.split(' '));
const inAnyCase = new Set('ESQ ESQUIRE PHD MSC BSC'.split(' '));
// Could be initials where no comma comes before them, and a state where they have no dots.
const shortHonours = new Set('BS DO JD PE MC GM TD VR RA JP DL KC QC CB MM'.split(' '));
const dottedHonours = new Set('MA MD MS'.split(' '));

const capitals = (text: string) => (text.match(/\p{Lu}/gu) ?? []).length;

export function isHonour(word: string, isAfterComma: boolean): boolean {
  const bare = word.replace(/[.,()®™]/g, '');
  const letters = bare.toUpperCase();
  if (/^(ret(ire)?d?|hons)$/i.test(bare))
    return word.startsWith('(') || isAfterComma || /^\p{Lu}/u.test(word);
  if (inAnyCase.has(letters)) return true;
  if (capitals(bare) < 2) return false;
  return (
    honours.has(letters) ||
    services.has(letters) ||
    (isAfterComma && (shortHonours.has(letters) || (dottedHonours.has(letters) && word.includes('.'))))
  );
}

export const isCertainHonour = (word: string) =>
  isSuffix(word) || (isHonour(word, false) && !services.has(word.toUpperCase()));

/** The form of letters after a name that are in no list. */
export const isLetters = (text: string) => /^\p{Lu}[\p{L}\d.&+-]{1,9}$/u.test(text) && capitals(text) > 1;
