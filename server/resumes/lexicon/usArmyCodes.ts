/** US Army occupation codes. Titles from the O*NET Military Crosswalk, July 2024 (Defense Manpower Data Center; CC BY 4.0), in lower case. */
export const usArmyCodes = `
00A duties unassigned; 00B general officer; 00C relieved from duty, sick in hospital or quarters; 00D newly
commissioned officers awaiting entry on active duty for officer basic course attendance; 00E sergeant major
mos immaterial; 00F mos immaterial national guard bureau; 00G mos immaterial u.s. army reserve; 00H command
sergeant major cyber/signal/military intelligence immaterial; 00J command sergeant major engineer/military
police/chemical immaterial; 00K command sergeant major maneuver support/logistics; 00L command sergeant
major logistics; 00M mos grade immaterial; 00N sergeant major command sergeant major cyber/signal
immaterial; 00P command sergeant major force sustainment; 00R command sergeant major infantry/armor
immaterial; 00S special duty assignment afsc; 00T command sergeant major infantry/armor/field
artillery/combat engineer immaterial; 00X command sergeant major mos immaterial; 00Z nominative command
sergeant major/sergeant major; 01A officer generalist; 01B aviation/infantry/armor/military intelligence
immaterial; 01C chemical/engineer/military police immaterial; 01D financial management/adjutant general
immaterial; 01F special forces/civil affairs/psychological operations immaterial; 01G cyber/signal/military
intelligence/space operations immaterial; 01M officer generalist immaterial grade; 02A combat arms
generalist; 02B infantry/armor immaterial; 02C infantry/armor/field artillery/engineer immaterial; 02D
infantry/armor/special forces; 02E air defense artillery/field artillery immaterial; 05A army medical
department immaterial; 09B trainee, unassigned; 09C trainee, language; 09D college trainee; 09E trainee,
language, fort allen pr; 09G national guard on active duty medical hold; 09H u.s. army reserve on active
duty medical hold; 09J ged completion program; 09M march 2 success; 09N nurse corps candidate; 09Q army
legal immigrant healthcare professional officer candidate; 09R simultaneous membership program participant;
09S commissioned officer candidate; 09T college student officer program army national guard; 09U unqualified
in authorized army mos; 09W warrant officer candidate; 09X service disqualification for failure to meet
national security adjudicative requirements; 11A infantry; 11B infantryman; 11C indirect fire infantryman;
11X infantry training accession reporting code; 11Z infantry senior sergeant; 12A engineer senior sergeant;
12B combat engineer; 12C bridge crewmember; 12D diver; 12G quarrying specialist; 12H construction
engineering supervisor; 12K plumber; 12M firefighter; 12N horizontal construction engineer; 12O engineer
recruit osut training accession reporting code; 12P prime power production specialist; 12Q powerline
distribution specialist; 12R interior electrician; 12T technical engineer; 12U engineer recruit training
accession reporting code; 12V concrete and asphalt equipment operator; 12W carpentry and masonry specialist;
12X general engineering supervisor; 12Y geospatial engineer; 12Z combat engineering senior sergeant; 13A
field artillery, general; 13B cannon crewmember; 13F joint fire support specialist; 13J fire control
specialist; 13M multiple launch rocket system/high mobility artillery rocket system crewmember; 13R field
artillery weapons locating radar specialist; 13U field artillery recruit training accession reporting code;
13Z field artillery senior sergeant; 14A air defense artillery officer; 14E PATRIOT fire control enhanced
operator/maintainer; 14G air defense battle management system operator; 14H air defense enhanced early
warning system operator; 14P air and missile defense crewmember; 14S avenger crewmember; 14T PATRIOT
launching station enhanced operator/maintainer; 14U air defense artillery recruit training accession
reporting code; 14X space and missile defense operations; 14Z air defense artillery senior sergeant; 15A
aviation, general; 15B aviation combined arms operations; 15C aviation all-source intelligence; 15D aviation
maintenance officer; 15E RQ-7 repairer; 15F aircraft electrician; 15G aircraft structural repairer; 15H
aircraft pneudraulics repairer; 15K aircraft components repair supervisor; 15L armament/electrical/avionics
repair supervisor; 15M MQ-1 repairer; 15N avionic mechanic; 15P aviation operations specialist; 15Q air
traffic control operator; 15R AH-64 attack helicopter repairer; 15T UH-60 helicopter repairer/aircrew
member; 15U CH-47 helicopter repairer/aircrew member; 15W RQ-7 operator; 15Y AH-64
armament/electrical/avionics systems repairer; 15Z aviation senior sergeant; 17A cyber warfare officer; 17B
cyber electromagnetic warfare officer; 17C cyber operations specialist; 17D cyber capabilities development
officer; 17E electronic warfare specialist; 17U cyber recruit training accession reporting code; 17X cyber
officer designated; 17Z cyberspace and electromagnetic activities senior sergeant; 18A special forces; 18B
special forces weapons sergeant; 18C special forces engineer sergeant; 18D special forces medical sergeant;
18E special forces communications sergeant; 18F special forces intelligence sergeant; 18X special forces
candidate training accession reporting code; 18Z special forces operations sergeant; 19A armor; 19D cavalry
scout; 19K M1 armor crewman; 19U armor recruit training accession reporting code; 19Z armor senior sergeant;
25A signal operations; 25B information technology specialist; 25D cyber network defender; 25E
electromagnetic spectrum manager; 25H network communication systems specialist; 25S satellite communications
systems operator-maintainer; 25U signal operations support specialist; 25X chief signal nco; 26A network
systems engineering; 26B data systems engineering; 26Z data network engineering; 27A judge advocate,
general; 27B military judge; 27D paralegal specialist; 30A information operations officer; 31A military
police; 31B military police; 31D cid special agent; 31E corrections and detention specialist; 31K working
dog handler; 31Z senior military police sergeant; 35A intelligence officer; 35B strategic intelligence
officer; 35F intelligence analyst; 35G geospatial intelligence imagery analyst; 35L counter intelligence
agent; 35M human intelligence collector; 35N signals intelligence analyst; 35P signals intelligence voice
interceptor; 35S signals acquisition/exploitation analyst; 35T military intelligence systems
maintainer/integrator; 35W foreign language specialist training accession reporting code; 35Z intelligence
senior sergeant; 36A financial manager; 36B financial management technician; 37A psychological operations;
37F psychological operations specialist; 37X psychological operations, designated; 38A civil affairs; 38B
civil affairs specialist; 38G military government; 38R civil reconnaissance sergeant; 38S civil affairs
officer special operations; 38T civil affairs candidate training accession reporting code; 38W civil affairs
medical sergeant; 38X civil affairs, designated; 38Z civil affairs senior sergeant; 40A space operations;
40C army astronaut; 42A human resources specialist; 42B human resources officer; 42C army music; 42H senior
human resources officer; 42R musician; 42S special band musician; 46A public affairs, general; 46S public
affairs mass communication specialist; 46T visual information equipment operator-maintainer; 46V visual
information specialist; 46X untrained public affairs officer; 46Y visual information operations chief; 46Z
chief public affairs nco; 47A usma, professor; 47C usma, professor of English; 47D usma, professor of
electrical engineering and computer science; 47E usma, professor of law; 47F usma, professor of systems
engineering; 47G usma, professor of foreign languages; 47H usma, professor of physics; 47J usma, professor
of social sciences; 47K usma, professor of history; 47L usma, professor of behavioral sciences and
leadership; 47M usma, professor of chemistry; 47N usma, professor of mathematical sciences; 47P usma,
professor of geography and environmental engineering; 47Q usma, professor and associate dean; 47R usma,
professor of civil and mechanical engineering; 47S usma, professor of physical education; 47T usma,
professor of leader development and organizational learning; 47U usma, professor of military instruction and
ethics; 47V usma, professor of army cyber; 47W usma, professor of army war college; 48B foreign area
officer, western hemisphere; 48E foreign area officer, europe and eurasia; 48G foreign area officer, middle
east and north africa; 48J foreign area officer, sub-saharan africa; 48P foreign area officer, asia-pacific;
48X foreign area officer immaterial; 49A operations research/systems analysis; 49W trained operations
research/system analysis; 49X untrained operations research/system analysis; 50A force development; 51A
systems development; 51C contracting noncommissioned officer; 51R systems automation acquisition and
engineering; 51S research and engineering; 51T test and evaluation; 51Z acquisition; 52B nuclear and
countering weapons of mass destruction; 56A command and unit chaplain; 56D clinical pastoral educator; 56M
religious affairs specialist; 56X chaplain candidate; 57A simulations operations officer; 58A marketing
officer; 59A strategist; 60A operational medicine; 60B nuclear medicine officer; 60C preventive medicine
officer; 60D occupational medicine officer; 60J obstetrician and gynecologist; 60K urologist; 60L
dermatologist; 60N critical care medicine anesthesiologist; 60P pediatrician; 60Q pediatric sub-specialist;
60S ophthalmologist; 60T otolaryngologist; 60V neurologist; 60W psychiatrist; 60X critical care medicine
officer; 61E clinical pharmacologist; 61F internist; 61G infectious disease officer; 61H family medicine;
61J general surgeon; 61K thoracic surgeon; 61M orthopedic surgeon; 61N aerospace medicine; 61P physiatrist;
61Q radiation oncologist; 61R diagnostic radiologist; 61U pathologist; 61W peripheral vascular surgeon; 61Z
neurosurgeon; 62A emergency physician; 62B field surgeon; 62Z general medical officer; 63A general dentist;
63B comprehensive dentist; 63D periodontist; 63E endodontist; 63F prosthodontist; 63H public health dentist;
63K pediatric dentist; 63M orthodontist; 63N oral and maxillofacial surgeon; 63P oral pathologist; 63R
executive dentist; 64A field veterinary service; 64B veterinary preventive medicine; 64C veterinary
laboratory animal medicine; 64D veterinary pathology; 64E veterinary biomedical scientist; 64F veterinary
clinical medicine; 64Z senior veterinarian; 65A occupational therapy; 65B physical therapy; 65C dietitian;
65D physician assistant; 65X specialist allied operations; 66B army public health nurse; 66C
psychiatric/behavioral health nurse; 66E perioperative nurse; 66F nurse anesthetist; 66G obstetrics and
gynecologic nurse; 66H medical surgical nurse; 66N generalist nurse; 66P family nurse practitioner; 66R
psychiatric/behavioral health nurse practitioner; 66S critical care nursing; 66T emergency nursing; 66W
certified nurse midwife; 67A health services; 67B allied sciences; 67C preventive medicine sciences; 67D
behavioral sciences; 67E pharmacy; 67F optometry; 67G podiatry; 67J aeromedical evacuation; 68A biomedical
equipment specialist; 68B orthopedic specialist; 68C practical nursing specialist; 68D operating room
specialist; 68E dental specialist; 68F physical therapy specialist; 68G patient administration specialist;
68H optical laboratory specialist; 68J medical logistics specialist; 68K medical laboratory specialist; 68L
occupational therapy specialist; 68M nutrition care specialist; 68P radiology specialist; 68Q pharmacy
specialist; 68R veterinary food inspection specialist; 68S preventive medicine specialist; 68T animal care
specialist; 68V respiratory specialist; 68W combat medic specialist; 68X behavioral health specialist; 68Y
eye specialist; 68Z chief medical nco; 70A health care administration; 70B health services administration;
70C health services comptroller; 70D health services systems management; 70E patient administration; 70F
health services human resources; 70H health services plans, operations, intelligence, security & training;
70K health services materiel; 71A microbiology; 71B biochemistry; 71E clinical laboratory; 71F research
psychology; 72A nuclear medical science; 72B entomology; 72C audiology; 72D environmental science and
engineering; 73A social work; 73B clinical psychology; 74A chemical, biological, radiological, and nuclear;
74D chemical, biological, radiological, and nuclear specialist; 79R recruiter; 79S career counselor; 79T
recruiting and retention nco; 79V army reserve career counselor; 88A transportation, general; 88H cargo
specialist; 88K watercraft operator; 88L watercraft engineer; 88M motor transport operator; 88N
transportation management coordinator; 88U railway specialist; 88Z transportation senior sergeant; 89A
ammunition stock control and accounting specialist; 89B ammunition specialist; 89D explosive ordnance
disposal specialist; 89E explosive ordnance disposal; 90A logistics; 91A M1 abrams tank system maintainer;
91B wheeled vehicle mechanic; 91C utilities equipment repairer; 91D tactical power generation specialist;
91E allied trades specialist; 91F small arms/towed artillery repairer; 91H tracked vehicle repairer; 91J
quartermaster and chemical equipment repairer; 91L construction equipment repairer; 91M bradley fighting
vehicle system maintainer; 91P self propelled artillery systems mechanic; 91S stryker systems maintainer;
91X maintenance supervisor; 91Z senior maintenance supervisor; 92A quartermaster, general; 92F petroleum
supply specialist; 92G culinary specialist; 92L petroleum laboratory specialist; 92M mortuary affairs
specialist; 92R parachute rigger; 92S shower and laundry specialist; 92W water treatment specialist; 92Y
unit supply specialist; 92Z senior noncommissioned logistician; 94A land combat electronic missile system
repairer; 94D air traffic control equipment repairer; 94E radio equipment repairer; 94F computer/detection
systems repairer; 94H test, measurement, and diagnostic equipment maintenance support specialist; 94M radar
repairer; 94P multiple launch rocket system repairer; 94R avionic and survivability equipment repairer; 94S
PATRIOT system repairer; 94T short range air defense system repairer; 94W electronic maintenance supervisor;
94Y automatic test systems operator/maintainer; 94Z senior electronic maintenance supervisor
`;
