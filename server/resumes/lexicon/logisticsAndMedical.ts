import { termTable } from './entries.ts';

export const logisticsAndTravel = termTable(
  { where: 'UK, US', source: 'JSP 886 Defence Logistics Support Chain; ATP 4-0; JTR travel regulations' },
  `
POL | fuel and lubricants | mass | service, # | Poland, politics
MHE | materials handling equipment | mass
RTFL, RTCH, JCB 541 | rough-terrain forklift | thing | RTFL, RTCH
ISO container, ISO containers, ISOs | shipping container | thing
DROPS, EPLS, PLS | load-handling truck | thing | service, EPLS, DROPS | drops
PALCON, PALCONs | pallet container | thing
QUADCON, QUADCONs, TRICON, TRICONs, CONEX, CONEXes, MILVAN, MILVANs, connex | shipping container | thing
JMIC, JMICs, JPAC | stackable cargo container | thing | service
463L, 463L pallet, 463L pallets | aircraft cargo pallet | thing
ULC, UBRE, CST | fuel tanker | thing | UBRE, service
BFI, BFIs | bulk fuel installation | thing | service
FARP, FARPs | forward refuelling point | thing
FSSP, TPFS | fuel supply point | thing
ROWPU, ROWPUs, TWPS | water purification unit | thing
ASP | ammunition supply point | thing | service, ammunition | .NET, application
AHA, ATP, BSA | supply area | thing | service
SSA | supply support activity (warehouse) | thing | service, supply, parts | social security
DZ pack | air drop | thing
CDS | container delivery system | thing | service
rigger, Rigger | parachute rigger | person | parachute, service | oil, stage, wind
APOE, APOEs | air terminal (port of departure) / air terminals | thing
APOD, APODs | air terminal (port of arrival) / air terminals | thing
SPOE, SPOD, SPODs | seaport terminal | thing
RAFMOVS, MovCon, Movs, movs | movements control | mass
JAMO, MCC, JMC, MCT | movement control team | thing | service, movement
embark, Embark, Emb | embarkation (load planning) | mass | >NCO, >officer, >chief, >Officer, >specialist
Embark NCO, embark NCO, embark chief, Embark Chief | embarkation and load planning supervisor | person
DG, DAC, DAC goods | dangerous goods | plural | >course, >lines, transport, hazmat | generator
HAZMAT, hazmat | hazardous materials | plural
CL I, Cl I, Class I, CLI | food supplies | plural | service, Class
CL III, Cl III, Class III | fuel supplies | plural | | malocclusion, device
CL V, Cl V, Class V | ammunition supplies | plural
CL VIII, Cl VIII, Class VIII | medical supplies | plural
CL IX, Cl IX, Class IX | repair parts | plural
deadline, deadlined | out of service | adjective | vehicle, vehicles, fleet, equipment, service | meet, met, project, tight
NMC, PMC, FMC | out of service | adjective | rate, aircraft, vehicles
OR rate | equipment availability rate | thing
VOR, VORs | vehicles off the road | plural | service, vehicle, veh, fleet, rate, % | aviation
PMCS | preventive maintenance checks | plural
EMD | equipment maintenance | mass | service
ES | equipment support | mass | service, REME
first parade, First Parade, 1st parade, halt parade, last parade | daily vehicle check | thing
GME, LES | vehicle workshop | thing | service
echelon, A1 echelon, A2 echelon, B echelon, F echelon, A Ech, B Ech | supply group | thing | service, echelon
CES, CESs | complete equipment schedule | thing | service
SCALES, scaling, LWC | equipment allowance | thing | service
UOR, UORs | urgent equipment purchase | thing | service
DofD, MCOs, STBO | stock control | mass | service
NSN, NSNs | stock number | thing
DMC, DMCs | stock code | thing | service
ACIs, WMC | stock account | thing | service
one-for-one | replacement | adjective | service, kit
HET, HETs | heavy equipment transporter | thing | | hetero
HEMTT, HEMTTs | heavy cargo truck | thing
LMTV, LMTVs, FMTV, FMTVs, MTV, 5-ton, deuce and a half, 7-ton, MTVR, MTVRs | military cargo truck | thing | | music
LHS, LHSs, PLS truck | load-handling truck | thing
M915, M1083, M1078, M977, M978 | military truck | thing
MKT, CK, CRL | field kitchen | thing | MKT
CRL | catering, retail and leisure contract | thing | kitchen, catering, chef, service | certificate, revocation
DFAC, DFACs, D-FAC | dining facility | thing
chow hall, Chow Hall, chow | dining hall | thing | | puppy, dog
galley | kitchen | thing | service
MRE, MREs, ORP, ORPs, rat packs, rat pack, 24 hr rat pack | ration pack | thing
Op Rats, rats, compo | ration packs | plural | service, Op | rodent, pest
PAYD | pay-as-you-dine catering | mass
TDY | temporary duty | mass
TAD | temporary duty | mass | service
PCS | permanent relocation | thing | service, TDY, >move, >moves, >season, # | laptop, desktop, computers
PCSed, PCS’d | relocated | verb
PCS move, PCS moves | permanent relocation | thing
PCA | local reassignment | thing | service
CONUS | the United States | name
OCONUS | overseas | adjective
BAH, COLA, OHA | housing allowance | thing | BAH, service
ETS, EAS, EAOS, TIS | end of service / ends of service | thing | service, date
DEROS | return date | thing
ADSEP, chapter | early discharge | thing | ADSEP
BFPO | British Forces Post Office | name
LSA, LSSA, SSSA, GYH | service allowance | thing | service
MQ, SFA, SLA, SLAM | military housing | mass | service, SFA | service level, KPI, SLA
MQs | military housing | mass | service, #
block, Block | accommodation building | thing | service | tower, start, chain, flats
HIVE, SSAFA | military families’ welfare service | thing | HIVE
MWR | morale and recreation | mass | service, Navy
AFN | military radio and TV | mass
NEX, PX, BX, AAFES | military store | thing | service, AAFES
commissary, Commissary | base supermarket | thing | service
AAFES | military retail service | thing
FAO | finance and accounting office | thing | service
imprest | petty cash | mass
REMF | rear support staff | plural
`,
);

export const medicalTerms = termTable(
  { where: 'UK, US', source: 'JSP 950 Medical Policy; ATP 4-02 Army Health System; CoTCCC' },
  `
CLS | combat lifesaver first aid | mass | service, # | lessons, >Mercedes
CLS | combat lifesaver first aid | mass | trained, Soldiers, first, MEDEVAC
TCCC, TC3 | tactical combat casualty care | mass
TFC, TFFC | tactical field care | mass | service
BAS | battalion aid station | thing | service, 68W, corpsman, patients, sick | BA
RAP | regimental aid post | thing | service | music, artist
CCP, CCPs | casualty collection point | thing | service
Role 1, Role One, R1 | primary care (Role 1) | mass | hospital, medical, clinic, >facility
Role 2, Role Two, R2 | surgical field hospital (Role 2) | thing | hospital, medical, clinic, >facility
Role 3, Role Three | field hospital (Role 3) | thing
MTF, MTFs | military hospital | thing | service, patients
CSH, FST, FRST, EMEDS | field hospital | thing | CSH, EMEDS, service
sick call, Sick Call, sick parade, Sick Parade, Sick call | walk-in clinic hours | plural
sick bay, sickbay, Sick Bay | clinic | thing
med centre, Med Centre, MedCen, Med Cen, medcen, MTC | medical centre | thing | med, Med
DPHC | defence primary healthcare | mass
DMICP | defence medical records system | name
AHLTA, MHS GENESIS, MEDPROS, CHCS | electronic health records system | name
MEDPROS | medical readiness records system | name
ASIMS, MRRS, IMR, PIMR | medical readiness records system | name | ASIMS, MRRS, service
SAMS | shipboard medical records system | name | corpsman, HM, ship
JMES, P2, P3, P7, P8, PULHHEEMS, MLD, MLU | medical grade | thing | JMES, PULHHEEMS, service
PHA, PHAs | periodic health assessment | thing | service | pulverised
profile, profiles | medical restriction | thing | <permanent, <temporary, soldiers | company, risk, high, social, user, customer
IDMT, IDMTs | independent duty medical technician | person
IDC, IDCs | independent duty corpsman (medic) / independent duty corpsmen (medics) | person
corpsman, Corpsman, corpsmen, Corpsmen | medic / medics | person
line corpsman, line corpsmen | field medic | person
line medic, Line Medic | field medic | person
PJ, PJs | pararescue specialist | person | service
flight medic, Flight Medic | helicopter paramedic | person
MERT | medical emergency response team | thing
PFC | prolonged field care | mass | medic, medics, TCCC
PHEC, PHTLS | pre-hospital emergency care | mass | PHEC
MCI | mass-casualty incident | thing | triage, casualties, service
MASCAL, MASCALs, mascal | mass-casualty incident | thing
TRiM, TRIM, Trim | trauma risk management | mass | TRiM, >practitioner, >practitioners | trim
STANAG | NATO standard | thing
dosimetry records | radiation exposure records | plural
dosimetry | radiation exposure monitoring | mass | service | radiotherapy, hospital
FFI | free from infection | adjective | service
`,
);
