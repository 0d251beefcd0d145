import { termTable } from './entries.ts';

export const equipmentAndWeapons = termTable(
  {
    where: 'UK, US',
    source: 'British Army vehicles and equipment guides; US Army Weapon Systems Handbook; Navy Fact Files',
  },
  `
CR2, Challenger 2, CR1, Chally, Chally 2 | Challenger 2 tank | thing
MBT, MBTs | main battle tank | thing
AFV, AFVs | armoured fighting vehicle | thing
IFV, IFVs | infantry fighting vehicle | thing
CVR(T), CVRT | light armoured reconnaissance vehicle | thing
Warrior | Warrior armoured vehicle | thing | service, crew, >vehicles, <a | games, Golden State
Scimitar, Spartan, Samaritan, Sultan | light armoured vehicle | thing | service
AS90 | self-propelled gun | thing
AJAX, Ajax | Ajax armoured vehicle | thing | service | football, Amsterdam, JavaScript
BULLDOG, Bulldog, FV432, 432, 432s | armoured personnel carrier | thing | service, FV432 | pet, dog
CRARRV, ARRV, CRARRVs | armoured recovery vehicle | thing
Mastiff, Ridgback, Ridgeback, Wolfhound, Foxhound, Husky, Jackal, Coyote, Panther | protected patrol vehicle | thing | service, Ridgback, <# | dog, dogs, breed
PPV, PPVs, PM, MRAP, MRAPs, M-ATV, MATV, M-ATVs | mine-protected vehicle | thing | MRAP, M-ATV, PPV, service
MRAP, MRAPs | mine-resistant vehicle | thing
WMIK, R-WMIK | armed Land Rover | thing
Land Rover TUM, TUM, TUL, TUM(HS), FFR, LR FFR | Land Rover utility vehicle | thing | Rover, service, FFR
MAN SV, SV(R), HX60, HX58, SV | support truck | thing | MAN, service
SVR, SV(R), DAF, Foden | recovery vehicle | thing | SVR, SV(R)
ATMP, quad, MATTV | quad bike | thing | ATMP
BV, BV206, BvS10, Viking | all-terrain tracked vehicle | thing | BV206, BvS10, service | Ltd, company
MWT, LWT, MWTs | medium wheeled tractor | thing | plant, Plant, JCB, engineer, Engr, construction
CET, BR80, AVLB, AVRE, Titan, Trojan, Terrier | armoured engineer vehicle | thing | AVLB, AVRE, service
M3 rig, M3 rigs | amphibious bridging vehicle | thing
MGB, BR90, GSB, LSB, Bailey | military bridge | thing | bridge, bridging, engineer, service | MG
LSVW, HLVW | military truck | thing
HMMWV, HMMWVs, Humvee, humvee, Humvees, humvees, HUMVEE, HUMVEEs | military utility vehicle | thing
JLTV, JLTVs | joint light tactical vehicle | thing
LAV, LAVs, Stryker, Strykers | wheeled armoured vehicle | thing
AAV, AAVs, ACV, ACVs, amtrac, amtracs | amphibious assault vehicle | thing | service, AAV, amtrac
Bradley, BFV, BFVs, M2A3, M3A3, Bradleys | Bradley infantry fighting vehicle | thing | BFV, M2A3, service, crew, gunner
M1A1, M1A2, M1A2s, Abrams | Abrams tank | thing
M88, M88s, M984 | recovery vehicle | thing
M113, M113s | armoured personnel carrier | thing
M109, M109A6, Paladin, Paladins | self-propelled howitzer | thing
HIMARS, MLRS, GMLRS | rocket artillery system | thing
PATRIOT | missile defense system | thing | | patriot
THAAD, AEGIS, Aegis | missile defense system | thing | | insurance
light gun, Light Gun, L118, M119, M777 | artillery gun | thing
105mm light gun | 105mm artillery gun | thing
mor, Mor, 81mm Mor | mortar | thing | service
GPMG, GPMGs, gimpy, GPMG(SF) | general-purpose machine gun | thing
LMG, HMG, GMG, MG, HMGs, GMGs | machine gun | thing | service, GPMG
M240, M240B, M249, SAW, SAWs, M2, .50 cal, 50 cal, fifty cal | machine gun | thing | M240, M249, .50, service | circular, table, macbook, square
M4, M16, M4s, M16s | service rifle | thing | service | bolt, nuts, screw, motorway, macbook, bolt, junction, traffic
SA80, L85, L85A2, L85A3, L86 | service rifle | thing
LSW, UGL, UGLs, ECM manpack | support weapon | thing | LSW, UGL
M9, M17, Glock 17 | service pistol | thing | service, armoury, armory | bolt, nuts, screw, motorway
NLAW, Javelin, MILAN, TOW, AT4, LASM, SMAW, ILAW | anti-tank weapon | thing | NLAW, AT4, LASM, SMAW, service | truck, trailer
Starstreak, HVM, Rapier, Stinger, MANPADS, FSC, Sky Sabre | air defence missile | thing | Starstreak, MANPADS, service
ATGM, ATGMs | anti-tank missile | thing
RPG, RPGs | rocket-propelled grenade | thing | | game, role-playing, gaming
Mk 19, MK19, Mark 19 | grenade launcher | thing
CIWS, Phalanx, NSSMS, RAM launcher | ship defence gun system | thing
5-inch, Mk 45 | naval gun | thing | Mk
VLS | missile launch system | thing | service
NVG, NVGs, NODs, NVD, NVDs, HMNVS, PVS-14, PVS-14s, PVS-7 | night vision goggles | plural
CWS, TI, TIs, FLIR, VIPIR, SOPHIE, LION | thermal imaging sight | thing | FLIR, VIPIR, CWS
CBA, IBA, IOTV, SAPI, Osprey, VIRTUS, Virtus, OTV | body armour | mass | CBA, IBA, IOTV, VIRTUS, service | bird, cost-benefit
MTP, PCS clothing, CS95, ACUs, ACU, OCPs, OCP, BDUs, NWU, cammies | uniform | thing | MTP, CS95, service
webbing, PLCE, Bergen, bergen, MOLLE, rucksack | load-carrying equipment | mass | webbing, PLCE, Bergen, bergen, MOLLE
ECM | electronic countermeasures equipment | mass | service
Vallon | mine detector | thing
PRC-117G, PRC-117, PRC-117F, PRC-152, PRC-148, PRC-119, PRC-150, PRC-163, PRC-354, AN/PRC-117G, AN/PRC-152, AN/PRC-119, AN/PRC-150 | tactical radio | thing
VRC-92, VRC-90, VRC-103, VRC-110, RT-1523 | vehicle radio | thing
CPN, JNN, STT, SIPR/NIPR Access Point, SNAP terminal, SWAN, WIN-T, WINT | satellite network terminal | thing | CPN, JNN, WIN-T, SNAP, service
BFT, BFT2, JBC-P, FBCB2, CPOF | vehicle tracking system | thing | BFT, FBCB2, JBC-P, CPOF
AFATDS, BATES, FBCB | artillery control system | thing | AFATDS
DAGR, PLGR | military GPS receiver | thing
KIV-7, KG-175, KG-250, TACLANE, TACLANEs, SKL, SKLs, KYK-13, CYZ-10, DTD | encryption device | thing | KIV-7, KG-175, TACLANE, SKL, service
WRA, WRAs | weapons replaceable assembly (avionics unit) / weapons replaceable assemblies (avionics units) | thing
SRA, SRAs | replaceable assembly / replaceable assemblies | thing | WRA, avionics
LRU, LRUs | line replaceable unit | thing
SE, GSE, AGE | aircraft ground support equipment | mass | GSE, AGE, flightline, aircraft | age, south-east
AIMD | aircraft intermediate maintenance department | thing
FRC, FRCs | fleet readiness center (aircraft repair) | thing | service, Navy
I-level, I level, O-level, O level, D-level, intermediate-level | intermediate-level (workshop) | adjective | I-level, intermediate-level
O-level, organizational-level | first-line | adjective | maintenance, squadron, aircraft | exam, maths, GCE
D-level | depot-level | adjective
FOD | foreign object debris | mass | | Excel
TAT | turnaround time | thing | repaired, avionics, repair, days, hours, WRA | tattoo
MX, mx | maintenance | mass | aircraft, sorties, flightline, crew | Mexico, email, DNS
jet, jets | aircraft / aircraft | thing | # | ski, jet lag
bird, birds | aircraft / aircraft | thing | service | wildlife, poultry, RSPB
helo, helos, Helo | helicopter | thing
UAS, sUAS, SUAS, UAV, UAVs, RPA, RPAs, RPV | drone | thing | UAS, UAV, UAVs, service
ScanEagle, Desert Hawk, Watchkeeper, Raven, Shadow, Hermes 450 | surveillance drone | thing | ScanEagle, UAS, service
MQ-9, MQ-1, RQ-4, RQ-7, RQ-11, RQ-21 | remotely piloted aircraft / remotely piloted aircraft | thing
UH-60, UH-60M, UH-60L, UH-60s, HH-60, MH-60, MH-60R, MH-60S, SH-60 | Black Hawk helicopter (=) | thing
AH-64, AH-64D, AH-64E, AH-64s | Apache helicopter (=) | thing
CH-47, CH-47F, CH-47s | Chinook helicopter (=) | thing
CH-53, CH-53E, MH-53, CH-46 | heavy-lift helicopter (=) | thing
UH-1, UH-1Y, AH-1, AH-1Z, OH-58, OH-58D, UH-72 | military helicopter (=) | thing
MV-22, CV-22, MV-22B | tiltrotor aircraft (=) / tiltrotor aircraft | thing
C-130, C-130J, C-130H, C-130s, KC-130J, MC-130J | Hercules transport aircraft (=) / Hercules transport aircraft | thing
C-17, C-17A, C-17s, C-5, C-5M | heavy transport aircraft (=) / heavy transport aircraft | thing
KC-135, KC-10, KC-46, KC-135s | tanker aircraft (=) / tanker aircraft | thing
P-3, P-3C, P-8, P-8A | maritime patrol aircraft (=) / maritime patrol aircraft | thing | aircraft, service
CVN, CVN-68, CVN-78 | aircraft carrier | thing
DDG, DDGs, DDG-51 | guided-missile destroyer | thing
CG | guided-missile cruiser | thing | service, # | computer graphics, Coast
FFG, LCS | frigate | thing | FFG, service
LHD, LHA, LSD, LPD | amphibious ship | thing
SSGN | guided-missile submarine | thing
LCAC, LCACs, RHIB, RHIBs | landing craft / landing craft | thing | LCAC, RHIB
EPO | engineering petty officer | person | service, MK1, cutter | erythropoietin, patent
WMSL, WMEC, WPB, FRC cutter, WHEC | Coast Guard cutter | thing
RB-S, RB-M, MLB, 47 MLB | response boat | thing | RB-S, RB-M, service, Guard
SBIRS | missile-warning satellite system | thing
GPS III | navigation satellite | thing
TT&C | satellite tracking and command | mass
SSA | space surveillance | mass | satellite, space
SATCOM | satellite communications | plural
MILSTAR, AEHF, WGS | military communications satellite | thing | MILSTAR, AEHF, satellite
CBRN kit | protective equipment | mass
ORSE prep | reactor safety exam preparation | mass
EWS | engineering watch supervisor | person | service, nuclear, NPTU
EOOW | engineering officer of the watch / engineering officers of the watch | person
PPWO, PPWS, PPWOs | reactor plant watch officer | person
RCAT, LELT, ELT | reactor chemistry technician | person | nuclear, reactor, submarine, ELT
NPTU | nuclear power training unit | name
NNPTC | nuclear power school | thing
`,
);
