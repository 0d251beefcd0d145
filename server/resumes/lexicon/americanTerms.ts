import { termTable } from './entries.ts';

export const americanAppointments = termTable(
  { where: 'US', source: 'DA PAM 600-25; NAVPERS 18068F; DAFECD; MCO 1200.18' },
  `
TM LDR, Tm Ldr, TM LEADER, TL | team leader | person | TM, Tm, service
EOD TM LDR, EOD Tm Ldr | explosive ordnance disposal team leader (bomb disposal) / explosive ordnance disposal team leaders | person
SQD LDR, Sqd Ldr, SL | squad leader | person | SQD, Sqd, service
squad leader, Squad Leader, Squad leader | team leader | person | | football
section sergeant, Section Sergeant | team supervisor | person | service
PLT LDR, Plt Ldr, PL | platoon leader | person | PLT, Plt
PSG | platoon sergeant (senior team leader) / platoon sergeants (senior team leaders) | person
XO | executive officer (deputy) / executive officers (deputies) | head | service, <the, <as, <battalion, <company | cognac, sauce, brandy
CO CDR, Co Cdr | company commander | person
DCO | deputy commander | head | service
DO | director of operations / directors of operations | person | service, <the, ^ | osteopath
ADO | assistant director of operations / assistant directors of operations | person | service, <the | .NET, SQL, Azure
DCPO, DCPOs | damage control petty officer | person
LPO, LPOs | leading petty officer (team supervisor) / leading petty officers (team supervisors) | head
LCPO | leading chief petty officer (senior supervisor) / leading chief petty officers | head
WCS | work center supervisor | person | service, 3-M, PMS
DIVO, DivO, Div Officer, DLCPO | division officer (team manager) / division officers (team managers) | head
DH, Dept Head | department head | head | service, Dept
CHENG, ChEng | chief engineer | head
SUPPO | supply officer | head
OPS, OpsO, OPSO | operations officer | person | service, OpsO, OPSO
NAVO, NAV | navigator | person | service
3MC, 3-MC | maintenance coordinator | person
CCC | command career counselor | person | service | chamber
SEL, CSEL | senior enlisted leader | person | service
CDO | command duty officer | person | service | chief
OOD | officer of the deck / officers of the deck | person
JOOD, CONN, Conning Officer | junior officer of the deck / junior officers of the deck | person | JOOD, Conning
COW, EDO, DOOW | duty engineering officer | person | EDO, service, submarine
DAPA, CMEO, SAVI, SAPR VA | welfare adviser | person | DAPA, CMEO
ESO | educational services officer | person | service, Navy
CTT leader | training team leader | person | service
TSO, ATTWO | training safety officer | person | service, ATTWO
MTOE commander | commander | person
BNCO | battalion commander | person | service
RNCOIC, ANCOIC | assistant supervisor in charge | person
Ops NCO, OPS NCO, Ops NCOIC, Operations NCO | operations supervisor | person
Training NCO, Trg NCO, training NCO | training coordinator | person
Supply NCO, Supply Sgt, supply sergeant, Supply Sergeant, supply SGT | supply supervisor | person
HR NCO, HR Sgt | HR supervisor | person
Retention NCO, career counselor | retention adviser | person | Retention
Master Driver, master driver | driver training manager | person
Master Gunner, master gunner | gunnery training expert | person
Safety NCO, safety NCO | safety coordinator | person
Range OIC, range OIC | range manager | person
Range Safety Officer, RSO | range safety officer | person | Range, range, ranges, service
COR, CORs | contracting officer’s representative | person | contract, contracts
KO | contracting officer | person | service, contract | boxing, knockout
armorer, Armorer, unit armorer | weapons technician | person
HHG, HHGs | household goods | plural
COMM, Comm | communications | plural | >Plt, >Plt., >chief, >shop, >section, >Co
Comm Plt, Comm Platoon, comm platoon | communications platoon | thing
Comm chief, comm chief, Comm Chief | communications supervisor | person
Comm shop, comm shop | communications section | thing
MT chief, Motor T chief | transport supervisor | person
Motor T, motor T, motor-T, motor pool, Motor Pool, Motor pool, motorpool | vehicle depot | thing
supply chief, Supply Chief | supply supervisor | person
ops chief, Ops chief, Ops Chief | operations supervisor | person
Plt Cmdr, Plt Cdr, PltCmdr | platoon commander | person
CACO, CAO | casualty assistance officer | person | service
UVA, VAO, UVAO | voting assistance officer | person | service
PAO | public affairs officer | person | service
FRC officer | family readiness officer | person
shop, shops | office | thing | <supply, <ops, <S4, service | retail, coffee, online, charity, corner, gift, workshop, barber, customers, supermarket, farm, Samsung, Galaxy, iPhone, Audi, HANA
shop chief, Shop Chief | section manager | person
flight chief, Flight Chief | section manager | person
element chief, Element Leader, element leader | team leader | person | element, Element
dock chief, Pro Super, production superintendent, Prod Super | maintenance operations manager | person | dock, Pro, Prod, production
expediter, expeditor | maintenance coordinator | person | service, flightline, aircraft | kitchen, restaurant
Maintenance Super, MX Super | maintenance manager | person
DCC, ADCC | dedicated crew chief (aircraft maintenance leader) / dedicated crew chiefs | person
boom operator, boomer, Boom Operator | aerial refueling operator | person | boom, Boom, service | baby
FTAC | new-starter course | thing
BCE, CES, SFS, LRS, MXS, AMXS, MXG, MSG, OSS, FSS, EMS, CMS, SVS, CPTS | Air Force squadron | thing | #, AFB
CE | civil engineering | mass | >squadron, >flight, service | marking, certified
LRS | logistics readiness squadron | thing | service
SFS | security forces squadron | thing | service
AMXS | aircraft maintenance squadron | thing
3-level, 3 level | apprentice-level | adjective | AFSC, crew, Airmen
5-level, 5 level, 5-levels | journeyman-level | adjective | AFSC, crew, Airmen, chief
7-level, 7 level, 7-levels | craftsman-level (advanced) | adjective | AFSC, crew, Airmen, chief
9-level | superintendent-level | adjective
AFSC, AFSCs | Air Force job code | thing
MOS, MOSs, PMOS, AMOS | military occupation | thing | service, <my, <primary, <secondary, # | transistor, Excel, Word, Office, Microsoft
NEC, NECs | Navy skill code | thing | service, Navy | exhibition, Birmingham, electric
ASI, ASIs, SQI | additional skill qualification | thing | service
SEI, SDI | special experience identifier | thing | service, AFSC
rate, rates | Navy job | thing | <my, <their
USA | US Army | name | >RET, >Ret
USN | US Navy | name
USMC | US Marine Corps | name
USAF | US Air Force | name
USSF | US Space Force | name
USCG | US Coast Guard | name
RSS | recruiting substation | thing | poolee, poolees, recruiter, recruits, recruiting, USMC, Marines | feed, XML
RS | recruiting station | thing | recruiter, poolees
MEPS | military entrance processing station | thing
DEP | delayed entry program | thing | recruit, recruits, service
prac app | practical exercise | thing
MCI | correspondence course | thing | Marines, Marine
JEPES, cutting score | promotion score | thing
PFT/CFT | fitness tests | plural
PX | base store | thing | service
ASVAB | military aptitude test | thing
GT score | aptitude score | thing
UNREP, UNREPs | underway replenishment (resupply at sea) | mass
CONREP | connected replenishment (resupply at sea) | mass | Navy, ship, UNREP
sea and anchor, Sea and Anchor | harbor navigation team | thing
sea detail, Sea Detail | harbor navigation team | thing
underway, Underway | at sea | phrase | <days, <while | construction, well, project
deck plates, deckplate | work area | thing
yard period, yards | shipyard maintenance period | thing | <the yards, service, yard period | meters, timber, scrap
avail, availability period, CNO avail | ship maintenance period | thing | avail, service, ship
work-ups, workups, COMPTUEX, JTFEX | pre-deployment training | mass
port call, port calls, port visit | ship visit | thing | service
MIO, MIOs, LEDET, PWCS, ATON | maritime security mission | thing | MIO, LEDET
ATON | navigation aids | plural | service, buoy
CG Sector | Coast Guard regional command | thing
boarding officer, Boarding Officer, BO, BTM | law enforcement boarding officer | person | boarding, Boarding, service
coxswain, Coxswain, coxn | boat driver | person | service | rowing, RNLI
CGIS, NCIS, OSI, AFOSI, CID | military criminal investigators | plural | NCIS, AFOSI, service | police, detective, TV
DET commander | detachment commander | person
`,
);
