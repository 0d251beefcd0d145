import { termTable } from './entries.ts';

export const britishAppointments = termTable(
  { where: 'UK', source: 'Appointments in Army, Royal Navy and RAF units; JSP 101 abbreviations' },
  `
OC | commander | head | service, <as, <as an, <an, <the, ^ | OC spray, organic
CO | commanding officer | head | service, <the, <as, <acting, <our | detector, alarm, carbon, monoxide, gas, NOx, levels, care of, county
XO | second-in-command | head | service, <as, <the, <acting | cognac, sauce, brandy
2IC, 2ic, 2i/c, 2 i/c, 2 IC, 2I/C, 2 i.c., Second in Command | second-in-command / seconds-in-command | head
Offr i/c | officer in charge | head
OC Ops | head of operations / heads of operations | head
OC Eng, OC Engg | head of engineering / heads of engineering | person
OC Log, OC Logs | head of logistics / heads of logistics | person
OC HQ | head of headquarters / heads of headquarters | person
OC Trg, OC Training | head of training / heads of training | person | | Flt, Flight, Sqn
OC MT | head of transport / heads of transport | person
OC Pers | head of personnel / heads of personnel | person
Stn Cdr, Stn Comd | station commander | head
Comd | commander | head
Comdt | commandant | head
COS | chief of staff / chiefs of staff | head | service, ^ | cosine, Greek, because
DCOS | deputy chief of staff / deputy chiefs of staff | head
ACOS | assistant chief of staff / assistant chiefs of staff | head | service, ^
CofS | chief of staff / chiefs of staff | head
Adjt, adjt, Adj | head of personnel administration / heads of personnel administration | person
adjutant, Adjutant | head of personnel administration / heads of personnel administration | person | | General
Asst Adjt | assistant head of personnel administration | person
RCMO | regimental careers management officer | person
RAO | regimental administrative officer | person | service, ^
AOWO | administrative office manager | person
FSA | finance administrator | person | | food, Standards, financial services
SPSA | staff support assistant | person
ROSO, ROSWO | regimental operations support officer | person
PSAO | permanent staff administrative officer | person
PSI | permanent staff instructor | person | service, ^ | pressure, tyre, pump, # 
NRPS | permanent reserve support staff | plural
FTRS | full-time reserve | adjective
QM | quartermaster (stores manager) / quartermasters (stores managers) | head | service, <the, <as | audit, quality, module
QM(T), QM Tech | technical quartermaster | person
QM(M), QM Main | quartermaster (stores manager) / quartermasters (stores managers) | person
QMS | quartermaster sergeant (stores manager) / quartermaster sergeants (stores managers) | person | | quality
RQMS, RQMS(T) | regimental quartermaster sergeant (senior stores manager) / regimental quartermaster sergeants | person
CQMS | company quartermaster sergeant (stores manager) / company quartermaster sergeants (stores managers) | person
SQMS | squadron quartermaster sergeant (stores manager) / squadron quartermaster sergeants (stores managers) | person
BQMS | battery quartermaster sergeant (stores manager) / battery quartermaster sergeants (stores managers) | person
storeman, storemen | stores assistant | person | service
Pl Sgt, Plt Sgt | platoon sergeant | head
platoon sergeant, Platoon sergeant, Platoon Sergeant, plt sgt | senior team leader | person
Pl Comd, Pl Cdr, Plt Comd, Platoon Comd | platoon commander | head
platoon commander, Platoon commander, Platoon Commander, Platoon Leader, platoon leader | team manager | person
Sect Comd, Sect Cdr, Sec Comd, Section Comd, Sect IC | section commander | head
section commander, Section Commander, Section commander | team leader | person
section 2IC, Section 2IC, Sect 2IC, Sec 2IC | deputy team leader | person
Tp Comd, Tp Ldr, Troop Comd | troop commander | head
Tp Sgt | troop sergeant | head
troop commander, Troop Commander | team manager | person
company commander, Company Commander, Coy Comd, Sqn Comd | company commander (department head) / company commanders (department heads) | head
squadron commander, Squadron Commander | department head | head
Det Comd, Det Cdr | detachment commander | head
No 1, No. 1 | detachment commander | head | service | ranked, number
Bde Comd | brigade commander | head
Bn Comd | battalion commander | head
Veh Comd | vehicle commander | person
Crew Comd | crew commander | person
Guard Comd, Gd Comd | guard commander | person
guard commander, Guard Commander | security shift leader | person
Ord Sgt | orderly sergeant (duty supervisor) / orderly sergeants (duty supervisors) | person
orderly officer, Orderly Officer, Ord Offr | duty manager | person
orderly sergeant, Orderly Sergeant | duty supervisor | person
orderly corporal, Orderly Corporal | duty supervisor | person
BOS, BOSN | duty sergeant | person | service
Duty Bn, duty bod | duty officer | person
DO, Duty Offr | duty officer | person | service | DO-178
Provost Sgt, Pro Sgt, provost sergeant, Provost Sergeant | head of unit security and discipline / heads of unit security and discipline | person
provost, Provost | unit security and discipline | mass | service | Lord, university, college, Military, Guard
MTO | motor transport officer | person | service, ^
MTWO | motor transport warrant officer | person
MT Sgt, MT Sergeant, MT sergeant | transport supervisor | person
MT NCO | transport supervisor | person
MT pl, MT Pl, MT Plt, MT platoon | motor transport platoon | thing
MT Tp, MT troop | motor transport troop | thing
MT | motor transport | mass | service, <the, <an, >fleet, >yard, >section, >office, >dept | Mt, Montana, mount
Sigs Pl, Sig Pl | signals platoon | thing
RSO | regimental signals officer | person | service, ^
RSWO | regimental signals warrant officer | person
RMO | regimental medical officer (doctor) / regimental medical officers (doctors) | person
SMO | senior medical officer | person | service, ^
MO | medical officer (doctor) / medical officers (doctors) | person | service | Missouri, modus
PMO | principal medical officer | person | service | project, programme, PRINCE2
UWO, UWO(W) | unit welfare officer | person
UHO | unit health officer | person
UFO | unit fire officer | person | service | flying, saucer
UEO | unit education officer | person
UEPO | unit environmental protection officer | person
URO | unit resettlement officer | person
IRO | resettlement information officer | person | service
USO, UnitSyO | unit security officer | person | service
EqO, UEI officer | equality adviser | person
EDA, D&I adviser | equality and diversity adviser | person | service
RPS | radiation protection supervisor | person | service
RO | range officer | person | service
RCO | range conducting officer | person
SPO | range planning officer | person | service
APTC, RAPTC | Royal Army Physical Training Corps | name
PTI, APTI | physical training instructor | person
AAPTI | physical training instructor | person
QMSI | senior training instructor | person
SMI | sergeant major instructor | person | service
DS | directing staff (instructors) | plural | service | data science, nintendo
SI | skill-at-arms instructor | person | service
SAAI | small arms instructor | person
SCI, SCBC instructor | section commanders’ course instructor | person
ETS | education service | thing | service
Trg Offr, Trg O | training officer | person
Trg WO | training warrant officer | person
Trg Maj | training major | person
ops offr, Ops Offr, Ops O | operations officer | person
Ops WO | operations warrant officer | person
Int Offr, IO | intelligence officer | person | service | Io
Int Cpl | intelligence corporal | person
Int Sgt | intelligence sergeant | person
Int NCO | intelligence supervisor | person
Int Cell, int cell | intelligence team | thing
Int | intelligence | mass | service
SO1 | senior staff officer (SO1) / senior staff officers (SO1) | person
SO2 | staff officer (SO2) / staff officers (SO2) | person
SO3 | junior staff officer (SO3) / junior staff officers (SO3) | person
SO | staff officer | person | service | so
MA | military assistant | person | service, <as | degree, master, history, Massachusetts
ADC | aide-de-camp (personal assistant) / aides-de-camp (personal assistants) | person | service, <as
FOO | forward observation officer | person
BC | battery commander | head | service | British, Columbia, before
FSG Comd | fire support group commander | person
MFC | mortar fire controller | person
ATO | ammunition technical officer | person | service, ^ | Australian, tax
AT | ammunition technician | person | >WO, >SSgt, >Sgt
EMO | embarkation officer | person | service
ASM REME | artificer sergeant major | person
Artificer, Tiffy | senior engineering technician | person
B Mech Cl 1, B Mech Cl 2, B Mech | vehicle mechanic | person
A Mech | armoured vehicle mechanic | person
VM, VM(A), VM(B) | vehicle mechanic | person | service, ^ | virtual, VMware, machine, server, hypervisor, cloud
VMs | vehicle mechanic | person | service, ^ | virtual, VMware, machine, server, hypervisor, cloud
Recy Mech, Rec Mech | recovery mechanic | person
Armr | armourer (weapons technician) / armourers (weapons technicians) | person
armourer, Armourer | weapons technician | person
Metalsmith | metal fabricator | person
Plant Op Mech | plant operator mechanic | person
Plant Op | plant operator | person
C3S, C3S Op | communications systems operator | person
RS Op | radio systems operator | person
Radio Op | radio operator | person
CS Op, CS Operator, CSE | communication systems operator | person | Op, service
AS Op, Area Sys Op | area systems operator | person
ED, Electro Tech | electronic technician | person | service | emergency, eating, edition, editor
IS Engr, CIS Engr, IS Eng | information systems engineer | person
Inst Tech | installation technician | person
Power Engr | power engineer | person
MT Dvr, Dvr | driver | person
Dvr Tk Tpt, Driver Tank Tpt | tank transporter driver | person
Dvr Comms, Dvr Comm Spec | driver and communications specialist | person
LS, Log Spec | logistics specialist | person | Spec
Log Spec (SD), Log Sup | logistics supply specialist | person
Sup Spec | supply specialist | person
Sup Contr, Sup Con | supply controller | person
Pet Op | petroleum operator | person
AT Op, Air Desp | air dispatcher | person | Op, Desp
Air Despatcher, air despatcher | air cargo dispatcher | person
Port Op | port operator | person
Mov Con, Mov Contr | movement controller | person
MACCS | movement control specialist | person
Mil Clerk, SPS clerk, Clk | clerk | person
CMT, CMT1, CMT2 | combat medical technician (medic) / combat medical technicians (medics) | person
Med Asst | medical assistant | person
RGN, RMN | registered nurse | person | service
EHT | environmental health technician | person | service
BMA | battlefield medical assistant | person
Tm Medic, team medic, Team Medic | first aider | person
RMP | Royal Military Police | name | | registered
RMP Cpl | Royal Military Police corporal | person
MPGS | Military Provost Guard Service (site security) | name
MPS | Military Provost Staff (custody staff) | name | service
SIB | Special Investigation Branch (serious crime investigators) | name
CP | close protection (bodyguard) | mass | service, >team, >operator, >course | cerebral, CP/M
CPO(RMP) | close protection officer (bodyguard) / close protection officers (bodyguards) | person
Bomb Disp | bomb disposal | mass
Cbt Engr | combat engineer | person
Engr | engineer | adjective
Armd Engr | armoured engineer | person
Bricky, Brklyr & Concr | bricklayer | person
C&J | carpenter and joiner / carpenters and joiners | person
H&P | heating and plumbing engineer | person | service | Harvey
B&SF | building and structural finisher | person
Design Draughtsman | design draughtsman | person
Geo Tech, Mil Geo | geographic technician | person
Mtr Pl, Mor Pl | mortar platoon | thing
Anti Tk Pl, ATk Pl, Javelin Pl | anti-tank platoon | thing
Recce Pl, Recce Tp | reconnaissance platoon | thing
MG Pl | machine-gun platoon | thing
Assault Pioneer, Asslt Pnr | field engineering specialist | person
Pnr | pioneer | person
Inf | infantry | mass | service
Infmn | infantryman | person
Sniper | sniper | person
Drummer | infantry drummer | person | service | band, rock, jazz
Musn | musician | person
`,
);
