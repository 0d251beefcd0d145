import { termTable } from './entries.ts';

export const britishRanks = termTable(
  { where: 'UK', source: 'Ranks of the British armed forces, gov.uk and Queen’s/King’s Regulations' },
  `
Pte, Ptes, PTE | private | person
Tpr | trooper | person
Gnr | gunner | person
Spr | sapper | person
Sig | signaller | person | service, ^ | SIG Sauer
Cfn | craftsman | person
Fus | fusilier | person | service
Rfn, Rfm | rifleman | person
Gdsm | guardsman | person
Kgn | kingsman | person
Hldr | highlander | person
LCpl, L/Cpl, Lcpl, LCPL, L Cpl | lance corporal | person
LBdr, L/Bdr | lance bombardier | person
LSgt, L/Sgt | lance sergeant | person
LCoH | lance corporal of horse / lance corporals of horse | person
CoH | corporal of horse / corporals of horse | person | service
Cpl, CPL | corporal | person
Bdr | bombardier | person
Sgt, SGT | sergeant | person
SSgt, S/Sgt, SSGT, S Sgt, Staff Sgt, Staff Sergeant | staff sergeant | person
CSgt, C/Sgt, Col Sgt, Clr Sgt | colour sergeant | person
SCpl | staff corporal | person
WO1, WO 1 | warrant officer (class 1) / warrant officers (class 1) | person
WO2, WO 2, WOII | warrant officer (class 2) / warrant officers (class 2) | person
WO | warrant officer | person | service
RSM | regimental sergeant major | head | | Richmond, accountancy, consulting, audit
CSM | company sergeant major | head | service, ^ | customer, certified, Scrum
SSM | squadron sergeant major | head | service, ^ | maritime
BSM | battery sergeant major | head | service, ^
TSM | troop sergeant major | head | service
ASM | artificer sergeant major | head | service | retail, store
FofS, F of S, YofS | foreman of signals / foremen of signals | person
Y of S | yeoman of signals / yeomen of signals | person
OCdt, O/Cdt, Offr Cdt | officer cadet | person
2Lt, 2 Lt, 2LT, Second Lt | second lieutenant | person
Lt, LT | lieutenant | person | service, ^, >Name
Lt Cdr, LtCdr | lieutenant commander | person
Lt Col, LtCol, LTC | lieutenant colonel | person
Lt Gen, LtGen, LTG | lieutenant general | person
Maj, MAJ | major | person
Maj Gen, MajGen, MG | major general | person | service | car, cars, MGB, owner
Capt, CPT | captain | person
Col, COL | colonel | person | service, >Name
Brig | brigadier | person
Brig Gen, BrigGen | brigadier general | person
Gen | general | person | service | general, Gen Z, alpha
Cdr, CDR | commander | person
Cdre | commodore | person
Adm, ADM | admiral | person | service
RAdm, RADM | rear admiral | person
VAdm, VADM | vice admiral | person
Mid | midshipman | person | service
SLt, S/Lt, Sub Lt | sub-lieutenant | person
LH | leading hand | person | service, ^
LS | leading seaman | person | service | logistics
AB, AB1, AB2 | able seaman | person | service, ^ | AB test, Alberta, testing
PO | petty officer | person | service, ^ | purchase, post office, product owner
CPO | chief petty officer | person | | privacy, procurement, people, product, compliance
WO1(RN) | warrant officer | person
Mne | Marine | person
AC | aircraftman | person | service | air con, aircon, alternating, DC, heating, volts
LAC, Lac | leading aircraftman | person | service
SAC | senior aircraftman | person | service | finance, tank
SAC(T), SAC T, SACT | senior aircraft technician | person
AS1, AS2 | aviation specialist | person | service
AS1(T), AS1 T | aviation specialist (technician) / aviation specialists (technician) | person
J/T, JT, Jnr Tech, Jnr/T | junior technician | person | service, ^
Cpl T | corporal technician | person
Ch Tech, C/T, Chf Tech, CT | chief technician | person | service | scan, scanner, radiology
FS, F/S, FSgt, Flt Sgt | flight sergeant | person | service, ^ | financial services
MACr, MAcr | master aircrew | person
WO(RAF) | warrant officer | person
Plt Off, Plt Offr | pilot officer | person
Fg Off, F/O, Flg Off | flying officer | person | service, ^
Flt Lt, F/Lt | flight lieutenant | person
Sqn Ldr, S/L | squadron leader | person
Wg Cdr, W/C | wing commander | person | service, ^
Gp Capt | group captain | person
Air Cdre | air commodore | person
AVM | air vice-marshal | person | service
NCO, N.C.O. | non-commissioned officer | person
JNCO, Jnr NCO, Junior NCO | junior non-commissioned officer | person
SNCO, Snr NCO, Senior NCO, SrNCO, SR NCO | senior non-commissioned officer | person
OR, ORs | soldier below officer rank / soldiers below officer rank | person | #, service | Oregon, or
Offr | officer | person
Sldr | soldier | person
ranks | people | plural | #
all ranks | staff of all grades | phrase
rank and file | staff | phrase
LE officer, LE Offr | officer promoted from the ranks / officers promoted from the ranks | person
Tom, Toms, toms | soldier | person | # | Tom Jones
Jack Speak, jackspeak | naval slang | mass
matelot | sailor | person
bootneck, bootie | Royal Marine | person
crab, crabs | RAF member | person | service
pongo | soldier | person
rupert, Rupert | officer | person | service | Mr
sprog | new recruit | person
crow | new soldier | person | service | bird, Crow
full screw | corporal | person
lance jack, lance-jack | lance corporal | person
stripey | sergeant | person | service
tiffy, tiff | technician | person | service
scaley, scaley back | signaller | person
bluntie | support soldier | person
wedge tech | technician | person
OF-1, OF1 | junior officer (OF-1) / junior officers | person
OF-2, OF2 | captain (OF-2) / captains | person
OF-3, OF3 | major (OF-3) / majors | person
OF-4, OF4 | lieutenant colonel (OF-4) / lieutenant colonels | person
OF-5, OF5 | colonel (OF-5) / colonels | person
OR-2, OR2 | private (OR-2) / privates | person
OR-3, OR3 | lance corporal (OR-3) / lance corporals | person
OR-4, OR4 | corporal (OR-4) / corporals | person
OR-6, OR6 | sergeant (OR-6) / sergeants | person
OR-7, OR7 | staff sergeant (OR-7) / staff sergeants | person
OR-8, OR8 | warrant officer (OR-8) / warrant officers | person
OR-9, OR9 | senior warrant officer (OR-9) / senior warrant officers | person
`,
);

export const americanRanks = termTable(
  { where: 'US', source: 'US Department of Defense, officer and enlisted insignia' },
  `
PV2, PVT | private | person
PFC, Pfc | private first class / privates first class | person
SPC, SP4 | specialist | person
CPL | corporal | person
SSG, SSGs | staff sergeant | person
SFC | sergeant first class / sergeants first class | person
MSG | master sergeant | person | service, ^ | monosodium, food, sodium
1SG, First Sgt, 1stSgt, 1st Sgt, First Sergeant | first sergeant (senior personnel adviser) / first sergeants (senior personnel advisers) | person
SGM | sergeant major / sergeants major | person
CSM | command sergeant major / command sergeants major | person | service, ^ | customer, certified, Scrum
SMA | Sergeant Major of the Army | name
WO1 | warrant officer | person
CW2, CW3, CW4, CW5, CWO2, CWO3, CWO4, CWO5 | chief warrant officer | person
1LT, 1stLt, 1st Lt | first lieutenant | person
2ndLt, 2d Lt, 2nd Lt | second lieutenant | person
BG, BGen | brigadier general | person | service
LCDR | lieutenant commander | person
LTJG, Ltjg | lieutenant (junior grade) / lieutenants (junior grade) | person
ENS | ensign | person | service
CAPT | captain | person | service, ^, >Name
Amn, AMN | airman / airmen | person
AB | airman basic / airmen basic | person | #
A1C | airman first class / airmen first class | person
SrA, SRA | senior airman / senior airmen | person
TSgt, Tech Sgt, TSGT | technical sergeant | person
MSgt, MSGT | master sergeant | person
SMSgt, SMSGT | senior master sergeant | person
CMSgt, CMSGT | chief master sergeant | person
CMSAF | Chief Master Sergeant of the Air Force | name
Spc1, Spc2, Spc3, Spc4 | specialist | person
LCpl | lance corporal | person
GySgt, Gunny, gunny | gunnery sergeant (operations chief) / gunnery sergeants | person
MGySgt | master gunnery sergeant | person
SgtMaj, Sgt Maj, SGTMAJ | sergeant major / sergeants major | person
Top, top sergeant | first sergeant | person | <the Top
SN | seaman / seamen | person | service, ^
SR | seaman recruit | person | <USN
FN | fireman (engineering) / firemen (engineering) | person | service, ^
PO1, PO2, PO3 | petty officer | person
CPO, SCPO, MCPO | chief petty officer | person | | privacy, procurement, people, product
CMC | command master chief | person | service, ^
CMDCM | command master chief | person
MCPON | Master Chief Petty Officer of the Navy | name
First Shirt, first shirt, Shirt | first sergeant (senior personnel adviser) / first sergeants | person | service, <First, <first, ^, >for | t-shirt, cotton
butter bar | new lieutenant | person
E-1, E-2, E-3 | junior enlisted member | person
SP | service personnel | plural | #, service | stored, SharePoint, spelling, SP1
E-4 | junior enlisted leader | person
E-5, E-6 | mid-level supervisor | person
E-7, E-8, E-9 | senior supervisor | person
O-1, O-2, O-3 | junior officer | person
O-4 | mid-level manager | person
O-5, O-6 | senior manager | person
mustang | officer promoted from the ranks / officers promoted from the ranks | person | service | Ford, car, horse
NCOIC | supervisor in charge / supervisors in charge | head
OIC | officer in charge / officers in charge | head
NCO in charge | supervisor in charge / supervisors in charge | head
E-6 and below, E-5 and below | junior staff | plural
junior enlisted | junior staff | plural
lower enlisted | junior staff | plural
enlisted personnel | staff | plural
poolee, poolees, Poolees | recruit waiting to start training / recruits waiting to start training | person
plebe | first-year cadet | person
squid | sailor | person | service
jarhead | Marine | person
devil dog | Marine | person
doggie | soldier | person | service | dog, pet, grooming
dogface | soldier | person
grunt, grunts, Grunts | infantry soldier | person | | work
pogue, POG, POGs | support soldier | person
crew dog | crew member | person
zoomie | Air Force officer | person
coastie, Coastie | Coast Guard member | person
shipmate | crew member | person
bubblehead | submariner | person
nuke, nukes, Nukes | nuclear-trained technician | person | service | bomb, weapon
airdale | naval aviation crew member | person
brown shoe | naval aviator | person
snipe | engine room technician | person | service
skipper, Skipper | commander | head | service | boat, yacht, sailing, RYA, fishing
old man | commander | person | <the Old
members | people | plural | # | team, family, crew, club, gym, board, union, committee, staff, church, public
`,
);
