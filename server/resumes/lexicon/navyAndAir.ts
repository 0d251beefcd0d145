import { termTable } from './entries.ts';

export const royalNavyTerms = termTable(
  {
    where: 'UK Navy',
    source: 'Royal Navy branches and terms; BR 3 Naval Personnel Management; royalnavy.mod.uk',
  },
  `
MA(SM) | submarine medical assistant (medic) / submarine medical assistants (medics) | person
MA(Q), LMA | medical assistant (medic) / medical assistants (medics) | person
Wtr, Writer | HR administrator (writer) / HR administrators (writers) | person | service | author, content, copy, technical, songwriter, screen
LWtr, LWTR | leading writer (HR supervisor) / leading writers (HR supervisors) | person
POWtr, PO(Wtr) | petty officer writer (HR manager) / petty officer writers (HR managers) | person
CPOWtr | chief petty officer writer (HR manager) / chief petty officer writers (HR managers) | person
SA, LSA, Stores Accountant | stores accountant | person | service, ^ | South, Australia
Steward, LStd, Std | steward (hospitality) / stewards (hospitality) | person | Std, service | shop, union, flight, club, festival, event, stadium
LCH, LCh, Ch | chef | person | service
Log(CS), Logs CS, LCS | catering services specialist | person | service
Log(SC), Logs SC, LSC, SC(Log) | supply chain specialist | person | service
Log(Pers), Logs Pers | personnel logistics specialist | person
ME | marine engineering | mass | service, >dept, >department, >branch | me, Maine, chronic
WE | weapon engineering | mass | service, >dept, >department, >branch, >section | we
AE | air engineering | mass | service, >dept, >department, >branch | After Effects
WE dept, WE Dept, WE department, WED | weapon engineering department | thing
ME dept, ME Dept, ME department, MED | marine engineering department | thing | dept, department
ET(ME), ET(MESM) | marine engineering technician | person
ET(WE), ET(WESM) | weapon engineering technician | person
LET(ME), LET(MESM) | leading marine engineering technician | person
LET(WE), LET(WESM) | leading weapon engineering technician | person
LET | leading engineering technician | person | service
POET(ME), POMEM, POET(MESM) | petty officer (marine engineering technician) / petty officers (marine engineering technicians) | person
POET(WE), POET(WESM), POWEM | petty officer (weapon engineering technician) / petty officers (weapon engineering technicians) | person
CPOET(ME), CPOET(MESM), CPOMEA | chief petty officer (marine engineering manager) / chief petty officers (marine engineering managers) | person
CPOET(WE), CPOET(WESM), CPOWEA | chief petty officer (weapon engineering manager) / chief petty officers (weapon engineering managers) | person
MEO, DMEO | marine engineer officer | head | service, ^
WEO, DWEO | weapon engineer officer | head | service, ^
AEO, DAEO | air engineer officer | head | service, ^
MEM, MEA | marine engineering technician | person | service, ^
WEM, WEA | weapon engineering technician | person | service, ^
AEM, LAET, AET, POAET | air engineering technician | person | service, ^
CHOPS, CHOPS(L) | chief technician | person | service
WS(UW), WS(AWW), WS(TSM), WS(SSM), AWW | warfare specialist | person
WS | warfare specialist | person | service
Seaman Spec, Sea Spec | seaman specialist | person
PWO | principal warfare officer | person
OOW | officer of the watch / officers of the watch | person
OOD | officer of the day / officers of the day | person
NO, Navs | navigating officer | person | <the Navs
Jimmy | second-in-command | head | <the
Joss, Jossman, MAA | master-at-arms (head of discipline) / masters-at-arms | person | service
EWO | executive warrant officer | person | service
RPO, LReg, LPT | leading regulator (naval police) / leading regulators (naval police) | person | service | recruitment, objective
Clubz, clubs swinger | physical training instructor | person
Buffer, Chief Bosun’s Mate, CBM | chief boatswain’s mate (deck manager) / chief boatswain’s mates | person | service | solution, data
Bosun, Boatswain, bosun | deck supervisor | person
DMT, NBCDQ, NBCDO | nuclear, biological, chemical and damage-control specialist | person | NBCD, service, ^
NBCD, NBC | nuclear, biological and chemical defence | mass | service | TV, television, network, news
DC | damage control | mass | service, >and, >training, >drills, >exercise | Washington, DC United, comics, AC, volt, power, motor, solar
DCO | damage control officer | person | service
FF | firefighting | mass | service, >training, >school | final
SSEP | standing sea emergency party (first responders) / standing sea emergency parties | thing
HQ1 | damage control headquarters | mass
MCR | machinery control room | thing | service
SCC | ship control centre | thing | service | shopping, county council
MSO | machinery space operator | person | service
EOOW, EOW | engineering officer of the watch / engineering officers of the watch | person
DG, DGs | diesel generator | thing | service, # | Director, dangerous
GT, GTs | gas turbine | thing | service, # | golf, car, racing
HPAC | high-pressure air compressor | thing
RO plant | reverse osmosis water plant | thing
UMMS | unit maintenance management system | name
OPDEF, OpDef, OPDEFs | operational defect | thing
DEFREP | defect report | thing
FOST | operational sea training | mass
BOST | basic operational sea training | mass
COST | continuation operational sea training | mass | service, <during | cost
DCT | directed continuation training | mass | service
FTSP, FTSPs | fleet time support period | thing
AMP | assisted maintenance period | thing | service | guitar, volt, cable
refit, Refit | major refurbishment | thing | service | shop, kitchen, office
ship’s company, ship's company, Ship’s Company | crew / crew members | thing
ships company | crew | thing
UPO | unit personnel office | thing
LSSB | leadership assessment board | thing
divisional officer, Divisional Officer, DO(RN) | line manager | person | | fire, police
divisional system | staff welfare system | thing
Div Snr Rate | line manager | person
Snr Rate, senior rate, Senior Rate, Senior Rates | senior supervisor | person
Jnr Rate, junior rate, Junior Rate, Junior Rates | junior team member | person
ratings | sailors | plural | # | reviews, star, credit
run ashore, runs ashore | social outing | thing
heads | toilets | plural | <the | of, department
galley | kitchen | thing | service, <ship’s, # | proof, magazine
scran | food | mass
wets | hot drinks | plural | service, <made
dhobi, dhobey, dhoby | laundry | mass
goffer | soft drink | thing
oggin | sea | thing
pusser’s, pussers | official issue | adjective
RAS, RASing, RASs | replenishment at sea | mass | service, # | protein
RAS(L) | replenishment at sea of fuel | mass
RFA | Royal Fleet Auxiliary | name | service, >Name | Register
VERTREP | vertical replenishment by helicopter | mass
T23, Type 23 | Type 23 frigate | thing
T45, Type 45 | Type 45 destroyer | thing
T26, Type 26 | Type 26 frigate | thing
T31, Type 31 | Type 31 frigate | thing
T22, T42 | warship | thing
QEC, QNLZ | aircraft carrier | thing
LPD, LPH | amphibious assault ship | thing
MCMV | mine countermeasures vessel | thing
MCM | mine countermeasures | plural | service
SSBN | nuclear ballistic missile submarine | thing
SSN | nuclear attack submarine | thing | service, # | social, number
V-boat, V boat, bomber, bombers | ballistic missile submarine | thing | V, service | jacket
OPV | offshore patrol vessel | thing
P2000 | patrol boat | thing
RIB, RIBs | rigid inflatable boat | thing | service, # | cage, ribs, meat
LCVP, LCU | landing craft / landing craft | thing
Merlin | Merlin helicopter | thing | service | Entertainments, software
Wildcat | Wildcat helicopter | thing | service | team
NAS, RNAS | naval air squadron | thing | service | storage, network, drive, Synology
RNR | Royal Naval Reserve | name
RNLA, BRNC | Royal Navy officer college | name
CTCRM, CTC RM | Commando Training Centre Royal Marines | name
CTC | Commando Training Centre | name | service
RMR | Royal Marines Reserve | name
RM | Royal Marines | name | service, ^ | Royal Mail, R&M, malaysian
Cdo | commando | unit
3 Cdo Bde | 3 Commando Brigade | name
ML1, ML2, ML3 | mountain leader | person
PW1, PW2, PW3 | platoon weapons instructor | person
AE1, AE2 | assault engineer | person | service
HW1, HW2 | heavy weapons instructor | person
yomp, yomping | long march with heavy load | thing
yomped | marched with heavy load | verb
CWI, CWIs, NFCI | cold weather injury | thing
MWT | mountain warfare training | mass | ML, Norway, mountain, ski, arctic, winter, cold
CWO, AWT | cold weather training | mass | service, Norway
hoofing | excellent | adjective
threaders | frustrated | adjective
essence | excellent | adjective | service
proffed | obtained | verb
`,
);

export const royalAirForceTerms = termTable(
  { where: 'UK Air Force', source: 'RAF trade groups and AP 3392; MAA Regulatory Publications' },
  `
Stn | station | unit
Flt | flight | unit
Sqn, SQN, sqn | squadron | unit
Wg | wing | unit
Gp | group | unit | service
A Tech M | aircraft technician (mechanical) / aircraft technicians (mechanical) | person
A Tech Av, A Tech AV | aircraft technician (avionics) / aircraft technicians (avionics) | person
A Tech, AMM, ATech | aircraft technician | person
Wpn Tech, W Tech | weapons technician | person
Gen Tech, Gen Tech M, Gen Tech E, Gen Tech WS | general technician | person
ICT Tech | communications technician | person
TG1, TG2, TG3, TG4, TG5, TG6, TG9, TG10, TG12, TG14, TG15, TG17, TG18, TG19 | RAF trade group (=) | thing
rects, rectification, Rects | fault repairs | plural | service
ac, a/c | aircraft / aircraft | thing | service, # | account, air con, payable, receivable
airframe, airframes | aircraft / aircraft | thing | service, #
WSOp, WSOps | weapon systems operator (aircrew) / weapon systems operators (aircrew) | person
WSO | weapon systems officer (aircrew) / weapon systems officers (aircrew) | person | service
ALM | air loadmaster (aircrew) / air loadmasters (aircrew) | person
loadie, loadmaster, Loadmaster | aircraft cargo manager | person
QFI, QHI | qualified flying instructor | person
QWI | qualified weapons instructor | person
CRM | crew resource management | mass | service, aircrew, cockpit, flight, flying, pilot, airline | customer, sales, software, Salesforce, HubSpot, Dynamics, marketing, leads, Zoho
SEngO, SEngo, SENGO | senior engineering officer | person
JEngO, JEngo, JENGO | junior engineering officer | person
OC Fwd, OC Eng Ops | engineering operations manager | person
EngO, Eng Offr | engineering officer | person
SOPs | standard operating procedure | thing
EAW, EAWs | expeditionary air wing | thing
DOB | deployed operating base | thing | service | birth
MOB | main operating base | thing | service | mob
FOps, F Ops, Flt Ops, Flight Ops | flight operations | mass
Ops, ops | operations | plural | service
Ops Support, Ops Sp | operations support | mass
FE@R | forces at readiness | mass
FEAR | forces at readiness | mass | <%, aircraft
MAM-P, MAM-D, MAP-01, JAP 100 | military aviation maintenance manual | name
MAA | Military Aviation Authority | name | service
RA 4000, RA 1000, RA 2000, RA 5000 | military aviation safety regulation (=) | thing
MRP | military aviation safety regulations | plural | service, aviation
CAMO | aircraft airworthiness organisation | thing | service, airworthiness | paint, clothing, pattern
MF700, F700, MOD F700, RAF Form 700 | aircraft maintenance record (=) | thing
F705, F703, F704, MF760, MOD F760, F760, MF765 | aircraft maintenance form (=) | thing
LITS | aircraft logistics information system | name
GOLDesp, GOLDESP | aircraft maintenance management software | mass
ADF | acceptable deferred fault | thing | service
lims | maintenance limitations | plural | service
Acceptable Deferred Fault | deferred aircraft fault | thing
line, lines | flight line | thing | <the, aircraft | production, assembly, phone, power, product, bottom, top, deadlines
flightline, Flightline | aircraft operating area | thing
see-off, see-offs | aircraft departure | thing
pan | aircraft parking area | thing | <the | frying, pots
ATC | air traffic control | mass | service, tower, aircraft | cadets, Air Training
ATCO, SATCO | air traffic controller | person
FOMA | flight operations assistant | person
FCA, FOM | flight operations manager | person | service | financial, conduct
ASOp, ASOC | air surveillance operations | mass | service
ASACS | air surveillance and control system | thing
CRC | control and reporting centre | thing | service
QRA | quick reaction alert | mass
sortie, sorties | flight mission | thing
TIALD, LITENING | targeting pod | thing
AAR | air-to-air refuelling | mass | tanker, Voyager, aircrew
Voyager | Voyager tanker aircraft / Voyager tanker aircraft | thing | service, RAF
RAF Regt | RAF Regiment | name
Rock Ape, rock ape | RAF Regiment gunner | person
ROCK | RAF Regiment gunner | person | <a | rock
FP | force protection (base security) | mass | service
FP Wg | force protection wing | thing
STANEVAL, StanEval | standards and evaluation | mass
SHEF | safety, health, environment and fire | mass
BSW, SWO, StnWO | station warrant officer | person | service, ^
SSO | station services officer | person | service | single sign
PSF | personnel services flight | thing
PMS | personnel management squadron | thing | RAF, Stn
BFTS, EFT, BFT | flying training | mass | service, pilot
IOT | initial officer training | mass | | Internet, sensors, devices
RAFAT | Red Arrows | plural
RAFAC | RAF Air Cadets | plural
RAuxAF | Royal Auxiliary Air Force | name
SERCO | Serco | phrase
bona mate | good work | phrase
scoff | food | mass
crew chief, Crew Chief, Crew chief | aircraft maintenance team leader | person | service, aircraft, AFSC | film, racing, NASCAR
`,
);
