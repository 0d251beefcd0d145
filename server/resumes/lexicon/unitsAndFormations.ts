import { termTable } from './entries.ts';

export const units = termTable(
  { where: 'UK, US', source: 'NATO APP-6 and APP-15; British Army and US Army organisation guides' },
  `
Pl, PL, pl | platoon | unit | service, # | p.l.
Plt, PLT, plt | platoon | unit
Sect, sect | section | unit | service, # | religious, sector
Tp | troop | unit
Bty, BTRY, Btry | battery | unit
Coy, COY, coy | company | unit | service, #, <a, <the | shy
Co | company | unit | <Rifle, <HHC, <Alpha, <Bravo, <Charlie, <Delta
Bn, BN, bn | battalion | unit | service, # | billion, £, $
BNs | battalion | unit
Bde, BDE, bde | brigade | unit
Div, DIV | division | unit | service, # | HTML, class
Corps HQ | corps headquarters | mass
Regts | regiment | unit
BG | battlegroup | thing | service, <the
battlegroup, Battlegroup, battle group | combined force | thing
Fmn | large military unit | thing | Fmn, service | rock, company formation, dance, team formation
sub-unit, sub unit, subunit, Sub-unit | department | thing
sub-units, sub units | department | thing
major unit | large organisation | thing | service
minor unit | small organisation | thing | service
squad | team | thing | service | rugby, football, cricket, hockey, netball, club, county, sport, swim, athlet, cheer, soccer, basketball
fire team, fireteam, Fire Team | four-person team | thing | service
Det, det | detachment | unit | service, #
HHC, HHB, HHD, HHT, H&S Co, H&S Company | headquarters company | thing
HQ Coy, HQ Company, HQ Sqn | headquarters company | thing
RHQ, BHQ, SHQ, CHQ | headquarters / headquarters | thing | service
Bn HQ, Bde HQ, Div HQ | headquarters / headquarters | thing
HQ | headquarters / headquarters | thing | <Bn, <Bde, <battalion, <brigade, <Brigade, <Battalion
G2 | intelligence staff | plural | service, <the, >branch, >cell, >staff, >officer, >clerk, <Bde, <brigade, <Div | review, rating, software, LG
BCT | brigade combat team | thing | service
IBCT, SBCT, ABCT | infantry brigade combat team | thing
TF | task force | thing | service | TensorFlow
JTF, CJTF | joint task force | thing
JFHQ, PJHQ, NCHQ | joint forces headquarters / joint forces headquarters | thing
SOCOM, USSOCOM | Special Operations Command | name
CENTCOM, USCENTCOM | Central Command (Middle East) | name
EUCOM, USEUCOM | European Command | name
AFRICOM, USAFRICOM | Africa Command | name
INDOPACOM, USINDOPACOM, PACOM | Indo-Pacific Command | name
NORTHCOM, USNORTHCOM | Northern Command (United States) | name
SOUTHCOM | Southern Command (Latin America) | name
TRANSCOM, USTRANSCOM | Transportation Command | name
STRATCOM, USSTRATCOM | Strategic Command | name
CYBERCOM, USCYBERCOM | Cyber Command | name
FORSCOM | Army Forces Command | name
TRADOC | Army training command | name
AMC | Air Mobility Command | name | service | cinema, theatre, channel
ACC | Air Combat Command | name | service | accelerator, rugby
AETC | Air Education and Training Command | name
PACAF, USAFE | overseas Air Force command | thing
MEU | Marine expeditionary unit | unit
MEF | Marine expeditionary force | unit
MEB | Marine expeditionary brigade | thing | Marine, service
MAGTF | Marine air-ground task force | thing
MAW | Marine aircraft wing | thing | service
MLG | Marine logistics group | thing
MARFORRES, MARFORPAC, MARFOR | Marine forces command | thing
FMF | Fleet Marine Force | name
ARG | amphibious ready group | thing
CSG | carrier strike group | thing | service
DESRON | destroyer squadron | thing
NECC | Navy Expeditionary Combat Command | name
Seabee, Seabees | Navy construction engineer | person
NMCB | naval construction battalion | thing
ARNG, ANG | National Guard | name
USAR | Army Reserve | name
TPU | reserve unit | thing | service
AGR | full-time reserve | adjective
AR | Army Reserve | adjective | service, <an AR | augmented, accounts, invoices, Arkansas, AR-15, VR
TA | Territorial Army (reserve) | name | service | teaching, tuition
RAMC | Royal Army Medical Corps | name
QARANC | Army nursing corps | name
RADC | Royal Army Dental Corps | name
RAVC | Royal Army Veterinary Corps | name
RAMS | Royal Army Medical Service | name | service
REME | Royal Electrical and Mechanical Engineers | name
RLC | Royal Logistic Corps | name | | circuit, filter, network, resonan, impedance
RE | Royal Engineers | name | service, ^ | religious, estate, GCSE, school
R SIGNALS, R Signals, R SIGS, R Sigs | Royal Corps of Signals | name
RAC | Royal Armoured Corps | name | service | breakdown, recovery, motoring
RA | Royal Artillery | name | service, ^ | academy, risk assessment, rheumatoid
RHA | Royal Horse Artillery | name | service | haulage
AAC | Army Air Corps | name
AGC | Adjutant General’s Corps (Army HR) | name | | gain, contractor
AGC(SPS), AGC SPS, SPS | Army staff and personnel support (HR) | mass | AGC, service
AGC(ETS), ETS | Army education service | thing | AGC
AGC(ALS) | Army Legal Services | plural
INT CORPS, Int Corps, IC(Army) | Intelligence Corps | name
SASC | Small Arms School Corps | name
CAMUS | Corps of Army Music | name
PARA, Paras | Parachute Regiment | name | service, #
RGR | Royal Gurkha Rifles | name
QDG, RDG, RTR, KRH, QRH, LD, HCR | cavalry regiment (=) | thing | service
RTR | Royal Tank Regiment | name
LAD, LADs | vehicle workshop (Light Aid Detachment) / vehicle workshops | thing
wksp, Wksp, wksps | workshop | thing
Fd Amb, Fd Hosp, Field Hosp | field hospital | thing
Fd Regt | field regiment | thing
Fd Sqn | field engineer squadron | thing
Fd | field | adjective
Lt Inf | light infantry | mass
Armd | armoured | adjective
Armd Inf | armoured infantry | mass
Mech | mechanised | adjective | >Inf, >Bde, >inf
Cav | cavalry | mass
Arty | artillery | mass
Sig Regt, Sigs Regt | signal regiment | unit
Engr Regt | engineer regiment | unit
Log Regt, Log Sp Regt | logistic regiment | unit
Med Regt | medical regiment | unit
Tk Tptr, Tk Tpt | tank transporter | thing
Tpt | transport | mass
Sup | supply | mass | service
Maint | maintenance | mass
Log, Logs | logistics | mass | service | books
Logs | logistics | mass | service
Pers | personnel | mass
Sigs | signals | plural
Med | medical | adjective | service, >centre, >section | school, Mediterranean
EOD Regt | bomb disposal regiment | unit
Gp | group | unit | service
CSS Bn, CSSB, BSB | support battalion | thing
CSS | combat service support (logistics) | mass | service | HTML, styles, JavaScript
CS | combat support | mass | service | computer, customer, GO
FSC | forward support company | thing | service
MEDCOM | Army medical command | name
USAREUR | US Army Europe | name
USACE | Army Corps of Engineers | name
DoD, DOD | Department of Defense | name
DON | Department of the Navy | name | service
DA | Department of the Army | name | service, >civilian, >Form | district
OSD | Office of the Secretary of Defense | name
JCS | Joint Chiefs of Staff | name
DIA | Defense Intelligence Agency | name | service
DLA | Defense Logistics Agency | name
DFAS | defense pay office | thing
DCMA | Defense Contract Management Agency | name
DIO | Defence estates organisation | name
DE&S | defence procurement organisation | name
DSTL, Dstl | defence science laboratory | name
DMS | Defence Medical Services | plural | service
JSP | Ministry of Defence policy | thing
Stn HQ | station headquarters / station headquarters | thing
Bks, bks | barracks / barracks | thing
in theatre, in theater | overseas | phrase | service | patient, nurse, surg, scrub, drama, stage, acting, hospital, music
garrison | base | thing | service | Garrison
POTUS detail | presidential security team | thing
MACV, RSM HQ | headquarters / headquarters | thing | service
S-1 | personnel office | thing
NSWC, NSWG, NSW | naval special warfare | mass | | New South, Sydney
SEAL | naval special forces operator | person | service, Navy | seal
SF | special forces | plural | service | San Francisco, square
SOF | special operations forces | plural
UKSF, SAS, SBS | special forces | plural | UKSF, service, Hereford, Poole | analytics, statistic, software
ODA | special forces team | thing | service
PSYOP, PSYOPS, MISO | influence operations | plural
CA | civil affairs | mass | >team, >battalion, >NCO | California
AFSOC | Air Force Special Operations Command | name
SARC | rescue coordination team | thing | service
`,
);
