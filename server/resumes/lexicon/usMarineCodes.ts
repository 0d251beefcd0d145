/** US Marine Corps occupation codes. Titles from the O*NET Military Crosswalk, July 2024 (Defense Manpower Data Center; CC BY 4.0), in lower case. */
export const usMarineCodes = `
0100 basic personnel and administration marine; 0101 basic personnel and administration officer; 0102
manpower officer; 0111 administrative specialist; 0147 equal opportunity advisor; 0149 substance abuse
control specialist; 0160 postal officer; 0161 postal clerk; 0170 personnel officer; 0171 manpower
information systems analyst; 0200 basic intelligence marine; 0201 basic intelligence officer; 0202
intelligence officer; 0203 ground intelligence officer; 0204 counterintelligence/human source intelligence
officer; 0205 intelligence operations and fusion warrant officer; 0206 signals intelligence/ground
electromagnetic warfare officer; 0207 air intelligence officer; 0209 marine air ground task force
intelligence planner; 0211 counterintelligence/human intelligence specialist; 0212 technical surveillance
countermeasures specialist; 0231 intelligence specialist; 0233 intelligence tactics instructor; 0234
logistics intelligence planner; 0239 intelligence analyst; 0241 imagery analysis specialist; 0245 target
mensuration analyst; 0261 geospatial intelligence specialist; 0271 aviation intelligence specialists; 0275
collection manager; 0277 weapons and tactics instructor intelligence officer; 0291 intelligence chief; 0300
basic infantryman; 0301 basic infantry officer; 0302 infantry officer; 0303 light-armored reconnaissance
officer; 0306 infantry weapons officer; 0307 expeditionary ground reconnaissance officer; 0311 rifleman;
0313 light armored reconnaissance marine; 0317 scout sniper; 0321 reconnaissance marine; 0322 reconnaissance
marine, sniper qualified; 0323 reconnaissance man, parachutist qualified; 0324 reconnaissance man, combatant
diver qualified; 0326 reconnaissance man, parachute and combatant diver qualified; 0331 machine gunner; 0341
mortarman; 0352 antitank missile gunner; 0363 light armored reconnaissance unit leader; 0365 infantry squad
leader; 0367 light armored reconnaissance master gunner; 0369 infantry unit leader; 0370 special operations
officer; 0372 critical skills operator; 0393 light armored reconnaissance operations chief; 0399 operations
chief; 0400 basic logistics marine; 0401 basic logistics officer; 0402 logistics officer; 0405 aerial
delivery officer; 0407 personnel retrieval and processing officer; 0408 fatality management officer; 0411
maintenance management specialist; 0430 mobility officer; 0431 logistics/embarkation specialist; 0441
logistics specialist; 0451 airborne and air delivery specialist; 0471 personnel retrieval and processing
specialist; 0472 personnel retrieval and processing technician; 0477 expeditionary logistics instructor;
0481 landing support specialist; 0491 logistics/mobility chief; 0500 basic marine air ground task force
plans marine; 0501 basic marine air ground task force plans officer; 0502 force deployment planning and
execution officer; 0505 operational planner; 0506 red team member; 0507 strategic planner; 0508 strategy
advisor; 0509 marine corps strategist; 0510 basic information staff officer; 0511 marine air ground task
force planning specialist; 0520 psychological operations officer; 0522 psychological operations
non-commissioned officer; 0534 female engagement officer; 0538 female engagement specialist; 0550 advanced
information operations planner; 0551 information specialist; 0560 security cooperation planner; 0570
advisor; 0571 operational advisor; 0577 operations and tactics instructor; 0580 foreign disclosure
representative; 0588 aviation electromagnetic spectrum operations planner; 0600 basic communications marine;
0601 basic communications officer; 0602 communications officer; 0603 marine air ground task force
communications planner; 0605 cyber network operations officer; 0620 space and propagation engineering
officer; 0621 transmissions system operator; 0623 troposcatter transmissions system operator; 0627 satellite
transmissions system operator; 0628 tactical transmission systems operator maintainer; 0629 transmissions
chief; 0630 network engineering officer; 0631 network administrator; 0633 network transport technician; 0639
network chief; 0640 strategic electromagnetic spectrum officer; 0648 electromagnetic spectrum management
chief; 0651 cyber network operator; 0656 tactical network specialist; 0659 cyber network systems chief; 0670
data systems engineering officer; 0671 data systems administrator; 0673 applications developer; 0679 data
systems chief; 0681 information security technician; 0699 communications chief; 0800 basic field artillery
man; 0801 basic field artillery officer; 0802 field artillery officer; 0803 targeting acquisition officer;
0811 field artillery cannoneer; 0814 high mobility artillery rocket system operator; 0840 naval surface fire
support planner; 0842 field artillery radar operator; 0844 field artillery fire control marine; 0847 field
artillery sensor support marine; 0848 field artillery operations man; 0861 fire support marine; 0869
artillery unit leader; 0871 joint fires and effects integrator; 0873 joint fires observer; 0874 joint fires
observer evaluator; 0875 joint terminal attack controller instructor; 0876 joint terminal attack controller
evaluator; 0911 drill instructor; 0913 marine combat instructor; 0914 marine special operations forces
instructor; 0916 martial arts instructor; 0917 martial arts instructor-trainer; 0918 water safety/survival
instructor; 0919 force fitness instructor; 0931 marksmanship instructor; 0932 small arms weapons instructor;
0933 marksmanship coach; 0941 winter mountain leader; 0942 winter mountain leader; 0943 summer mountain
leader; 0944 summer mountain leader; 0945 summer/winter mountain leader; 0946 summer/winter mountain leader;
0951 formal school instructor; 0952 formal school officer instructor; 0953 formal school officer
instructor-fixed wing pilot; 0954 formal school officer instructor-naval flight officer; 0955 formal school
officer instructor-helicopter pilot; 0956 formal school instructor-pilot/naval flight officer; 0961 staff
noncommissioned officer academy faculty advisor; 0981 magtf enlisted instructor; 0982 magtf officer
instructor; 0983 magtf officer instructor-fixed wing pilot; 0984 magtf officer instructor-naval flight
officer; 0985 magtf officer instructor-helicopter pilot; 0986 magtf instructor-pilot/naval flight officer;
0987 exercise controller; 0988 exercise instructor; 1100 basic utilities marine; 1101 basic utilities
officer; 1120 utilities officer; 1141 electrician; 1164 utilities systems technician; 1169 utilities chief;
1171 water support technician; 1300 basic engineer, construction, and equipment marine; 1302 combat engineer
officer; 1310 engineer equipment officer; 1316 metal worker; 1330 facilities management officer; 1341
engineer equipment mechanic; 1342 small craft mechanic; 1345 engineer equipment operator; 1349 engineer
equipment chief; 1361 engineer assistant; 1371 combat engineer; 1390 expeditionary fuels officer; 1391
expeditionary fuels technician; 1392 petroleum quality assurance and additization specialist; 1700 basic
information maneuver marine; 1701 basic information maneuver officer; 1702 cyberspace warfare officer; 1704
electromagnetic spectrum operations planner; 1705 cyberspace warfare development officer; 1706 maritime
space officer; 1707 influence officer; 1708 civil-military operations planner; 1709 information cell
coordinator; 1710 offensive cyberspace warfare officer; 1712 interactive on-net operator; 1713 exploitation
analyst; 1720 defensive cyberspace warfare officer; 1721 cyberspace warfare operator; 1722 host analyst;
1723 network analyst; 1730 civil affairs officer; 1732 civil affairs specialist; 1739 civil-military
operations chief; 1751 influence specialist; 1760 maritime space operations mission commander; 1762 system
operator; 1766 radio frequency operator; 1781 basic information planner; 1786 space operations staff
officer; 1795 influence chief; 1799 cyberspace warfare chief; 1800 basic tank and assault amphibious vehicle
crewman; 1801 basic tank and assault amphibious vehicle officer; 1802 tank officer; 1803 assault amphibian
officer; 1812 armor marine; 1833 assault amphibious vehicle crewmember; 1834 amphibious combat vehicle
crewmember; 1867 M1A1 tank master gunner; 1868 assault amphibious master gunner; 1869 senior armor snco;
2100 basic ground ordnance maintenance marine; 2101 basic gound ordnance maintenance officer; 2102 ordnance
officer; 2110 ordnance vehicle maintenance officer; 2111 small arms repairer/technician; 2112 precision
weapons repairer/technician; 2120 weapons repair officer; 2125 electro-optic instrument repair officer; 2131
artillery systems technician; 2146 heavy ordnance vehicle repairer/technician; 2147 light armored vehicle
repairer/technician; 2149 ordnance vehicle maintenance chief; 2161 machinist; 2171 electro-optical ordnance
repairer; 2181 ground ordnance weapons chief; 2300 basic ammunition and explosive ordnance disposal marine;
2301 basic ammunition and explosive ordnance disposal officer; 2305 explosive ordnance disposal officer;
2311 ammunition technician; 2336 explosive ordnance disposal technician; 2339 marine EOD diver; 2340
ammunition officer; 2611 cryptologic cyberspace analyst; 2623 radio reconnaissance marine; 2629 signals
intelligence/electromagnetic warfare technician; 2631 electronic intelligence/electromagnetic warfare
analyst; 2641 cryptologic language analyst; 2642 advanced cryptologic language analyst; 2651 intelligence
surveillance reconnaissance systems engineer; 2652 intelligence data and software engineer; 2659
intelligence technology and data chief; 2691 signals intelligence/electromagnetic warfare chief; 2712
linguist, Arabic; 2713 linguist, Arabic; 2714 linguist, Arabic; 2715 linguist, Arabic; 2716 linguist,
amharic; 2717 linguist, Arabic; 2718 linguist, hebrew; 2721 linguist, kurdish; 2723 linguist, somali; 2724
linguist, swahili; 2726 linguist, turkish; 2728 linguist, Arabic; 2729 linguist, algerian; 2730 linguist,
Arabic; 2731 linguist, Arabic; 2733 linguist, burmese; 2734 linguist, cambodian; 2735 linguist, cebuano;
2736 linguist, Chinese; 2737 linguist, Chinese; 2738 linguist, indonesian; 2739 linguist, japanese; 2740
linguist, maguindanao; 2741 linguist, Korean; 2742 linguist, laotian; 2743 linguist, malay; 2744 linguist,
tagalog; 2745 linguist, tausug; 2746 linguist, thai; 2747 linguist, vietnamese; 2748 linguist, maranao; 2749
linguist, yakan; 2754 linguist, dutch; 2756 linguist, finnish; 2757 linguist, French; 2758 linguist, German;
2759 linguist, greek; 2761 linguist, haitian-creole; 2763 linguist, italian; 2764 linguist, norwegian; 2766
linguist, portuguese; 2767 linguist, portuguese; 2768 linguist, Spanish; 2769 linguist, swedish; 2772
linguist, afghan pushtu; 2773 linguist, persian-afghan; 2774 linguist, persian-farsi; 2775 linguist, urdu;
2776 linguist, albanian; 2777 linguist, armenian; 2778 linguist, bulgarian; 2779 linguist, czech; 2780
linguist, uzbek; 2781 linguist, estonian; 2782 linguist, georgian; 2783 linguist, hungarian; 2784 linguist,
latvian; 2785 linguist, azerbaijani; 2786 linguist, lithuanian; 2787 linguist, macedonian; 2788 linguist,
polish; 2789 linguist, romanian; 2791 linguist, Russian; 2792 linguist, serbo-croatian; 2793 linguist,
slovenian; 2794 linguist, ukranian; 2795 linguist, hindi; 2796 linguist, bengali; 2800 basic ground
electronics maintenance marine; 2801 basic ground electonics maintenance officer; 2802 electronics
maintenance officer; 2805 electronics maintenance officer; 2831 digital wideband systems maintainer; 2834
advanced extremely high frequency technician; 2841 ground electronics transmission systems maintainer; 2848
tactical remote sensor system maintainer; 2862 ground electronics systems maintenance technician; 2871
calibration technician; 2874 metrology technician; 2887 artillery electronics technician; 2891 ground
electronics systems maintenance chief; 3000 basic supply administration and operations marine; 3001 basic
supply administration and operations officer; 3002 ground supply officer; 3006 operational contract support
officer; 3010 ground supply operations officer; 3043 supply chain specialist; 3044 operational contract
support specialist; 3047 supply chain manager; 3051 inventory management specialist; 3100 basic distribution
management marine; 3101 basic distribution management officer; 3102 distribution management officer; 3152
distribution specialist; 3300 basic food service marine; 3301 basic food service officer; 3302 food service
officer; 3372 marine aide; 3381 food service specialist; 3400 basic financial management marine; 3401 basic
financial management officer; 3402 finance officer; 3404 financial management officer; 3408 financial
management resource officer; 3432 finance technician; 3451 financial management resource analyst; 3500 basic
motor transport marine; 3501 basic motor transport officer; 3510 motor transport officer; 3521 automotive
maintenance technician; 3524 fuel and electrical systems mechanic; 3526 crash/fire/rescue vehicle
technician; 3529 motor transport maintenance chief; 3531 motor vehicle operator; 3534 semitrailer refueler
operator; 3536 vehicle recovery operator; 3537 motor transport operations chief; 4100 basic marine corps
community services marine; 4101 basic marine corps community services officer; 4130 marine corps community
services officer; 4133 marine corps community services marine; 4400 basic legal services marine; 4401
student judge advocate; 4402 judge advocate; 4403 victims legal counsel; 4405 master of international law;
4406 master of environmental law; 4407 master of labor law; 4408 master of procurement law; 4409 master of
criminal law; 4410 master of law; 4411 military judge; 4417 master of cyber, intelligence, and information
law; 4421 legal services specialist; 4422 legal services court reporter; 4430 legal administrative officer;
4450 litigator; 4451 senior litigator; 4452 supervisory litigator; 4453 expert litigator; 4500 basic
communication strategy and operations; 4501 basic communication strategy and operations officer; 4502
communication strategy and operations officer; 4503 visual information officer; 4505 communication strategy
and operations planner; 4511 recruiting station marketing & communication marine; 4512 combat graphics
specialist; 4513 advanced visual information-graphics marine; 4541 combat photographer; 4543 advanced visual
information-photojournalism marine; 4571 combat videographer; 4573 advanced visual information-motion media
marine; 4591 communication strategy and operations chief; 4601 basic combat camera officer; 4606 combat
artist; 4804 recruiting officer-multiple tour expert; 4810 career recruiting officer; 4821 career counselor;
5500 basic musician; 5501 basic music officer; 5502 band officer; 5506 staff officer, the president’s own,
u.s. marine band; 5507 u.s. marine drum and bugle corps officer; 5511 member, the president’s own, united
states marine band; 5519 enlisted bandleader; 5521 ensemble leader; 5522 production manager; 5523 instrument
repair technician; 5524 musician; 5526 musician, oboe; 5528 musician, bassoon; 5534 musician, clarinet; 5536
musician, flute/piccolo; 5537 musician, saxophone; 5541 musician, trumpet; 5543 musician, euphonium; 5544
musician, horn; 5546 musician, trombone; 5547 musician, tuba/sousaphone; 5548 musician, electric bass; 5563
musician, percussion; 5565 musician, piano; 5566 musician, guitar; 5567 musician, vocalist; 5713 chemical,
biological, radiological and nuclear responder; 5800 basic military police and corrections marine; 5801
basic military police and corrections officer; 5803 military police officer; 5804 corrections officer; 5805
criminal investigation officer; 5811 military police; 5812 military working dog handler; 5813 traffic
management and collision investigator; 5814 physical security specialist; 5816 special reaction team member;
5819 military police investigator; 5821 criminal investigator agent; 5822 forensic psycho-physiologist; 5831
correction and detention specialist; 5832 correctional counselor; 5900 basic electronics maintenance marine;
5901 basic electronics maintenance officer; 5910 aviation radar systems officer; 5939 aviation communication
systems technician; 5948 aviation radar technician; 5950 air traffic control systems officer; 5951 aviation
meteorological equipment technician, oma/ima; 5952 air traffic control navigational aids technician; 5953
air traffic control radar technician; 5954 air traffic control communications technician; 5959 air traffic
control systems maintenance chief; 5970 tactical data systems officer; 5974 tactical data systems
technician; 5979 tactical air operations/air defense systems technician; 5993 electronics maintenance
chief); 6000 basic aircraft maintenance marine; 6001 basic aircraft maintenance officer; 6002 aircraft
maintenance officer; 6004 aircraft maintenance engineer officer; 6011 aviation production controller; 6012
aviation maintenance controller; 6016 collateral duty inspector; 6017 collateral duty quality assurance
representative; 6018 quality assurance representative; 6019 aircraft maintenance chief; 6023 aircraft power
plants test cell operator; 6033 aircraft nondestructive inspection technician; 6035 joint strike fighter
maintenance specialist; 6042 aviation support equipment asset manager; 6043 aircraft welder; 6044 additive
manufacturing officer; 6046 aviation maintenance data specialist; 6048 flight equipment technician; 6049
aviation data analyst; 6053 CH 53K maintenance specialist; 6062 aircraft intermediate level
hydraulic/pneumatic mechanic; 6074 cryogenics equipment operator; 6077 weapons and tactics instructor; 6092
aircraft intermediate level structures mechanic; 6100 basic aircraft maintenance; 6111 helicopter/tiltrotor
mechanic-trainee; 6113 helicopter mechanic, CH-53; 6114 helicopter mechanic, UH/AH-1; 6116 tiltrotor
mechanic, MV-22; 6122 helicopter power plants mechanic, T-58; 6123 helicopter power plants mechanic, T-64;
6124 helicopter power plants mechanic, T-400/T-700; 6132 helicopter/tiltrotor dynamic components mechanic;
6140 fixed-wing aircraft loadmaster, C-40A; 6141 fixed-wing aircraft crew chief, C-40A; 6153 helicopter
airframe mechanic, CH-53; 6154 helicopter airframe mechanic, UH/AH-1; 6156 tiltrotor airframe mechanic,
MV-22; 6171 night systems instructor enlisted aircrew; 6173 helicopter crew chief, CH-53; 6174 helicopter
crew chief, UH-1; 6176 tiltrotor crew chief, MV-22; 6177 weapons and tactics crew chief instructor; 6178
VH-60N presidential helicopter crew chief; 6181 VH-92 presidential helicopter crew chief; 6199 enlisted
aircrew/aerial observer/gunner; 6212 fixed-wing aircraft mechanic, AV-8/TAV-8; 6214 unmanned aircraft
mechanic, MQ-9; 6216 fixed-wing aircraft mechanic, KC-130; 6217 fixed-wing aircraft mechanic, f/A-18; 6218
fixed-wing aircraft mechanic, F-35; 6222 fixed-wing aircraft power plants mechanic, F-402; 6223 fixed-wing
aircraft power plants mechanic, J-52; 6226 fixed-wing aircraft power plants mechanic, T-56; 6227 fixed-wing
aircraft power plants mechanic, F-404; 6242 fixed-wing aircraft flight engineer, KC-130; 6246 fixed-wing
transport aircraft specialist, C-20; 6251 fixed-wing aircraft airframe mechanic-trainee; 6252 fixed-wing
aircraft airframe mechanic, AV-8/TAV-8; 6256 fixed-wing aircraft airframe mechanic, KC-130; 6257 fixed-wing
aircraft airframe mechanic, f/A-18; 6258 fixed-wing aircraft airframe mechanic, F-35; 6276 fixed-wing
aircraft loadmaster, KC-130; 6281 fixed-wing aircraft safety equipment mechanic-trainee; 6282 fixed-wing
aircraft safety equipment mechanic, AV-8/TAV-8; 6286 fixed-wing aircraft safety equipment mechanic,
KC-130/V-22; 6287 fixed-wing aircraft safety equipment mechanic, f/A-18; 6288 fixed-wing aircraft safety
equipment mechanic, F-35; 6300 basic avionics marine; 6301 basic avionics officer; 6302 avionics officer;
6314 avionics/maintenance technician, unmanned aircraft system; 6323 aircraft avionics technician, CH-53;
6324 aircraft avionics technician, u/AH-1; 6326 aircraft avionics technician, V-22; 6332 aircraft avionics
technician, AV-8B; 6333 aircraft electrical systems technician, EA-6; 6336 aircraft electrical systems
technician, KC-130; 6337 aircraft electrical systems technician, f/A-18; 6338 aircraft avionics technician,
F-35; 6391 avionics chief; 6499 mobile facility technician; 6500 basic aviation ordnance marine; 6501 basic
aviation ordnance officer; 6502 aviation ordnance officer; 6516 ordnance quality assurance/safety observer;
6531 aircraft ordnance technician; 6541 aviation ordnance systems technician; 6542 ammunition inventory
management specialist; 6577 aviation ordnance weapons and tactics instructor; 6591 aviation ordnance chief;
6600 basic aviation supply marine; 6601 basic aviation logistics officer; 6602 aviation supply officer; 6604
aviation supply operations officer; 6607 aviation logistician; 6608 airspeed officer; 6609 aviation
logistics information systems advisor; 6617 enlisted aviation logistician; 6618 enlisted airspeed
coordinator; 6672 aviation supply specialist; 6694 aviation logistics information management system
specialist; 6800 basic meteorology and oceanography marine; 6801 basic meteorology and oceanography officer;
6802 meteorological and oceanographic services officer; 6842 metoc analyst forecaster; 6862 metoc senior
forecaster; 6877 weapons and tactics instructor metoc; 7000 basic airfield services marine; 7001 basic
airfield services officer; 7002 expeditionary airfield and emergency services officer; 7011 expeditionary
airfield systems technician; 7041 aviation operations specialist; 7051 expeditionary firefighting and rescue
specialist; 7077 weapons and tactics instructor-aviation ground support; 7202 air command and control
officer; 7204 low altitude air defense officer; 7208 air support control officer; 7210 air defense control
officer; 7212 low altitude air defense gunner; 7216 command and control interface control officer; 7220 air
traffic control officer; 7236 tactical air defense controller; 7242 air support operations operator; 7251
air traffic controller-trainee; 7252 air traffic controller-tower; 7253 air traffic controller-radar
arrival/departure controller; 7254 air traffic controller-radar approach controller; 7257 air traffic
controller; 7276 low altitude air defense enhancement training instructor; 7277 weapons and tactics
instructor - air command and control; 7291 senior air traffic controller; 7300 basic enlisted flight crew
marine; 7301 basic navigation officer; 7313 helicopter specialist, AH-1Z/UH-1Y; 7314 sensor operator, MQ-9;
7315 group 3 UAS magtf officer; 7316 small unmanned aircraft system operator; 7318 vmu MQ-9 officer; 7372
tactical systems operator/mission specialist; 7380 tactical systems officer/mission specialist; 7502 forward
air controller/air officer; 7503 billet designator-fixed wing pilot; 7504 billet designator-naval flight
officer; 7505 billet designator-helicopter pilot; 7506 billet designator-any pilot/naval flight officer;
7507 pilot vma frs basic AV-8B; 7509 pilot vma AV-8B qualified; 7511 pilot helicopter CH-53K; 7513 pilot
helicopter, AH-1Z/UH-1Y; 7516 pilot vmfa frs basic F-35B pilot; 7517 VH-92, presidential helicopter pilot;
7518 pilot vmfa frs F-35B qualified; 7521 pilot vmfa frs basic f/A-18 pilot; 7523 pilot vmfa f/A-18
qualified; 7531 pilot vmm, frs basic V-22 pilot; 7532 pilot vmm, V-22 qualified; 7533 aircraft section lead;
7534 aircraft division lead qualification; 7535 flight leader qualification; 7536 AV-8B weapons training
officer qualification; 7537 marine division tactics instructor; 7538 EA-6B defensive tactics instructor
qualification; 7539 AV-8B air combat tactics instructor qualification; 7540 pilot vmr C-40A qualified; 7542
strike fighter tactics instructor; 7543 pilot vmaq EA-6B qualified; 7544 forward air controller instructori)
qualification; 7547 night systems instructor qualification; 7551 pilot vmr C-9 qualified; 7553 pilot vmr
C-20/C-37 qualified; 7554 pilot vmr UC-35 qualified; 7555 pilot vmr UC-12B qualified; 7556 pilot vmgr,
KC-130 co-pilot; 7557 pilot vmgr, KC-130 aircraft commander; 7560 pilot hmh frs basic/CH-53E pilot; 7562
pilot hmh/m/l/a, CH-46 qualified; 7563 pilot hmla UH-1Y qualified; 7564 pilot hmh CH-53D qualified; 7565
pilot hmla AH-1 qualified; 7566 pilot hmh CH-53E qualified; 7567 pilot hmla frs basic UH-1Y; 7568 pilot hmla
frs basic AH-1; 7570 VH-60N presidential helicopter pilot qualified; 7571 VH-3D presidential helicopter
pilot qualified; 7573 strategic refueling area commander; 7577 weapons and tactics instructor; 7578 naval
flight officer, student; 7580 naval flight officer, tactical navigator flight student; 7589 v/stol training
landing signal officer; 7594 landing signal officer; 7595 test pilot/flight test project officer; 7596
aviation safety officer; 7597 basic pilot, basic rotary wing; 7598 basic fixed wing pilot; 7599 flight
student; 8000 general service marine; 8001 basic officer; 8002 joint terminal attack controller; 8003
general officer; 8005 special assignment officer; 8006 billet designator-unrestricted officer; 8007 billet
designator-unrestricted ground officer; 8009 billet designator-air control/anti-air warfare officer; 8010
billet designator-warrant officer; 8011 basic marine with enlistment guarantee; 8012 ground safety
specialist; 8013 special assignment-enlisted; 8014 billet designator-enlisted; 8015 college degree-enlisted;
8016 special technical operations administrator; 8017 billet designator-unrestricted information officer;
8018 congressional marine liaison; 8020 combat rubber reconnaissance craft coxswain; 8021 blackjack
specialist; 8022 reaper sensor operator; 8023 parachutist; 8024 combatant diver marine; 8026
parachutist/combatant diver marine; 8028 marine enlisted commissioning education program participant; 8036
joint targeting specialist; 8040 colonel, logistician; 8041 colonel, ground; 8051 operations research
specialist; 8055 information management officer; 8056 hazardous material/hazardous waste officer; 8057
marine acquisition officer candidate; 8058 acquisition core member; 8059 marine acquisition officer -
aviation; 8060 acquisition specialist; 8061 marine acquisition officer - ground; 8071 special operations
capability specialist; 8077 weapons and tactics instructor - air officer; 8151 guard; 8152 marine corps
security force guard; 8156 marine security guard; 8220 billet designator-political military officer; 8221
regional affairs officer-latin america; 8222 regional affairs officer - eurasia; 8223 regional affairs
officer - northeast asia; 8224 regional affairs officer - middle east; 8225 regional affairs officer -
africa; 8226 regional affairs officer - south asia; 8227 regional affairs officer - europe; 8228 regional
affairs officer - southeast asia; 8231 foreign area staff non-commissioned officer-latin america; 8232
foreign area staff non-commissioned officer-eurasia; 8233 foreign area staff non-commissioned
officer-northeast asia; 8234 foreign area staff non-commissioned officer-middle east; 8235 foreign area
staff non-commissioned officer-africa; 8236 foreign area staff non-commissioned officer-south asia; 8237
foreign area staff non-commissioned officer-europe; 8238 foreign area staff non-commissioned
officer-southeast asia; 8240 basic foreign area officer; 8241 foreign area officer-latin america; 8242
foreign area officer-eurasia; 8243 foreign area officer - northeast asia; 8244 foreign area officer - middle
east; 8245 foreign area officer - africa; 8246 foreign area officer-south asia; 8247 foreign area officer -
europe; 8248 foreign area officer - southeast asia; 8411 recruiter; 8412 career recruiter; 8421 production
recruiter; 8422 career prior service recruiter; 8621 surveillance sensor operator; 8623 small unmanned
aircraft system specialist; 8624 small unmanned logistics system-air specialist; 8640 requirements manager;
8641 micro-miniature repairer; 8711 ground command and control operations nco; 8713 ground operations
specialist; 8802 training and education officer; 8803 leadership development specialist; 8816 defense
systems acquisition officer; 8820 aeronautical engineer; 8824 electronics engineer; 8825 modeling and
simulation officer; 8826 ordnance systems engineer; 8831 environmental engineering management officer; 8832
nuclear engineer; 8834 technical information operations officer; 8840 manpower management officer; 8844
financial management specialist; 8846 data systems specialist; 8848 information systems manager; 8850
operations analyst; 8852 defense systems analyst; 8862 material management officer; 8866 space operations
officer; 8870 special operations concepts and strategy specialist; 8878 historian; 8900 basic miscellaneous
requirement mos; 8911 barracks and grounds marine; 8972 aircrew trainee; 8991 sergeant major of the marine
corps; 8999 sergeant major-first sergeant; 9701 joint level ii officer; 9702 joint qualified officer; 9703
level iv joint qualified officer
`;
