import { termTable } from './entries.ts';

export const trainingAndCourses = termTable(
  {
    where: 'UK, US',
    source: 'Army Skill at Arms and training publications; AR 350-1; NAVPERS; DAF education and training',
  },
  `
trg, Trg, TRG | training | mass
MATT, MATTs, MATTS | mandatory annual training / mandatory annual training tests | thing
MATT 1, MATT 2, MATT 3, MATT 4, MATT 5, MATT 6, MATT 7, MATT 8, MATT 9 | mandatory annual training (=) | mass
MHS | annual mental health briefing | thing | service
ITD, ITDs, ITRs | mandatory individual training | mass | service
CCS | core combat skills | plural | service
BCS | battle casualty skills | plural | service
ACMT | annual combat marksmanship test | thing
APWT | annual personal weapon test | thing
AFT, AFTs | annual fitness test | thing | service
PFT, PFTs | physical fitness test | thing | service | pulmonary, lung
PFA, PRT | physical fitness assessment | thing | service
BPFA | basic fitness assessment | thing
RFT | fitness test | thing | service
SCR, SCRs | soldier conditioning review | thing | service, fitness
RMFT, BCFT, CFT | combat fitness test | thing
RAFFT | RAF fitness test | thing
RNFT | naval fitness test | thing
USPFA | fitness assessment | thing
ACFT, APFT, AFTs | Army fitness test | thing
CFA | fitness assessment | thing | service
PT | physical training | mass | service, >sessions, >session, >test, >tests, >instructor, <led, <ran, <daily, <squad, <unit | patient, physio, rehab, clinic, hospital, part-time, part time, petrol, retail, shop, Platinum
phys, Phys | physical training | mass | service, >sessions, >session, <led | physics
beasting | hard physical training | mass
loaded march, tab, tabs | long march with heavy load | thing | loaded, service, # | browser, tablet, keyboard
tabbed | marched with heavy load | verb | service
ruck march, rucking, ruck | march with heavy load | thing | service, >march | rugby, scrum
PDT | pre-deployment training | mass | | therapy, photodynamic
PDT instructor | pre-deployment training instructor | person
MRX, MRE exercise, FTX | field training exercise | thing
FTXs, CPX, CPXs, STX, TEWT, TEWTs | training exercise | thing
CFX, CT1, CT2, CT3 | collective training exercise | thing | service
LFX, LFTT, LFTX | live firing exercise | thing
LFTT | live firing tactical training | mass
FIBUA, MOUT, UO trg | urban operations training | mass
BATUS | large-scale training in Canada | mass
BATUK | army training in Kenya | mass
BATSUB | army training in Belize | mass
JWIC, Trails of Viking | training exercise | thing | service
NTC | National Training Center | name | service
JRTC, JMRC, CTC rotation | combat training center | thing
NTC rotation, JRTC rotation | large-scale readiness exercise | thing
MCCRE, MCCREs | combat readiness evaluation | thing
ITX | integrated training exercise | thing
ORI, UCI, ORE | unit readiness inspection | thing | service | orientation
ITC | infantry training centre | name | service, Catterick | intertrade, corrections
ATC, ATR, ATC Pirbright | army training centre | thing | Pirbright, Winchester, Bassingbourn
AFC, AFC Harrogate | Army Foundation College | name | Harrogate
RMAS | Royal Military Academy Sandhurst | name
AOSB | army officer selection | mass
ADSC | army recruit selection centre | thing
IBS, SCBC | infantry battle school | thing | Brecon, service
SCBC | section commanders’ battle course | thing
PSBC | platoon sergeants’ battle course | thing
PCD, PCBC | platoon commanders’ course | thing | service
CLM, ALDP, ALP, JNCO cadre, NCO cadre, CLM 1, CLM 2, CLM 3 | leadership course | thing | service, CLM, cadre
CLM | command, leadership and management training | mass
PNCO cadre, PNCO, JNCO Cadre, PJNCO | junior leadership course | thing
cadre | training course | thing | service, <ran, <delivered | of
JCSC, ICSC, ACSC, ICSC(L), JOLP | staff college course | thing
SPTA, DTTT, DIT, DTTT(A) | defence instructor training | mass | DTTT, instruct, course
DTTT, DSAT | defence training quality system | thing
DSAT | defence systems approach to training | name
TNA, TNAs | training needs analysis / training needs analyses | thing
TDA | training development adviser | person | service
TAFMIS | training records system | thing
MOD 4 | training form | thing
Ph1, Phase 1, Phase One, Ph 1 | basic (Phase 1) | adjective | >training, >trg, >recruits, >recruit, >instructor | trial, clinical, project, construction
Ph2, Phase 2, Phase Two, Ph 2 | trade (Phase 2) | adjective | >training, >trg, >recruits, >recruit, >instructor | trial, clinical, project, construction
Phase 3, Ph3 | advanced trade (Phase 3) | adjective | >training, >trg | trial, clinical, project, construction
CIC | combat infantry course | thing | service | community interest, limited
SAA | skill at arms | mass | service | AWS, solutions
SAA(B)90 | skill at arms and range qualification | thing
SAAI | small arms instructor | person
RMQ, RMQs, RMQ(L) | range management qualification | thing
K Lec, K-Kill | range safety | mass
SR(L), SA(B), SA(A) | range qualification | thing
DTE | defence training estate | thing | service
DTA | dry training area | thing | service
CQC | close-quarters combat | mass
CQB | close-quarters battle | mass
PJI, P Coy, P Company | parachute selection | thing | P
AACC | commando course | thing
All Arms | army-wide | adjective
CIED, C-IED | counter improvised explosive device | adjective
BFST | battlefield first aid | mass | service
BATLS, BARTS | battlefield advanced trauma life support | mass
AT, Adv Trg, AdvTrg, adv trg | adventurous training | mass | Adv, adv, service | at
AT | adventurous training | mass | expedition, climbing, kayak, skiing, instructor
exped, Exped | expedition | thing
JSAT | adventurous training | mass
JSMEL, JSMTC | joint services mountaineering course | thing
ex, Ex, EX | exercise | thing | service, >Name | example, ex-, former
BCT | basic combat training | mass | Jackson, trainees, cycles, instructor, Sergeant, Benning, Sill, Leonard
OSUT | one-station unit training | mass
AIT | advanced job training | mass | | identification
BLC, WLC, PLDC | basic leader course | thing | service, NCO
ALC, SLC, MLC | senior leader course | thing | service, NCO
ALC | advanced leader course | thing | service
BNCOC, ANCOC | supervisor development course | thing
USASMA, SMC | senior leadership academy | thing | service
ILE, CGSC, CCC, MCCC | officer staff college | thing | service
BOLC, IBOLC, OBC | basic officer leader course | thing
OCS | officer candidate school | thing | service | communicator
ROTC, NROTC, AFROTC | Reserve Officers’ Training Corps | name
PME, EPME, JPME | professional military education | mass
ALS | leadership school | thing | service | life support, paramedic, ice bucket
NCOA, SNCOA | supervisor leadership academy | thing
NCO Academy | supervisor leadership academy | thing
CDCs, CDC | career development course | thing | #, Airmen, service | health, disease, Atlanta, covid, vaccin
UGT | upgrade training | mass | service
TTP, TTPs | tactics and procedures | plural | service
BMT | basic military training | mass | | bone
A-school, A School, A school, "A" school | technical school | thing
C-school, C School, C school | advanced technical school | thing
RDC, RDCs | recruit instructor | person | service
MTI, MTIs | recruit instructor | person | service
DI, DIs | drill instructor | person | service | detective
Drill Sgt, DS, drill sergeant, Drill Sergeant | recruit instructor | person | Drill, drill
MCT, SOI | infantry training school | thing | service
MCRD | Marine Corps recruit training depot | thing
PMOS school | trade school | thing
MCMAP | Marine Corps martial arts programme | thing
MAI, MAIT | martial arts instructor | person | service
CFL, CFLs | command fitness leader | person | | lamp, bulb, football, fluorescent
PFL, UFPM, ACFL | unit fitness leader | person | service
WTP, RCS | rifle skills test | thing | service
CWST, swim qual | combat swim test | thing
Ranger School, Ranger-qualified | Army leadership and endurance course | thing | School
Airborne School, Jump School | parachute course | thing
Air Assault School | helicopter operations course | thing
Sapper School | combat engineer leadership course | thing
Pathfinder School | landing zone course | thing
jumpmaster, Jumpmaster, JM | parachute safety supervisor | person | jumpmaster, Jumpmaster, service
SERE | survival training | mass
dunker, HUET dunker | helicopter underwater escape training | mass
EIB | Expert Infantryman Badge | name | service
ESB | Expert Soldier Badge | name | service
EFMB | Expert Field Medical Badge | name
CIB | Combat Infantryman Badge | name | service
CAB | Combat Action Badge | name | service | taxi
ESWS | surface warfare qualification | thing
EAWS | aviation warfare qualification | thing
SWO | surface warfare officer | person | Navy, USN, ship, destroyer
PQS | personnel qualification standards | plural
JQR, JQRs | job qualification requirement | thing
JQS, CFETP, AF 623, AF623 | training record | thing
OJT | on-the-job training | mass
TADSS | training equipment | mass
EST, EST 2000, DCCT | weapons simulator | thing | service, # | eastern, estimated
DCCT | dismounted close combat trainer (simulator) / dismounted close combat trainers | thing
CATT, SIT trainer | simulator | thing | service
BZO, zeroing | weapon sighting | mass
zeroed | sighted | verb | service
qual, quals | qualification | thing | service
cycles, cycle | training course | thing | trainees, recruits, BCT, OSUT | bicycle, sales, billing, business, life
intake, intakes | group of new recruits / groups of new recruits | thing | service | school, air, student
range days, range day | shooting practice | mass
ETS dates | leaving dates | plural
stand-to | alert | thing
ODR, ORBAT | organisation chart | thing | ORBAT
TAC | tactical | adjective | >HQ, >trg
SHARP | sexual harassment prevention | mass | service, >rep, >representative, >training, >VA, >program, >advocate | knife, image, TV, objects, bends, calculator
SAPR, SAPRO | sexual assault prevention | mass
EO | equal opportunity | mass | service, >rep, >advisor, >adviser, >training | executive order
EOA, EOL | equal opportunity adviser | person | service
MRT | master resilience trainer | person | service | MRT station, rapid
ASAP | substance abuse programme | thing | service, >program | as soon, asap
UPL | drug testing coordinator | person | service
BOSS | single soldiers’ programme | thing | >rep, >program, >representative | boss
FRG, SFRG | family readiness group | thing
FRO | family readiness officer | person | service
SFL-TAP, ACAP | transition assistance | mass
TAPS, TAP | transition assistance programme | thing | service | water, tap
CTP | Career Transition Partnership | name | service
ELC | enhanced learning credits | plural | service
SLC | standard learning credits | plural | UK, MOD
GRT | graduated resettlement time | mass
`,
);
