import { termTable } from './entries.ts';

const source = 'Service manuals and career pages; terms that several trades use differently';

// Listed before the other tables: what stands nearby decides between several meanings.
const american = termTable(
  { where: 'US, all services', source },
  `
load crew chief | aircraft weapons loading team leader | person
DEP/FSTP | recruit preparation programme | thing
TPU Soldiers, TPU soldiers | part-time reserve soldiers | plural
FSC | forward support company / forward support companies | thing | Soldiers, battalion, BSB, 1SG, support
PMO | military police office | thing | 31B, desk sgt, blotter, MP
PIR | parachute infantry regiment | unit | <501, <502, <503, <504, <505, <506, <507, <508, <509, <325
ATO | authority to operate | thing | STIG, NIPR, SIPR, RMF, network, cyber
CIC | combat information centre / combat information centres | mass | OS1, OS2, OS3, OSC, watch, Link, radar
CES | civil engineer squadron | thing | Prime, BEEF, Airmen, Amn, RADR, HVAC, Superintendent
CDI, CDIs | quality inspector | person | plane captain, aircraft, helicopter, qualified, squadron
PSC exams, PSC exam | foreign ship inspection | thing
PSC | foreign ship safety inspection | mass | vessel, MST, port, Sector
LSC | weapons loading standards team | thing | load, loading, weapons
MWR | recreation and welfare programme | thing | service, rep, battery, Soldiers, Sailors
EO leader, EOL | equal opportunity representative | person | service, rep, battery, Soldiers
UPL | drug-testing coordinator | person | service, battery, company, Soldiers
BOSS president, BOSS rep | single-soldiers programme leader | person
BOSS | single-soldiers programme | mass | president, Soldiers
LE boarding officer | law enforcement boarding officer | person
XPO | deputy station manager | person
CC | commander | person | wing, Wing, <Sq, squadron, Group
CB, CBs | Navy construction specialist | person | NMCB
RC div | reactor control division | thing
ERO | engine room operator | person | SS, submarine, reactor, nuclear
MP div | main propulsion staff | plural
LOA | engineering readiness inspection | thing | INSURV, EOOW, propulsion
QM | navigation specialist | person | USS, Sailors, bridge, quartermaster of
AT | annual training | mass | IDT, TPU, AGR, Guard, Reserve
IDT | weekend reserve training | mass | service, Soldiers, TPU
FSTP | recruit preparation programme | thing | DEP, recruiter, Recruiter, contracts
DEP | delayed entry programme | thing | recruit, Recruiter, contract, poolee
CMR | equipment account | thing | GCSS, supply, 3043, RO
SL-3 | equipment components list | thing
PMI | marksmanship instruction | mass | shooter, range, rifle
PMI-1 | scheduled aircraft inspection | thing
UNQ | unqualified shooter | thing
LE | law enforcement | mass | boarding, service | Limited Edition, lower energy
MX | maintenance | mass | officer, aircraft, flight, ship, sorties | Mexico, record, MX records
OU duty stander | operations unit controller | person
OU | operations unit | thing | Sector, SAR, MISLE
SAR | search and rescue | mass | cases, Sector, MH-60, MH-65, boat
ECP, ECPs | entry control point | thing | posts, guard, gate, security
RC | reactor control | mass | ET, div, nuclear
DZ | parachute drop zone | thing | jump, safety, JFO, airborne
UMR | manning report | thing | Soldiers, strength, personnel
OR rate | equipment availability rate | thing
Role 1, Role 2, Role 3 | field hospital | thing | CASEVAC, MEDEVAC, MASCAL, medic, patients, surgical
Ist Lt, 1stLt, First Lt, First Lieutenant | first lieutenant | person | service, MX, platoon, officer
`,
);

const british = termTable(
  { where: 'UK, all services', source },
  `
MCO | main communications office | thing | CIS, signals, RN, HMS
NAS | Naval Air Squadron | unit | 820, 814, 815, 824, 825, 845, 846, 847, 849, 736, 750, 809
RAP production | recognised air picture production | mass
RAP | recognised air picture | thing | CRC, Boulmer, QRA, ASACS, radar
DG | dangerous goods | plural | chalk, movs, movements, airfreight, incident
AES | explosives search dog team | thing | dog, Dog, handler
MWD Regt | military working dog regiment | mass
MWD, MWDs | military working dog | thing
AFS | after-flight servicing | mass | BFS, flight, aircraft
BFS | before-flight servicing | mass | AFS, flight, aircraft
SCC | ship control centre | thing | watches, watchkeep, stoker, section base
QM | gangway security watchkeeper | person | gangway, Officer of the Day
BRF | reconnaissance force | thing | Cdo, Commando, Mne, RM
BRF | broadcast network | thing | signals, MCO
AE | assault engineering | mass | Cdo, Mne, RM, Assault
AE1, AE2, AE3 | assault engineer | person | Assault, assault, Mne, RM
NDs, ND | accidental weapon discharge | thing | range, ranges, weapon, rifle | National, neutral
AMPs | auxiliary security staff / auxiliary security staff | plural | MPGS, guard, Police
FMA | fire missions | plural | FST, FOO, CAS
FST Comd, FST Commander | fire support team leader | person
FST | fire support team | thing | CAS, JTAC, Cdo, RA, guns, mortars | field hospital
CMD | conventional munitions disposal | mass | EOD, IEDD, ATO
LEV | equipment inspection | thing | REME, VM, vehicle, Vehicle, veh | Leviticus
CTR, CTRs | close target reconnaissance / close target reconnaissance tasks | thing | OP, OPs, recce, Recce, patrol | click, rate
LOD | landing craft and boat group | thing | raider, boats, RM
MWO | maintenance work order | thing | Typhoon, aircraft, A Tech
DH | department head | thing | HMS, Navy
BWC | ship navigation certificate | thing | OOW, bridge, HMS
PNT | navigation training | mass | OOW, bridge, HMS
OOW1, OOW2, OOW | officer of the watch (ship’s navigation and safety) | head | bridge, HMS, watch, Hunt
PED | intelligence processing and analysis | mass | INTREP, analyst, shift, imagery, TARPAC
HLS | helicopter landing site | thing | built, FOB, helicopter
TRADS | training days budget | thing | G7, trg, training
QWI | qualified weapons instructor | person
`,
);

// Terms that mean one thing, of trades the other tables treat in passing.
const americanTrades = termTable(
  { where: 'US', source: 'Service career pages and manuals' },
  `
MCEN | Marine Corps computer network | thing
MCB | Marine Corps base | unit
TAMCN, TAMCNs | equipment line | thing
WTI | weapons and tactics instructor course | thing | service, evolutions
TEEP, TEEPs | training and exercise plan | thing
RFMSS | range booking system | name
WTBn, WTBN | weapons training battalion | thing
MCT | Marine combat training | mass | instructor, SOI, Marine
SOI-West, SOI-East, SOI-E, SOI-W | the School of Infantry | name
BDOC | base security control room | thing
TCTO, TCTOs | aircraft modification order | thing
DISA | Defense Information Systems Agency | name
TSSR | network installation records | plural
EAM, EAMs | emergency action message | thing
OPREP-3, OPREP-3s, OPREP, OPREPs | incident report | thing
ILS-S | supply system | name
RSP kit, RSP kits, RSP | deployment spares kit | thing | kit, LRS, supply, service
HALO/HAHO | high-altitude parachute | adjective
HALO, HAHO | high-altitude parachuting | mass | jump, drop, parachut, freefall
Prime BEEF | deployable engineering | mass
RADR | airfield repair | mass
MISLE | marine safety database | thing
Rescue 21 | coastal rescue radio system | name
ATON hits, ATON hit | navigation buoy check | thing
FOSC | federal pollution response | mass | pollution, spill, MST, cases
ALMIS | aviation maintenance records system | name
MH-60, MH-60T, MH-60R, MH-60S, MH-65, MH-65D | rescue helicopter (=) | thing
CVN, CVN-68, CVN-69, CVN-70, CVN-71, CVN-72, CVN-73, CVN-74, CVN-75, CVN-76, CVN-77, CVN-78 | aircraft carrier | thing
DDG, DDGs | guided-missile destroyer | thing
GCCS-M, GCCS, GCCS-J | command and control system | name
NIOC | Navy information operations command | unit
PRB | performance review board | thing | SS, member
OPTAR | operating budget | thing
COSAL | ship’s parts list | thing
3M | planned maintenance programme | thing | PMS, DCTT, Sailors, ship, spot | adhesive, Company, Post-it
DCTT | damage control training team | thing
ATTT | anti-terrorism training team | thing
SCBA, SCBAs | breathing apparatus / breathing apparatus | thing
tag outs, tag-outs, tag out | equipment isolation | thing
trap, traps | arrested landing | thing | launches, CVN, flight deck
ARP | reenlistment award | thing | reenlist, counselor
qualed, Qualed, qual'd, qual’d | qualified | adjective
watch supe, supe | supervisor | person | watch, CIC
HMC | hospital corpsman supervisor | person | USS, Marine, Sailors, corpsm
12B | combat engineer | person | Sapper, sapper, breach, demo, Soldiers, obstacle, service
31B | military police officer | person | PMO, desk, MP, patrol, Soldiers, service
12N | horizontal construction engineer | person | dozer, grader, Soldiers, service
15W, 15E | drone operator | person | RQ-7, Shadow, Soldiers, service
11C | mortar team member | person | mortar, Soldiers, service
19K | tank crew member | person | Abrams, tank, M1, Soldiers, service
19D | cavalry scout | person | scout, cav, troop, Soldiers, service
25B | IT specialist | person | help desk, network, Soldiers, users, service
92F | fuel supply specialist | person | fuel, gallons, Soldiers, service
74D | chemical and hazard specialist | person | CBRN, decon, Soldiers, service
255A | information services technician | person | CW2, CW3, CW4, WO1, network, NIPR, SIPR
COPS | police reporting system | name | 31B, PMO, blotter, ALERTS
ALERTS | police records system | name | 31B, PMO, COPS, blotter
desk sgt, desk sergeant | police desk supervisor | person
ULLS-S4, ULLS-G, ULLS | supply records system | name
ASP | ammunition supply point | thing | draw, ammo, range, demo, rounds | ASP.NET, .NET
OIC/RSO | officer in charge and range safety officer | person
RSO, RSOs | range safety officer | person | range, ranges, live, demo
Sapper tabbed, Ranger tabbed, sapper tabbed, ranger tabbed | leadership-course qualified | adjective
Sapper tab, Ranger tab | advanced leadership course | thing
FIST team, FIST | artillery observation team | thing | 13F, JFO, team, CFF
Q7 | intelligence specialism | thing | ASI
ACP | administrative command post | thing | DIV, Div, battle captain, jump
LOGSTAT, LOGSTATs | supply status report | thing
PERSTAT, PERSTATs | headcount report | thing
TOC jump, TOC jumps | move of the operations centre / moves of the operations centre | thing
joe, joes, Joes | soldier | person | squad, team, led, led | Joe Biden, coffee, Trader
OIF III, OIF II, OIF I, OIF 05-07, OIF 07-09, OEF X, OEF XI | overseas operations | plural
DUI, DUIs | drink-driving offence | thing
A-School, A School, "A" School | job training school | thing
C-School, C School | advanced job training school | thing
NCOES, PLDC, WLC, BLC, ALC, SLC | leadership course | thing | service, graduate, Course, completed, BLC, ALC
JRTC, NTC, JMRC | combat training centre | thing
`,
);

const britishTrades = termTable(
  { where: 'UK', source: 'Service career pages and manuals' },
  `
G7 trg | training | mass
YORKS | Yorkshire Regiment | name
MERCIAN | Mercian Regiment | name
PARA | Parachute Regiment | name | #, service
SCOTS | Royal Regiment of Scotland | name
R ANGLIAN | Royal Anglian Regiment | name
LANCS | Duke of Lancaster’s Regiment | name | #, service
R WELSH | Royal Welsh Regiment | name
PWRR | Princess of Wales’s Royal Regiment | name
RRF | Royal Regiment of Fusiliers | name
RGR | Royal Gurkha Rifles | name
R IRISH | Royal Irish Regiment | name
GREN GDS | Grenadier Guards | name
COLDM GDS | Coldstream Guards | name
QDG | Queen’s Dragoon Guards | name
RTR | Royal Tank Regiment | name | service
KRH | King’s Royal Hussars | name
QRH | Queen’s Royal Hussars | name
HCR | Household Cavalry Regiment | name
RHA | Royal Horse Artillery | name
EOD&S | explosive ordnance disposal and search | mass
JSEOD | joint bomb disposal call-out duty | mass
MIRA | medical stock system | thing | BATLS, medical, RAP
AREP | medical evacuation | mass
ATR(W), ATR(G), ATR(P), ATR(B), ATR | army training regiment | thing | CMS, recruits, Ptes, Winchester, Pirbright
AFC(H), AFC Harrogate | the Army Foundation College | name
CMS(R), CMS | basic soldier training | mass | recruits, ATR, Ptes, troops | website, WordPress, content
Instr, instr, Instrs | instructor | person | service, ^
sp | support | mass | bty, coy, close | stored procedure
bty, btys | battery / batteries | unit | service, #, <sp, gun
tpt, Tpt | transport | mass | service, sqn, tp
armd, Armd, armd. | armoured | adjective
inf, Inf | infantry | mass | service, pl, bn, coy, armd
armd inf | armoured infantry | mass
regt, regts | regiment | unit | service, trg
sqn, sqns, Sqns | squadron | unit | service, #
flt, flts, Flts | flight | unit | service, SNCO, #
pers | staff / staff | plural | #, service, all
hrs | hours / hours | plural | #
div, divs | division | unit | service
dept, depts, Dept, Depts | department | thing
sgt, sgts | sergeant | person
cpl, cpls | corporal | person
Mne, Mnes | Marine | person
Killick stoker | leading marine engineering technician | person
stoker, stokers | marine engineering technician | person
Killick, killick | leading hand (team leader) / leading hands | person
P2000 | patrol boat | thing
URNU | university naval unit | thing
SFSG | special forces support group | thing
herricks, Herricks, herrick tours | operational tour of Afghanistan / operational tours of Afghanistan | thing
HESCO, Hesco, Hesco bastion | earth-filled protective barrier | thing
LSV | heavy goods vehicle | thing | MT, drove, driver, MHE
Techies, techies, techie | technician | person | service, JENGO, Sqn
blokes, bloke | soldier | person | led, service, sect, section
DAMO | duty air movements officer | person
BZN | RAF Brize Norton | name
RAPCON | radar approach control | thing
JENGO, JEngO | junior engineering officer | person
WR21 GTs, WR21 GT | main gas turbine engine | thing
PHALANX, Phalanx | close-in gun | thing | maintained, ET, WE, HMS, radar, SAMPSON
SAMPSON | air-defence | adjective | >radar
S2022, S2022s | equipment defect report | thing
AWT | above-water warfare | mass
LS(AWT), LS(AWW) | leading seaman (radar and weapons) | person
ASW | anti-submarine warfare | mass
serial, serials | exercise | thing | # | number, serial number, port, cable, TV
CPO(Ca), CPOCA | chief petty officer caterer | person
PO(Ca), POCA | petty officer caterer | person
RAS | replenishment at sea | mass | service, HMS, ship, RFA
action messing | emergency-station catering | mass
AMMO | ammunition | mass
Rcy Mech, Rec Mech, Recy Mech | vehicle recovery mechanic | person
Combat Med Tech, Cbt Med Tech, CMT | combat medical technician (medic) / combat medical technicians (medics) | person | service, ^ | Mobile
JAMC | joint air mounting centre | name
trooper flights, trooper flight | military charter flight | thing
UAP, UAPs | welfare support plan | thing | UWO, welfare
AGAI 81, AGAI 67 action | formal welfare referral | thing
SCR prep | soldier conditioning review preparation | mass
OPLAN, OPLANs | operational plan | thing
CALFEX, LFX, LFTX | combined live firing exercise | thing
DTTS | tactical training support | mass
BCIP | software | mass | BOWMAN, Bowman, fill
BOWMAN CNR nets, BOWMAN CNR net, BOWMAN CNR, Bowman CNR | combat radio network | thing
Loggie, loggie, loggies | logistics specialist | person
stripeys, stripey | sergeant | person
Juniors’ Brecon, Juniors' Brecon, Junior Brecon | junior leadership course | thing
Seniors’ Brecon, Seniors' Brecon, Senior Brecon | senior leadership course | thing
Pacific 24, pacific 24 RIB, Pacific 24 RIB, Pac 24, pacific 24 | rigid inflatable boat | thing
Cox’n, Cox'n, cox’n, cox'n, Coxn | boat driver | person
TARPAC, TARPACs | target intelligence package | thing
CRM | crew resource management | mass | WSOp, crew, aircrew, facilitator
`,
);

const staffAreas = [
  'personnel',
  'intelligence',
  'operations',
  'logistics',
  'planning',
  'communications',
  'training',
  'finance',
  'community engagement',
];
const staffGrades = { SO1: 'senior staff officer', SO2: 'staff officer', SO3: 'junior staff officer' };

const staffOfficers = termTable(
  { where: 'UK, US', source: 'NATO staff branches' },
  Object.entries(staffGrades)
    .flatMap(([grade, officer]) =>
      staffAreas.map((area, at) => {
        const codes = ['G', 'J', 'N', 'A'].map((letter) => `${grade} ${letter}${at + 1}`).join(', ');
        return `${codes} | ${officer} (${area}) / ${officer}s (${area}) | person`;
      }),
    )
    .join('\n'),
);

export const contextualTerms = [
  ...staffOfficers,
  ...american,
  ...british,
  ...americanTrades,
  ...britishTrades,
];
