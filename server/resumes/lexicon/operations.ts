import { termTable } from './entries.ts';

export const operationsAndIntelligence = termTable(
  {
    where: 'UK, US',
    source: 'JDP 0-01.1 UK Terminology Supplement; DOD Dictionary of Military and Associated Terms',
  },
  `
i/c, I/C, i.c. | in charge of | preposition
i/c of, I/C of, IC of | in charge of | preposition
IC | in charge of | preposition | service, <as, >of | integrated, circuit, intelligence community, chip
pax, PAX | people | plural | | Pax Romana
IAW, iaw | in accordance with | preposition
ISO | in support of | preposition | >CENTCOM, >Operation, >Op, >Bde, >BDE, >the, >EUCOM, >SOCOM, >AFRICOM, >OEF, >OIF, >Brigade | 9001, 27001, 14001, 45001, standard, certified, container, audit
ICO | in case of | preposition | <ICO | data, commissioner
WRT, w.r.t. | with respect to | preposition
w/i, W/I | within | preposition
w/o | without | preposition
VIC, vic | near | preposition | service | Victoria, Vic
NLT | no later than | preposition
TBC by | to be confirmed by | phrase
bde-level | brigade-level | adjective
FOB, FOBs | forward operating base | thing | service, <a, <an, <the, <from, <at | Shanghai, incoterm, freight, CIF, price, port, key fob, keys, export, import
PB, PBs | patrol base | thing | service | personal best, marathon
COP, COPs | combat outpost | thing | service, <a | police, cop
OP, OPs | observation post | thing | service | op
VCP, VCPs, TCP, TCPs, ECP, ECPs | checkpoint | thing | service | TCP/IP, network
LZ, LZs, HLS, HLSs, HLZ, PZ, DZ | helicopter landing site | thing | service, LZ
AO, AOR, AORs | area of operations / areas of operations | thing | service
TAOR | area of responsibility / areas of responsibility | thing
OPCON, TACON, ADCON | operational control | mass
C2 | command and control | mass | service, command
C4I, C4ISR, C5ISR, C5I | command and communications systems | plural
ISTAR, ISR | surveillance and reconnaissance | mass | ISTAR, service
SIGINT | signals intelligence | mass
HUMINT | human intelligence | mass
IMINT, GEOINT | imagery intelligence | mass
OSINT | open-source intelligence | mass
ELINT, COMINT, MASINT | electronic intelligence | mass
OPINT | operational intelligence | mass
EW | electronic warfare | mass | service
ECM | electronic countermeasures | plural | service
IO | information operations | plural | service, >cell
CIMIC, CMO | civil-military cooperation | mass | CIMIC, service
PsyOps, Psyops, 77X | influence operations | plural | Psy
CI | counter-intelligence | mass | service, >agent, >team | continuous, CI/CD, confidence
COIN | counter-insurgency | mass | service, COIN | coin
CT | counter-terrorism | mass | service | scan, scanner, Connecticut
ROE | rules of engagement | plural | service | salmon, fish
LOAC | law of armed conflict | mass
NEO | evacuation of civilians / evacuations of civilians | thing | service
MACA, MACC, MACP, DSCA | support to civil authorities | mass | MACA, DSCA, service
HADR, HA/DR | disaster relief | mass
PKO, PSO | peace support operations | plural | service
KLE, KLEs | meeting with local leaders / meetings with local leaders | thing
KLE team | local liaison team | thing
HN | host-nation | adjective | service | hackernews, Honduras
HNS | host-nation support | mass | service
CIVPOP, LN, LNs, LEC, LECs | local civilian | person | service
LNO, LNOs | liaison officer | person
ANA, ANSF, ANP, ANDSF | Afghan security forces | plural | ANSF, ANDSF, Afghan, Helmand, Kandahar
ISAF | NATO force in Afghanistan | thing
KAF, BAF | main base in Afghanistan | thing | service
TIC, TICs | combat incident | thing | service
QRF | quick reaction force | thing
ARF | airborne reaction force | thing | service
IRT | incident response team | thing | service
PSD, PSDs | personal security detail | thing | service | Photoshop, file
HVT, HVTs, HVI | high-value target | thing | service
IED, IEDs | improvised explosive device | thing | | disorder, psych, patient
VBIED, VBIEDs, SVBIED, PBIED, RCIED, PPIED | improvised bomb | thing
UXO, UXOs | unexploded ordnance | mass
ERW | explosive remnants of war | plural | service
EOD | explosive ordnance disposal (bomb disposal) | mass | service, >team, >teams, >operator, >operators, >technician, >technicians, >task, >tasks, >unit, >incidents, >TM, >tech, >techs | by EOD, end of day, close of business, business day
EOD | bomb disposal | mass | #, >officer | by EOD, end of day, close of business, business day
CIED, C-IED, CIED/search | counter-IED (roadside bombs) | adjective
IEDD | bomb disposal | mass
WIS | weapons intelligence | mass | service
RESA, REST, RESP | military search adviser | person | service
MSST | military search team | thing | service
Op BARMA, BARMA, barma, VALLON, Vallon | mine detection | mass
CBRN, CBRNE | chemical, biological, radiological and nuclear | adjective
CBRN defence | chemical, biological, radiological and nuclear defence | mass
MOPP, MOPP 4 | chemical protection level | thing | | mopp
IPE, NBC suit, JSLIST | protective suit | thing | service
gas chamber | respirator test | thing
CP | command post | thing | service, <the, <a | child
CP, CPs | command post | thing | service | cerebral, Canadian, child
TOC, TOCs | tactical operations centre | thing | service, <the, <battalion | table of contents, train operating
JOC, JOCs | joint operations centre | thing
CJOC, AOC, CAOC | operations centre | thing | service
ops room, Ops Room, Ops room | operations room | thing
ATOC | air terminal operations centre | thing
BTOC | battalion operations centre | thing
EOC | emergency operations center | thing | service
Watchkeeper, watchkeeper, watch-keeper | duty operations officer | person | service | drone, UAS
watchkeeping | duty officer work | mass
battle captain, Battle Captain, BattleCaptain | operations room shift manager | person
battle NCO, Battle NCO | operations room shift supervisor | person
RTO | radio operator | person | service
FSO | fire support officer | person | service | foreign
FO, FOs | artillery observer | person | service, #
JTAC, JTACs | joint terminal attack controller | person
FAC, FACs | forward air controller | person | service
JFO | joint fires observer | person
CAS | close air support | mass | service | chemical, CAS number
CFF, call for fire | artillery request | thing
DANGER CLOSE | close-range | adjective
SME, SMEs | subject matter expert | person | service | small, business, enterprise, lending
SMEE | expert exchange | thing
S1, S-1 | personnel office | thing | service, >shop, >clerk, >NCO, >NCOIC, >chief, >section, <the, ^ | iPhone, Audi, rack, Sheffield, Galaxy, rating, AWS, Samsung
S2, S-2 | intelligence office | thing | service, >shop, >clerk, >NCO, >NCOIC, >chief, >section | iPhone, Audi, Galaxy, rating, AWS, Samsung
S3, S-3 | operations office | thing | service, >shop, >clerk, >NCO, >NCOIC, >chief, >section | bucket, AWS, Amazon, Galaxy, Audi, cloud, Samsung, iPhone
S4, S-4 | supply and logistics office | thing | service, >shop, >clerk, >NCO, >NCOIC, >chief, >section | HANA, SAP, Galaxy, Audi, Samsung, iPhone
S6, S-6 | communications and IT office | thing | service, >shop, >clerk, >NCO, >NCOIC, >chief, >section | Galaxy, Audi, Samsung, iPhone
S5, S7, S8, S9 | planning office | thing | >shop, >NCO, >section | Samsung, Galaxy, iPhone, Audi
S1 shop, S-1 shop, G1 shop | personnel office | thing | | Samsung, Galaxy, iPhone, Audi
S2 shop, S-2 shop, G2 shop | intelligence office | thing | | Samsung, Galaxy, iPhone, Audi
S3 shop, S-3 shop, G3 shop | operations office | thing | | Samsung, Galaxy, iPhone, Audi, AWS, Amazon, bucket, cloud
S4 shop, S-4 shop, G4 shop | supply and logistics office | thing | | Samsung, Galaxy, iPhone, Audi, HANA, SAP
S6 shop, S-6 shop, G6 shop | communications and IT office | thing | | Samsung, Galaxy, iPhone, Audi
S1 NCO, S-1 NCO, S1 NCOIC | personnel supervisor | person
S2 NCO, S-2 NCO, S2 NCOIC | intelligence supervisor | person
S3 NCO, S-3 NCO, S3 NCOIC | operations supervisor | person
S4 NCO, S-4 NCO, S4 NCOIC | supply and logistics supervisor | person
S6 NCO, S-6 NCO, S6 NCOIC | communications supervisor | person
S-1 chief | personnel office chief | person
S-4 chief | supply and logistics chief | person
BN S1 | battalion personnel office | thing
BN S2 | battalion intelligence office | thing
BN S3 | battalion operations office | thing
BN S4 | battalion logistics office | thing
BN S6 | battalion communications office | thing
G1, G-1 | personnel staff | plural | service, >clerk, >staff, >branch, >cell, >officer, <the, <Bde | Glasgow, rating
G3, G-3 | operations staff | plural | service, >staff, >branch, >cell, >officer, >shop, <the, <Bde | rating, drug
G4, G-4 | logistics staff | plural | service, >staff, >branch, >cell, >officer, >shop, <the, <Bde | rating, drug
G5, G-5 | plans staff | plural | service, >staff, >branch, >cell | rating
G6, G-6 | communications staff | plural | service, >staff, >branch, >cell | rating
G7, G-7 | training staff | plural | service, >staff, >branch, >cell | summit, nations, leaders, countries
G8, G-8 | finance staff | plural | service, >staff, >branch, >cell | summit, nations, leaders
G9, G-9 | civil affairs staff | plural | service, >staff, >branch, >cell
J1 | personnel staff | plural | service, >staff, >branch, >cell, >shop | visa, league
J2 | intelligence staff | plural | service, >staff, >branch, >cell, >shop | visa, league
J3 | operations staff | plural | service, >staff, >branch, >cell, >shop
J4 | logistics staff | plural | service, >staff, >branch, >cell, >shop
J5 | plans staff | plural | service, >staff, >branch, >cell, >shop
J6 | communications staff | plural | service, >staff, >branch, >cell, >shop
J7, J8, J9 | joint staff branch | thing | service, >staff, >branch
N1 | Navy personnel office | thing | service
N3 | Navy operations office | thing | service
N4 | Navy logistics office | thing | service
A1 | personnel staff | plural | >staff, >branch
A3 | operations staff | plural | >staff, >branch
A4 | logistics staff | plural | >staff, >branch, >Ops
B vehs, B veh, B vehicle, B vehicles, B-vehicle, B-vehicles | support vehicle | thing
A veh, A vehs, A vehicle, A vehicles | armoured vehicle | thing
C veh, C vehs, C vehicle, C vehicles | construction plant vehicle | thing
A and B vehs, A and B veh, A & B vehs, A and B vehicles | armoured and support vehicles | plural
veh, vehs, Veh, Vehs, VEH, VEHs | vehicle | thing
wpn, wpns, Wpn, Wpns | weapon | thing
eqpt, Eqpt, eqpts | equipment | mass
kit | equipment | mass | service | sport, rugby, football, club, drum, first aid, first-aid, tool, car, team kit, replica
discrep, discreps, Discreps | discrepancy / discrepancies | thing
deficiencies, diffies, diffy, diffs | missing equipment | mass | diffies, diffy, service
amn, Amn | ammunition | mass | rds, ammunition, range, Cpl, Sgt, store, rounds, compound
ammo | ammunition | mass | service | Inc
rds | round of ammunition / rounds of ammunition | thing | # | RDS, AWS
bayonet, bayonets | infantry soldier | person | #
bod, bods | person | person | #, service | pod, fit
recce, recces, Recce | reconnaissance | mass | service
recced | surveyed | verb | service
comms, Comms | communications | plural | service
CIS | communications and information systems | plural | service | college, countries, commonwealth
sigs | signals | plural | service
rear link, rear links, Rear Link | long-range communication link | thing
TacSat, TACSAT, Tacsat, tacsat | tactical satellite | adjective | 
BOWMAN, Bowman | Bowman military radio | thing | service, BOWMAN | archery
Clansman, CLANSMAN | military radio | thing | service
FALCON | military network | thing | service, >network, >dets | falcon, crest
Skynet | military satellite | adjective | service
PRR, MBITR, SINCGARS, Harris radio | tactical radio | thing | PRR, MBITR, SINCGARS, Harris
CNR | combat net radio | thing | service
net, nets | radio network | thing | <radio, <command, service, PRC | net radio, fishing, net profit, safety, cricket, goal, income
voice procedure, VP | radio procedure | mass | service, voice | Vice, vice, sales, marketing
RSOI, RSOM, JRSOI | arrivals process | thing
LOGPACK, LOGPACKs, LOGPAC, LOGPACs, logpack | resupply delivery | thing
CLP, CLPs, CLPS, LOGCAP | logistics convoy | thing | service
MSR, MSRs | main supply route | thing | service
RV | rendezvous point | thing | service | motorhome, camper, recreational
stag, stags | guard duty | mass | service, <on | deer, stag do, party, beetle
on stag, on stagg | on guard duty | phrase
fireguard, fire watch, Fire Guard | night security duty | mass | service
CQ, CQ duty, staff duty, Staff Duty, SDNCO, CQ desk | duty supervisor shift | thing | CQ, staff, service
CP duty | duty shift | thing | service
CDO | command duty officer | person | service | chief, Cdo
OOD, POOW, MOOW | duty officer | person
stand watch, stood watch, standing watch | worked duty shifts | phrase | stood, service
sangar, sangars | guard post | thing
mess, Mess | dining and social club | thing | Officers, Sergeants, Sgts, WOs, service | clean up, messy, hall, deck
WOs’ & Sgts’ Mess, WOs and Sgts Mess, Sgts Mess, Sgts’ Mess, Sergeants’ Mess, Sergeants Mess | senior staff club | thing
Offrs Mess, Officers’ Mess, Officers Mess | officers’ club | thing
PMC | mess committee president | person | service | private military
NAAFI | canteen and store | thing
cookhouse, Cookhouse | canteen | thing
wash-up, washup | review meeting | thing | service
opfor, OPFOR, OpFor | opposing force (exercise enemy) / opposing forces | thing
BLUFOR | friendly force | thing
CIVCAS | civilian casualties | plural
FPCON, THREATCON | security alert level | thing
VBSS | ship boarding and search | mass
MLE | maritime law enforcement | mass | service, boardings, Guard | maximum
SAR | search and rescue | mass | service, helicopter, boat, cases, coast, >cases | subject access, data
MEDEVAC, MEDEVACs, Medevac, medevac | medical evacuation | thing
CASEVAC, CASEVACs, Casevac, casevac, casevacs | casualty evacuation | thing
AE | aeromedical evacuation | mass | service, patient
9-liner, 9 liner, 9-liners, 9-line, 9-lines, nine-line, nine-liner, 9 line, 9 lines | medical evacuation request | thing
MIST, AT MIST | casualty report | thing | service, casualty | mist
CASEVAC chain | casualty evacuation chain | thing
HUMINT team | human intelligence team | thing
overwatch | security cover | mass | service
dismounted | on foot | adjective | service | computer, close combat
mounted | vehicle-based | adjective | >patrols, >patrol, >troops
battle rhythm, Battle Rhythm | work schedule | thing
commander’s intent, commanders intent | management’s aim | thing
mission command | delegated leadership | mass
chain of command, Chain of Command, CoC, COC | management | mass | chain, Chain, service
subordinates, subordinate | team member | person | service | clause, German, grammar
tradesmen, tradesman | technician | person | service
billet, billets | post | thing | service | steel, alumin, machin, forg, metal, mill
`,
);
