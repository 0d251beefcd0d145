import { termTable } from './entries.ts';

/** Documents, systems and processes. Numbered series (JSP, AR, DA Form …) are in patterns.ts. */
export const documentsAndSystems = termTable(
  {
    where: 'UK, US',
    source:
      'MOD Joint Service Publications on gov.uk; Army Publishing Directorate; DAF e-Publishing; MyNavyHR',
  },
  `
SOP, SOPs | standard operating procedure | thing
SOI, SOIs | standing instructions | plural | service
TACSOP, TACSOPs | standard operating procedure | thing
Part 1 Orders, P1Os, Part One Orders, Daily Orders, Routine Orders | daily notices | plural
SJAR, SJARs | annual performance appraisal | thing
OJAR, OJARs | officer performance appraisal | thing
MPAR, MPARs | mid-year performance review | thing
CR, CRs | annual staff report | thing | <confidential, service
AR, ARs | annual report | thing | <wrote, <#
MYAR, MYA | mid-year appraisal | thing
NCOER, NCOERs | performance evaluation | thing
OER, OERs | officer performance evaluation | thing | | open educational
EPR, EPRs, OPR, OPRs, EPB, EPBs, OPB | performance report | thing | service | packaging, producer, energy
FITREP, FITREPs, FitRep, FITREPS | performance evaluation | thing
eval, evals, EVALs, Evals | performance evaluation | thing | service, # | model, machine
pro/con marks, pro and con marks, Pro/Con | performance scores | plural
counseling, counselings | performance discussion | thing | # | school, mental, career, family, grief
DA 4856 | counselling form | thing
OMPF | personnel file | thing
ERB, ORB, SRB, STP, BIR | personnel record | thing | service
iPERMS | electronic personnel records system | name
eMILPO | personnel and pay records system | name
IPPS-A | personnel and pay system | name
MilPDS, MILPDS, vMPF, MyFSS, AFPC | personnel records system | name
NSIPS, TOPS, ESR | personnel records system | name | NSIPS, Navy
MOL | Marine Online personnel system | name | service | mole, chemistry, gas
MCTFS | Marine Corps personnel and pay system | name
TFRS | personnel retention system | name | service
MCTIMS | training records system | name
DTMS | training records system | name
ATRRS | course booking system | name
unit diary, Unit Diary, UD | unit personnel records | plural | unit, Unit, service
DEERS, RAPIDS | identity and benefits records system | name
DTS | travel booking and expenses system | name | service, travel
GTC, GTCC | government travel card | thing
GPC | government purchase card | thing | service
JPA | HR and pay system (Joint Personnel Administration) | name | | law, pension
iHR | HR self-service system | thing | service
DII, DII/F, DIIF, MODNet, MODNET | defence computer network | name
DIN, DINs, DIB, DIBs | defence policy notice | thing | service | rail, EN
ACSO, ACSOs, LFSO, BSO | army standing order | thing
AGAI, AGAIs, AGAI 67 | army administrative instruction | thing
QRs, KRs, Queen’s Regulations, King’s Regulations, QR(Army) | service regulations | plural | service, KRs, Regulations | QR codes, QR code, key results, OKR
MOD Form, MOD Fm | defence form | thing
UIN, UINs | unit identification number | thing | service
UIC, UICs | unit identification code | thing | service
PID | position number | thing | JPA, liability | project initiation, control loop
G1098 | unit equipment stores | plural
1033, AF 1033, F1033, MOD 1033, 1033s | equipment issue record | thing | service, AF, MOD
1157 | clothing issue record | thing
PES, JAMES | equipment maintenance management system (JAMES) | name | PES
JAMES | vehicle fleet maintenance management system | name
MJDI, MJDIC | defence stores inventory system | name
VITAL, VITAL/PLANIT, VITAL/PLAN IT | logistics tracking system | name
CRISP, SCCS, USAS, OASIS | stores computer system | name | service
MyLog, BLAST, LogIS | logistics information system | name | service
ES(LE)BM, LEC | equipment support inspection | thing
ECI, ECIs, ECSC | equipment care inspection | thing
LSAI, LSA&I, LEA, LAI, G4 inspection | logistics assurance inspection | thing
FMT 600, FMT600 | military driving permit | thing
FMT 1000, FMT1000 | vehicle work record (=) | thing
AF B, AFB 252, AF252 | disciplinary charge report | thing | service
AF G8, AFG8 | equipment demand form | thing
F Mob, FMed, F Med, FMed 4 | medical record form | thing
UICP, MTDS | unit plan | thing | service
CONDO | contractors on deployed operations | plural
EIR | equipment inspection report | thing | service
EFR, EFRs, MF 2000, NAR | equipment failure report | thing | service
DD-93, DD93, DD Form 93 | emergency contact record | thing
SGLV | life insurance form | thing
DD-214, DD214, DD Form 214 | discharge certificate (DD 214) / discharge certificates (DD 214) | thing
DD-1149, DD1149, DD-1348, DD1348 | shipping and supply form | thing
1348, 1348s, 1149, 1149s | supply form | thing | service, DD
DA-31, DA 31 | leave form | thing
2404, 5988, 5988-E, 5988E, 2404s, 5988s | vehicle inspection form | thing
2062, 2062s, hand receipt, hand receipts, Hand Receipts | equipment sign-out record | thing
SHR, sub-hand receipt, sub-hand receipts | equipment sign-out record | thing
781, 781s, 781A | aircraft forms | plural | service, aircraft
red X, red Xs, Red X, Red Xs | grounding defect | thing
red dash | overdue inspection | thing
CSDP | command supply discipline programme | thing
FLIPL, FLIPLs | lost property investigation | thing
ROS | lost property investigation | thing | <Report
property book, Property Book | equipment register | thing
PBO, PBUSE | property accountability | mass | service, PBUSE
PBUSE, PBUSE/GCSS-A | equipment accountability system | name
GCSS-A, GCSS-Army, GCSS-MC, GCSS, SAMS-E, SARSS, SAMS | logistics and maintenance system | name | GCSS, SARSS, SAMS-E, service
ULLS, ULLS-A(E), ULLS-A | maintenance records system | name
MTOE, TO&E, TOE, TDA | authorised equipment list | thing | MTOE, service
BOM, COEI, BII | equipment component list | thing | COEI, BII
USR, USRs | unit readiness report | thing | service
DRRS, DRRS-N, DRRS-MC | readiness reporting system | name
ART | readiness reporting tool | name | service, AEF, deployment | gallery, design, museum, exhibition
SORTS | readiness reporting system | thing | AEF, DRRS, service
AEF | air expeditionary force | thing | | aircraft engine
UDM, UDMs | unit deployment manager | person | | data model, utility
UTC, UTCs | deployable unit package | thing | AEF, UDM, service | GMT
JOPES, TPFDD, TPFDL | deployment planning system | name
ICODES | ship and aircraft load planning software | mass
TC-AIMS, TCAIMS, TC-AIMS II | transport planning system | name
AALPS | aircraft load planning software | mass
TMR, TMRs | transport request | thing | service, movement
IMDS, G081, CAMS, GO81 | aircraft maintenance data system | name | service, aircraft, IMDS, G081
TO, TOs, T.O., T.O.s | technical order | thing | #, AFTO, <IAW
AFTO | Air Force technical order form | thing
TCTO, TCTOs | aircraft modification order | thing
CASREP, CASREPs, CASREPS | equipment failure report | thing
CASREPT, CASCOR, CASCORs | equipment repair report | thing
3-M, 3M system | maintenance and material management | mass | | adhesive, tape
PMS | planned maintenance system | thing | 3-M, Navy, ship, spot, service, MRC, LPO | premenstrual, project management
MRC, MRCs | maintenance requirement card | thing | service | medical research
SKED | maintenance scheduling software | mass
2-kilo, 2-kilos, 2K, 2Ks, OPNAV 4790/2K | maintenance request | thing | kilo, OPNAV, service
CSMP | ship maintenance plan | thing
JSN, JCN | job number | thing | service
NAMP, NALCOMIS, OOMA, OMA | aviation maintenance management system | name | NAMP, NALCOMIS, OOMA, service
ORM | operational risk management | mass | | database, mapping, Hibernate, Prisma
TRiPS | travel risk planning system | name
CRM worksheet, DRM, DD 2977 | risk assessment | thing | service
ORSE | operational reactor safeguards exam | name
INSURV | ship condition inspection | thing
TYCOM | fleet command | thing
ISIC | parent command | thing | service
GQ | general quarters (emergency stations) | plural | | magazine
ATFP, AT/FP, FP | anti-terrorism and force protection | mass | ATFP, AT/FP
SORM | ship’s regulations | plural
watch bill, watchbill, Watch Bill | duty rota | thing
WQSB | duty and emergency roster | thing
quarterdeck | ship’s reception area | thing | service
UCMJ | military law | mass
Article 15, Art 15, Article 15s, NJP, NJPs | disciplinary hearing | thing | | human rights
Captain’s Mast, mast | disciplinary hearing | thing | service, Captain | radio, sail, phone, boat
MCM 2000 | military law manual | thing
AFI, AFIs, AFMAN, DAFI, DAFMAN | Air Force instruction | thing
MCO, MCOs | Marine Corps order | thing | service
OPNAVINST, SECNAVINST, NAVADMIN, NAVADMINs, MILPERSMAN, COMDTINST | Navy instruction | thing
ALARACT, MILPER | Army-wide message | thing
MARADMIN, MARADMINs, ALMAR | Marine Corps message | thing
DODI, DoDI, DODD, DoDD | Department of Defense instruction | thing
TM, TMs | technical manual | thing | service, # | trademark
BOI, SI, LI, SIs | formal inquiry | thing | service, BOI
BOI | board of inquiry / boards of inquiry | thing
15-6, AR 15-6, 15-6s | formal investigation | thing
JAGMAN | formal investigation | thing
CDI | command-directed investigation | thing | service
IG | inspector general | person | service | Instagram
JAG | military lawyer | person | service | Jaguar
EFMP | exceptional family member programme | thing
PRP | personnel reliability programme | thing | service | platelet, plasma
SF-86, SF86, e-QIP, eQIP, EQIP | security clearance form | thing
JPAS, DISS | security clearance system | name
SSBI, T5 | security background investigation | thing
TS/SCI, TS-SCI | top secret security clearance (TS/SCI) | mass
SCI | classified intelligence | mass | TS | spinal, science, Scientology
SCIF, SCIFs | secure facility | thing
JWICS | top-secret computer network | name
SIPR, SIPRNet, SIPRNET | classified computer network | name
NIPR, NIPRNet, NIPRNET | military computer network | name
DV | developed vetting (DV) | mass | service, >cleared, >clearance | domestic, digital video, diversity
SC | security clearance | mass | service, >cleared | South, Carolina
OPSEC | operational security | mass
INFOSEC | information security | mass
COMSEC | communications security | mass
EMSEC, TEMPEST | emissions security | mass | EMSEC, service
EKMS, KMI, CMS account, CMCC | encryption key management | mass | EKMS, service
STIG, STIGs | security configuration standard | thing
ATO package, ATO | authority to operate | thing | IA, RMF, accreditation, cyber
DIACAP, RMF, eMASS | security accreditation process | thing | DIACAP, eMASS, cyber, security
IA | information assurance | mass | service, >officer, >manager | Iowa
IAM, IASO, ISSO, ISSM | information security officer | person | service | identity
SAAR, SAARs | system access request | thing
ITSO, BIM, UIM | unit information manager | person | service
MDMP | military decision-making process | thing
MCPP, R2P2, TLP, TLPs | military planning process | thing | MCPP, service
combat estimate, 7 Questions, Seven Questions, 7Qs | military planning process | thing | service
IPB, JIPOE, IPE | operational analysis | mass | service
METT-T, METT-TC, OCOKA | planning checklist | thing
COA, COAs | course of action / courses of action | thing | service, # | certificate, College
CONOP, CONOPs, CONOPS | concept of operations / concepts of operations | thing
OPORD, OPORDs, OpO, OpOs, Op O, OPO | operations order | thing
WARNO, WARNOs, WNGO, WngO | early planning notice | thing
FRAGO, FRAGOs, FRAGORD, FragO, FragOs | change to the plan / changes to the plan | thing
EXORD, EXORDs, DEPORD, TASKORD, TASKORDs | task order | thing
O Group, O-Group, Orders Group, O Gp | planning briefing | thing
METL, METLs, MET, METs | mission-essential task list | thing | METL, service
T&R, T&R manual | training and readiness | mass
QTB, QTBs, YTB | training progress briefing | thing
B2B, BUB, BUBs, CUB, CUBs | daily briefing | thing | service | B2C, sales, business
SITREP, SITREPs, sitrep, sitreps, SITREPS | situation report | thing
INTSUM, INTSUMs, INTREP, INTREPs | intelligence summary | thing
PATREP, PATREPs, CONREP, LOGREP, LOGREPs, PERSTAT, DAILY SITREP | status report | thing
SALTA, SALUTE report, SALUTE reports | sighting report | thing
SPOTREP, SPOTREPs, SIGACT, SIGACTs | incident report | thing
HOTO, HOTOs, HO/TO, RIP, RIP/TOA, TOA | handover | thing | HOTO, service
CASREP form | casualty report | thing
AAR, AARs | after-action review | thing | | air-to-air, tanker, railroads
hotwash, hot wash, hot-wash | debrief | thing
post-exercise report, PXR, PXRs | exercise report | thing | PXR
PJHQ RFI, RFI, RFIs | request for information / requests for information | thing | service | RFP, tender, bid
CCIR, CCIRs, PIR, PIRs, EEI | key information requirement | thing | service
BLUF | key point first | mass
TASKO, tasker, taskers | task assignment | thing | tasker
taskings, tasking | assignment | thing | service
brief, briefs | briefing | thing | service, # | legal, case, brief period, boxer
nil returns, nil return | zero returns | plural
nil | no | adjective | | coma
DTG, DTGs | date and time | thing
H-hour, H Hour, D-Day, L-Hour | start time | thing
bona | good | adjective | service
`,
);
