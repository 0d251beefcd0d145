// Trades, specialisations and badge-qualified roles of the UK services, grouped under the branch, corps or
// profession that lists them. `badge` marks a qualification badge, brevet or dagger.
import { furtherTrades } from './britishTrades.ts';

export type BadgedRole = {
  id: number;
  title: string;
  code?: string;
  badge?: true;
  legacy?: true;
  skills: string[];
  aliases?: string[];
};

export type BadgedRoleGroup = {
  service_id: number;
  branch_id?: number;
  corps_id?: number;
  profession_id?: number;
  roles: BadgedRole[];
};

const royalNavy: BadgedRoleGroup[] = [
  {
    service_id: 101,
    branch_id: 301,
    roles: [
      {
        id: 1001,
        title: 'Warfare Specialist (Above Water)',
        skills: ['Radar and sensor operation', 'Situational awareness', 'Watchkeeping', 'Decision support'],
        aliases: ['AWW', 'AWT', 'Above Water Tactical'],
      },
      {
        id: 1002,
        title: 'Seaman Specialist',
        skills: ['Seamanship', 'Small boat handling', 'Rigging and lifting', 'Safety supervision'],
        aliases: ['Sea Spec'],
      },
      {
        id: 1003,
        title: 'Electronic Warfare Specialist',
        skills: ['Signal analysis', 'Electronic surveillance', 'Reporting', 'Attention to detail'],
        aliases: ['EW'],
      },
      {
        id: 1004,
        title: 'Principal Warfare Officer',
        skills: ['Operations management', 'Decision-making under pressure', 'Team leadership', 'Planning'],
        aliases: ['PWO'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 302,
    roles: [
      {
        id: 1005,
        title: 'Engineering Technician (Marine Engineering)',
        skills: ['Mechanical maintenance', 'Diesel and gas turbine plant', 'Fault finding', 'Planned maintenance'],
        aliases: ['ET(ME)', 'ETME', 'Stoker'],
      },
      {
        id: 1006,
        title: 'Artificer (Marine Engineering)',
        skills: ['Plant maintenance', 'Quality assurance', 'Technical supervision', 'Root cause analysis'],
        aliases: ['Tiff', 'Artificer'],
      },
      {
        id: 1007,
        title: 'Marine Engineer Officer',
        skills: ['Engineering management', 'Asset management', 'Budget management', 'Safety management'],
        aliases: ['MEO'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 303,
    roles: [
      {
        id: 1008,
        title: 'Engineering Technician (Weapon Engineering)',
        skills: ['Electronic fault finding', 'Radar and communications systems', 'Testing', 'Planned maintenance'],
        aliases: ['ET(WE)', 'ETWE', 'Greenie'],
      },
      {
        id: 1009,
        title: 'Weapon Engineer Officer',
        skills: ['Systems engineering', 'Technical leadership', 'Risk management', 'Project management'],
        aliases: ['WEO'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 304,
    roles: [
      {
        id: 1010,
        title: 'Writer',
        skills: ['Human resources administration', 'Payroll', 'Records management', 'Customer service'],
        aliases: ['Scribes', 'Logistics (Writer)'],
      },
      {
        id: 1011,
        title: 'Chef',
        skills: ['Catering', 'Food safety', 'Menu planning', 'Stock control'],
        aliases: ['Catering Services', 'Logistics (Chef)'],
      },
      {
        id: 1012,
        title: 'Supply Chain Specialist',
        skills: ['Inventory management', 'Warehousing', 'Procurement', 'Stores accounting'],
        aliases: ['Supply Chain', 'Jack Dusty', 'Stores Accountant'],
      },
      {
        id: 1013,
        title: 'Steward',
        skills: ['Hospitality', 'Event service', 'Team supervision', 'First aid'],
        aliases: ['Logistics (Steward)'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 305,
    roles: [
      {
        id: 1014,
        title: 'Communications and Information Systems Specialist',
        skills: ['Network administration', 'Radio communications', 'Information security', 'Service desk'],
        aliases: ['CIS', 'CIS Specialist'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 306,
    roles: [
      {
        id: 1015,
        title: 'Hydrographic Surveyor',
        badge: true,
        skills: ['Hydrographic survey', 'Geospatial data', 'Weather forecasting', 'Technical reporting'],
        aliases: ['HM', 'H1', 'H2', 'METOC'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 307,
    roles: [
      {
        id: 1016,
        title: 'Clearance Diver',
        badge: true,
        skills: ['Diving', 'Explosive ordnance disposal', 'Risk assessment', 'Equipment maintenance'],
        aliases: ['CD', 'Mine Clearance Diver'],
      },
      {
        id: 1017,
        title: 'Mine Warfare Specialist',
        skills: ['Sonar operation', 'Uncrewed systems', 'Survey data', 'Watchkeeping'],
        aliases: ['MW'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 308,
    roles: [
      {
        id: 1018,
        title: 'Physical Trainer',
        badge: true,
        skills: ['Fitness instruction', 'Rehabilitation support', 'Event management', 'Coaching'],
        aliases: ['PTI', 'Clubz'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 309,
    roles: [
      {
        id: 1019,
        title: 'Royal Navy Police Officer',
        skills: ['Investigation', 'Evidence handling', 'Report writing', 'Conflict management'],
        aliases: ['RNP', 'Regulator', 'Master at Arms'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 310,
    roles: [
      {
        id: 1020,
        title: 'Naval Chaplain',
        skills: ['Pastoral care', 'Counselling', 'Public speaking', 'Crisis support'],
        aliases: ['Bish', 'Padre'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 311,
    roles: [
      {
        id: 1021,
        title: 'Submariner (Warfare)',
        badge: true,
        skills: ['Sonar operation', 'Navigation', 'Watchkeeping', 'Safety-critical procedures'],
        aliases: ['Dolphins', 'Tactical Submariner', 'Warfare Specialist (Submarines)'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 312,
    roles: [
      {
        id: 1022,
        title: 'Nuclear Watchkeeper',
        badge: true,
        skills: ['Reactor plant operation', 'Nuclear safety', 'Procedural compliance', 'Shift supervision'],
        aliases: ['Dolphins', 'NW', 'Category A', 'Category B'],
      },
      {
        id: 1023,
        title: 'Engineering Technician (Marine Engineering Submarines)',
        badge: true,
        skills: ['Mechanical maintenance', 'Steam plant', 'Radiation safety', 'Fault finding'],
        aliases: ['ETMESM', 'Dolphins'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 313,
    roles: [
      {
        id: 1024,
        title: 'Engineering Technician (Weapon Engineering Submarines)',
        badge: true,
        skills: ['Electronic fault finding', 'Sonar and sensor systems', 'Testing', 'Safety-critical procedures'],
        aliases: ['ETWESM', 'Dolphins'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 314,
    roles: [
      {
        id: 1025,
        title: 'Strategic Weapon Systems Technician',
        badge: true,
        skills: ['High-integrity systems', 'Procedural compliance', 'Testing', 'Quality assurance'],
        aliases: ['SWS', 'Dolphins'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 315,
    roles: [
      {
        id: 1026,
        title: 'Submariner (Logistics)',
        badge: true,
        skills: ['Catering', 'Inventory management', 'Working in confined spaces', 'Administration'],
        aliases: ['Dolphins', 'Chef Submarines', 'Writer Submarines'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 316,
    roles: [
      {
        id: 1027,
        title: 'Medical Assistant (Submarines)',
        badge: true,
        skills: ['Primary care', 'Radiation monitoring', 'Emergency care', 'Occupational health'],
        aliases: ['MASM', 'Dolphins'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 317,
    roles: [
      {
        id: 1028,
        title: 'Naval Pilot',
        badge: true,
        skills: ['Flying', 'Crew resource management', 'Flight planning', 'Decision-making under pressure'],
        aliases: ['Pilot', 'Wings'],
      },
      {
        id: 1029,
        title: 'Observer',
        badge: true,
        skills: ['Navigation', 'Mission planning', 'Sensor operation', 'Crew resource management'],
        aliases: ['Looker'],
      },
      {
        id: 1030,
        title: 'Naval Aircrewman',
        badge: true,
        skills: ['Winching', 'Aviation safety', 'Load handling', 'Crew resource management'],
        aliases: ['Aircrewman', 'ACMN'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 318,
    roles: [
      {
        id: 1031,
        title: 'Air Engineering Technician',
        skills: ['Aircraft maintenance', 'Airworthiness', 'Fault finding', 'Tool control'],
        aliases: ['AET', 'AET(M)', 'AET(AV)', 'WAFU'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 319,
    roles: [
      {
        id: 1032,
        title: 'Survival Equipment Technician',
        skills: ['Safety equipment maintenance', 'Inspection', 'Quality assurance', 'Record keeping'],
        aliases: ['SE', 'Squeegee'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 320,
    roles: [
      {
        id: 1033,
        title: 'Naval Airman (Aircraft Handler)',
        skills: ['Aircraft marshalling', 'Firefighting', 'Vehicle operation', 'Flight deck safety'],
        aliases: ['Aircraft Handler', 'AH', 'Chockhead'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 321,
    roles: [
      {
        id: 1034,
        title: 'Air Traffic Controller',
        badge: true,
        skills: ['Air traffic control', 'Radio communication', 'Decision-making under pressure', 'Team coordination'],
        aliases: ['ATCO'],
      },
      {
        id: 1035,
        title: 'Fighter Controller',
        skills: ['Airspace control', 'Radio communication', 'Planning', 'Situational awareness'],
        aliases: ['FC'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 322,
    roles: [
      {
        id: 1036,
        title: 'Deck Officer',
        skills: ['Navigation', 'Ship handling', 'Cargo operations', 'Safety management'],
        aliases: ['RFA Deck Officer', 'STCW'],
      },
      {
        id: 1037,
        title: 'RFA Seaman',
        skills: ['Seamanship', 'Replenishment at sea', 'Lifting operations', 'Firefighting'],
        aliases: ['Seaman Grade 1'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 323,
    roles: [
      {
        id: 1038,
        title: 'Marine Engineering Officer (RFA)',
        skills: ['Plant operation', 'Mechanical maintenance', 'Safety management', 'Team supervision'],
        aliases: ['RFA Engineer', 'STCW'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 324,
    roles: [
      {
        id: 1039,
        title: 'Systems Engineering Officer',
        skills: ['Electrical systems', 'Control systems', 'Fault finding', 'Communications'],
        aliases: ['SEO', 'Electro-Technical Officer'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 325,
    roles: [
      {
        id: 1040,
        title: 'Logistics and Supply Officer',
        skills: ['Supply chain management', 'Budget management', 'Catering management', 'Personnel administration'],
        aliases: ['LSO'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 326,
    roles: [
      {
        id: 1041,
        title: 'Medical Technician',
        skills: ['Primary care', 'Emergency care', 'Medical stores', 'First aid training'],
        aliases: ['RFA Medical Technician'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 327,
    roles: [
      {
        id: 1042,
        title: 'Medical Assistant',
        skills: ['Primary care', 'Emergency care', 'Medical administration', 'First aid training'],
        aliases: ['MA', 'Scablifter'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 328,
    roles: [
      {
        id: 1043,
        title: 'Naval Nurse',
        badge: true,
        skills: ['Nursing', 'Patient assessment', 'Emergency care', 'Clinical governance'],
        aliases: ['QARNNS', 'Registered Nurse'],
      },
    ],
  },
  {
    service_id: 101,
    branch_id: 329,
    roles: [
      {
        id: 1044,
        title: 'Dental Nurse',
        skills: ['Dental nursing', 'Infection control', 'Patient care', 'Record keeping'],
        aliases: ['DSA', 'Dental Surgery Assistant'],
      },
    ],
  },
];

const royalMarines: BadgedRoleGroup[] = [
  {
    service_id: 102,
    branch_id: 330,
    roles: [
      {
        id: 1070,
        title: 'Royal Marines Commando',
        badge: true,
        skills: ['Team leadership', 'Working under pressure', 'Physical resilience', 'Instruction'],
        aliases: ['Commando', 'GD', 'Green beret', 'Bootneck'],
      },
      {
        id: 1071,
        title: 'Platoon Weapons Instructor',
        badge: true,
        skills: ['Range safety', 'Instruction', 'Training design', 'Risk assessment'],
        aliases: ['PW', 'PWI'],
      },
    ],
  },
  {
    service_id: 102,
    branch_id: 331,
    roles: [
      {
        id: 1072,
        title: 'Assault Engineer',
        badge: true,
        skills: ['Construction', 'Demolition', 'Search', 'Water purification'],
        aliases: ['AE'],
      },
    ],
  },
  {
    service_id: 102,
    branch_id: 332,
    roles: [
      {
        id: 1073,
        title: 'Landing Craft Coxswain',
        badge: true,
        skills: ['Boat handling', 'Navigation', 'Passenger safety', 'Maintenance'],
        aliases: ['LC', 'Coxswain'],
      },
    ],
  },
  {
    service_id: 102,
    branch_id: 333,
    roles: [
      {
        id: 1074,
        title: 'Mountain Leader',
        badge: true,
        skills: ['Rope access', 'Cold weather survival', 'Instruction', 'Risk assessment'],
        aliases: ['ML'],
      },
    ],
  },
  {
    service_id: 102,
    branch_id: 334,
    roles: [
      {
        id: 1075,
        title: 'Signaller',
        badge: true,
        skills: ['Radio communications', 'Network set-up', 'Information security', 'Fault finding'],
        aliases: ['Sigs', 'CIS'],
      },
    ],
  },
  {
    service_id: 102,
    branch_id: 335,
    roles: [
      {
        id: 1076,
        title: 'Vehicle Mechanic',
        badge: true,
        skills: ['Vehicle maintenance', 'Diagnostics', 'Recovery', 'Workshop safety'],
        aliases: ['VM'],
      },
      {
        id: 1077,
        title: 'Metalsmith',
        badge: true,
        skills: ['Welding', 'Fabrication', 'Machining', 'Workshop safety'],
        aliases: ['Welder'],
      },
    ],
  },
  {
    service_id: 102,
    branch_id: 336,
    roles: [
      {
        id: 1078,
        title: 'Stores Accountant',
        badge: true,
        skills: ['Inventory management', 'Stores accounting', 'Procurement', 'Audit'],
        aliases: ['SA', 'Supply Chain'],
      },
      {
        id: 1079,
        title: 'Driver',
        badge: true,
        skills: ['LGV driving', 'Route planning', 'Vehicle checks', 'Load safety'],
        aliases: ['D3', 'D4'],
      },
    ],
  },
  {
    service_id: 102,
    branch_id: 337,
    roles: [
      {
        id: 1080,
        title: 'Combat Intelligence Specialist',
        badge: true,
        skills: ['Intelligence analysis', 'Report writing', 'Briefing', 'Geospatial data'],
        aliases: ['CI'],
      },
    ],
  },
  {
    service_id: 102,
    branch_id: 338,
    roles: [
      {
        id: 1081,
        title: 'Commando Medic',
        badge: true,
        skills: ['Emergency care', 'Primary care', 'Casualty evacuation', 'First aid training'],
        aliases: ['MA(CMDO)', 'Medical Assistant'],
      },
    ],
  },
  {
    service_id: 102,
    branch_id: 339,
    roles: [
      {
        id: 1082,
        title: 'Musician',
        badge: true,
        skills: ['Music performance', 'Event planning', 'Teamwork', 'Casualty handling'],
        aliases: ['Bandie', 'Bugler', 'Band Ranks'],
      },
    ],
  },
];

const army: BadgedRoleGroup[] = [
  {
    service_id: 103,
    corps_id: 401,
    roles: [
      {
        id: 1100,
        title: 'Household Cavalry Soldier',
        skills: ['Vehicle crew operations', 'Equine care', 'Ceremonial duties', 'Reconnaissance'],
        aliases: ['Life Guards', 'Blues and Royals', 'Mounted Dutyman'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 402,
    roles: [
      {
        id: 1101,
        title: 'Tank Crewman',
        skills: ['Vehicle operation', 'Vehicle maintenance', 'Gunnery systems', 'Radio communications'],
        aliases: ['Challenger 2 crew', 'Armoured crewman', 'Tankie'],
      },
      {
        id: 1102,
        title: 'Reconnaissance Crewman',
        skills: ['Observation and reporting', 'Vehicle operation', 'Navigation', 'Radio communications'],
        aliases: ['Recce', 'CVR(T)', 'Jackal', 'Ajax'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 403,
    roles: [
      {
        id: 1103,
        title: 'Gunner',
        skills: ['Heavy equipment operation', 'Teamwork', 'Driving', 'Safety procedures'],
        aliases: ['Gun Number', 'AS90', 'MLRS', 'Light Gun'],
      },
      {
        id: 1104,
        title: 'Uncrewed Aircraft Operator',
        badge: true,
        skills: ['Drone operation', 'Imagery interpretation', 'Flight planning', 'Airspace rules'],
        aliases: ['UAS', 'UAV', 'Watchkeeper', 'Drone operator'],
      },
      {
        id: 1105,
        title: 'Fire Support Observer',
        skills: ['Observation and reporting', 'Radio communications', 'Coordination', 'Map reading'],
        aliases: ['Forward Observer', 'JFO', 'OP Assistant'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 404,
    roles: [
      {
        id: 1106,
        title: 'Combat Engineer',
        skills: ['Construction', 'Bridging', 'Demolition', 'Site safety'],
        aliases: ['Sapper', 'CBT ENGR'],
      },
      {
        id: 1107,
        title: 'Plant Operator Mechanic',
        skills: ['Plant operation', 'Plant maintenance', 'Groundworks', 'Site safety'],
        aliases: ['POM', 'Plant Operator'],
      },
      {
        id: 1108,
        title: 'Electrician',
        skills: ['Electrical installation', 'Inspection and testing', 'Fault finding', 'Site safety'],
        aliases: ['Sparky', 'Military Engineer (Electrician)'],
      },
      {
        id: 1109,
        title: 'Bricklayer and Concretor',
        skills: ['Bricklaying', 'Concreting', 'Reading drawings', 'Site safety'],
        aliases: ['Bricklayer', 'B&C', 'Brickie'],
      },
      {
        id: 1110,
        title: 'Carpenter and Joiner',
        skills: ['Carpentry', 'Joinery', 'Reading drawings', 'Site safety'],
        aliases: ['Carpenter', 'Chippy'],
      },
      {
        id: 1111,
        title: 'Search and EOD Operator',
        badge: true,
        skills: ['Explosive ordnance disposal', 'Search', 'Risk assessment', 'Evidence recovery'],
        aliases: ['EOD', 'Bomb Disposal', 'RESA', 'High Risk Search'],
      },
      {
        id: 1112,
        title: 'Military Surveyor (Engineer)',
        skills: ['Land survey', 'Setting out', 'CAD', 'Materials testing'],
        aliases: ['Surveyor', 'Clerk of Works', 'Geographic Technician'],
      },
      {
        id: 1113,
        title: 'Plumber and Heating Engineer',
        skills: ['Plumbing', 'Heating systems', 'Water supply', 'Site safety'],
        aliases: ['Heating and Plumbing', 'H&P'],
      },
      {
        id: 1114,
        title: 'Military Engineer (Fabricator)',
        skills: ['Welding', 'Fabrication', 'Reading drawings', 'Workshop safety'],
        aliases: ['Fabricator', 'Welder'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 405,
    roles: [
      {
        id: 1115,
        title: 'Communications Engineer',
        skills: ['Radio and satellite communications', 'Network configuration', 'Fault finding', 'Information security'],
        aliases: ['CS Engineer', 'Communication Systems Operator', 'Signaller'],
      },
      {
        id: 1116,
        title: 'Networks Engineer',
        skills: ['IP networking', 'Routing and switching', 'Server administration', 'Fault finding'],
        aliases: ['Network Engineer', 'Royal Signals Networks'],
      },
      {
        id: 1117,
        title: 'Cyber Engineer',
        skills: ['Security monitoring', 'Incident response', 'Network defence', 'Scripting'],
        aliases: ['Cyber', 'CEMA', 'Electronic Warfare and Signals Intelligence'],
      },
      {
        id: 1118,
        title: 'Power Engineer',
        skills: ['Generator maintenance', 'Electrical distribution', 'Electrical safety', 'Fault finding'],
        aliases: ['Electrician (Signals)'],
      },
      {
        id: 1119,
        title: 'Installation Technician',
        skills: ['Structured cabling', 'Fibre optics', 'Working at height', 'Testing'],
        aliases: ['Inst Tech', 'Cabling'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 406,
    roles: [
      {
        id: 1120,
        title: 'Infantry Soldier',
        skills: ['Teamwork', 'Working under pressure', 'First aid', 'Physical resilience'],
        aliases: ['Infanteer', 'Rifleman', 'Guardsman', 'Combat Infantryman'],
      },
      {
        id: 1121,
        title: 'Section Commander',
        skills: ['Team leadership', 'Planning', 'Coaching', 'Risk assessment'],
        aliases: ['Section Commanders Battle Course', 'SCBC', 'JNCO'],
      },
      {
        id: 1122,
        title: 'Paratrooper',
        badge: true,
        skills: ['Physical resilience', 'Teamwork', 'Working under pressure', 'Air safety procedures'],
        aliases: ['Para', 'P Company', 'Parachute Regiment'],
      },
      {
        id: 1123,
        title: 'Sniper',
        badge: true,
        skills: ['Observation and reporting', 'Patience and concentration', 'Map reading', 'Self-reliance'],
        aliases: ['Sharpshooter'],
      },
      {
        id: 1124,
        title: 'Mortar and Anti-tank Specialist',
        skills: ['Heavy equipment operation', 'Safety procedures', 'Calculation', 'Instruction'],
        aliases: ['Mortarman', 'Anti-tank', 'Javelin'],
      },
      {
        id: 1125,
        title: 'Ranger',
        badge: true,
        skills: ['Training and mentoring partners', 'Cultural awareness', 'Planning', 'Languages'],
        aliases: ['Ranger Regiment', 'ASOB'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 407,
    roles: [
      {
        id: 1126,
        title: 'Army Pilot',
        badge: true,
        skills: ['Flying', 'Flight planning', 'Crew resource management', 'Decision-making under pressure'],
        aliases: ['Pilot', 'Apache', 'Wildcat', 'Wings'],
      },
      {
        id: 1127,
        title: 'Aviation Groundcrew Specialist',
        skills: ['Refuelling', 'Aircraft handling', 'LGV driving', 'Safety procedures'],
        aliases: ['Groundcrew', 'Air Trooper', 'FARP'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 408,
    roles: [
      {
        id: 1128,
        title: 'Operator Military Intelligence',
        skills: ['Intelligence analysis', 'Report writing', 'Briefing', 'Databases'],
        aliases: ['OPMI', 'Intelligence Analyst'],
      },
      {
        id: 1129,
        title: 'Linguist',
        badge: true,
        skills: ['Interpreting', 'Translation', 'Cultural awareness', 'Listening and reporting'],
        aliases: ['OPMI(L)', 'Signals intelligence linguist'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 409,
    roles: [
      {
        id: 1130,
        title: 'Driver',
        skills: ['LGV driving', 'Route planning', 'Vehicle checks', 'Load safety'],
        aliases: ['Driver Communications Specialist', 'LGV', 'HGV', 'Trog'],
      },
      {
        id: 1131,
        title: 'Chef',
        skills: ['Catering', 'Food safety', 'Menu planning', 'Stock control'],
        aliases: ['Slop jockey', 'Army Chef'],
      },
      {
        id: 1132,
        title: 'Logistic Supply Specialist',
        skills: ['Inventory management', 'Warehousing', 'Forklift operation', 'Stores accounting'],
        aliases: ['Supply Specialist', 'Log Spec (Sup)', 'Blanket stacker'],
      },
      {
        id: 1133,
        title: 'Ammunition Technician',
        badge: true,
        skills: ['Explosives safety', 'Explosive ordnance disposal', 'Inspection', 'Risk assessment'],
        aliases: ['AT', 'ATO', 'Felix'],
      },
      {
        id: 1134,
        title: 'Movement Controller',
        skills: ['Transport planning', 'Passenger and freight handling', 'Customs paperwork', 'Coordination'],
        aliases: ['Movcon', 'Mover'],
      },
      {
        id: 1135,
        title: 'Port Operator',
        skills: ['Port operations', 'Crane operation', 'Boat handling', 'Load safety'],
        aliases: ['Stevedore', 'Mariner', 'Port and Maritime'],
      },
      {
        id: 1136,
        title: 'Air Despatcher',
        badge: true,
        skills: ['Load rigging', 'Cargo safety', 'Weight and balance', 'Teamwork'],
        aliases: ['AD'],
      },
      {
        id: 1137,
        title: 'Petroleum Operator',
        skills: ['Fuel storage and distribution', 'Sampling and testing', 'Hazardous materials', 'Environmental safety'],
        aliases: ['Pet Op', 'Fuel'],
      },
      {
        id: 1138,
        title: 'Postal and Courier Operator',
        skills: ['Mail sorting', 'Customer service', 'Secure handling', 'Records management'],
        aliases: ['Postie', 'BFPO'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 410,
    roles: [
      {
        id: 1139,
        title: 'Vehicle Mechanic',
        skills: ['Vehicle maintenance', 'Diagnostics', 'Hydraulics', 'Workshop safety'],
        aliases: ['VM', 'Craftsman'],
      },
      {
        id: 1140,
        title: 'Armourer',
        skills: ['Precision mechanical repair', 'Inspection', 'Secure storage', 'Record keeping'],
        aliases: ['Gun plumber'],
      },
      {
        id: 1141,
        title: 'Avionics Technician',
        skills: ['Avionics', 'Electronic fault finding', 'Airworthiness', 'Testing'],
        aliases: ['Avionics Tech', 'Aircraft Technician (Avionics)'],
      },
      {
        id: 1142,
        title: 'Electronics Technician',
        skills: ['Electronic fault finding', 'Calibration', 'Soldering and repair', 'Testing'],
        aliases: ['ET', 'Telecommunications technician'],
      },
      {
        id: 1143,
        title: 'Recovery Mechanic',
        skills: ['Vehicle recovery', 'Winching and lifting', 'LGV driving', 'Site safety'],
        aliases: ['Reccy Mech', 'Recovery'],
      },
      {
        id: 1144,
        title: 'Metalsmith',
        skills: ['Welding', 'Fabrication', 'Bodywork', 'Workshop safety'],
        aliases: ['Tin basher', 'Welder'],
      },
      {
        id: 1145,
        title: 'Aircraft Technician',
        skills: ['Aircraft maintenance', 'Airworthiness', 'Fault finding', 'Tool control'],
        aliases: ['A Tech', 'Aircraft Mechanic'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 411,
    roles: [
      {
        id: 1146,
        title: 'HR Administrator',
        skills: ['Human resources administration', 'Payroll', 'Records management', 'Customer service'],
        aliases: ['Military HR Administrator', 'Clerk', 'SPS'],
      },
      {
        id: 1147,
        title: 'Military Police',
        badge: true,
        skills: ['Investigation', 'Evidence handling', 'Conflict management', 'Report writing'],
        aliases: ['RMP', 'Redcap', 'MP'],
      },
      {
        id: 1148,
        title: 'Military Training Provost',
        skills: ['Custody and detention', 'Coaching', 'Conflict management', 'Report writing'],
        aliases: ['MPS', 'Military Provost Staff', 'Custodial'],
      },
      {
        id: 1149,
        title: 'Learning Development Officer',
        skills: ['Teaching', 'Training design', 'Coaching', 'Assessment'],
        aliases: ['ETS', 'Schoolie', 'LDO'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 412,
    roles: [
      {
        id: 1150,
        title: 'Combat Medical Technician',
        skills: ['Emergency care', 'Patient assessment', 'Casualty evacuation', 'First aid training'],
        aliases: ['CMT', 'Combat Medic', 'Medic'],
      },
      {
        id: 1151,
        title: 'Army Nurse',
        badge: true,
        skills: ['Nursing', 'Patient assessment', 'Emergency care', 'Clinical governance'],
        aliases: ['QARANC', 'Registered Nurse', 'Nurse'],
      },
      {
        id: 1152,
        title: 'Operating Department Practitioner',
        badge: true,
        skills: ['Theatre practice', 'Anaesthetic support', 'Infection control', 'Patient safety'],
        aliases: ['ODP'],
      },
      {
        id: 1153,
        title: 'Dental Nurse',
        skills: ['Dental nursing', 'Infection control', 'Patient care', 'Record keeping'],
        aliases: ['RADC'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 413,
    roles: [
      {
        id: 1154,
        title: 'Dog Handler',
        badge: true,
        skills: ['Dog handling', 'Search', 'Patrol', 'Animal care'],
        aliases: ['Military Working Dog Handler', 'MWD'],
      },
      {
        id: 1155,
        title: 'Veterinary Technician',
        skills: ['Animal nursing', 'Clinical assistance', 'Record keeping', 'Animal care'],
        aliases: ['Vet Tech'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 414,
    roles: [
      {
        id: 1156,
        title: 'Army Chaplain',
        skills: ['Pastoral care', 'Counselling', 'Public speaking', 'Crisis support'],
        aliases: ['Padre'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 415,
    roles: [
      {
        id: 1157,
        title: 'Physical Training Instructor',
        badge: true,
        skills: ['Fitness instruction', 'Rehabilitation support', 'Event management', 'Coaching'],
        aliases: ['PTI', 'ERI', 'Exercise Rehabilitation Instructor'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 416,
    roles: [
      {
        id: 1158,
        title: 'Small Arms Instructor',
        badge: true,
        skills: ['Instruction', 'Range safety', 'Training design', 'Assessment'],
        aliases: ['SASC Instructor'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 417,
    roles: [
      {
        id: 1159,
        title: 'Musician',
        skills: ['Music performance', 'Event planning', 'Teamwork', 'Ceremonial duties'],
        aliases: ['Bandsman', 'Army Musician'],
      },
    ],
  },
  {
    service_id: 103,
    corps_id: 418,
    roles: [
      {
        id: 1160,
        title: 'Specialist Reservist',
        skills: ['Professional advice', 'Planning', 'Stakeholder management', 'Report writing'],
        aliases: ['GSC'],
      },
    ],
  },
];

const royalAirForce: BadgedRoleGroup[] = [
  {
    service_id: 104,
    profession_id: 501,
    roles: [
      {
        id: 1200,
        title: 'Pilot',
        badge: true,
        skills: ['Flying', 'Flight planning', 'Crew resource management', 'Decision-making under pressure'],
        aliases: ['Wings', 'Fast jet', 'Multi-engine', 'Rotary'],
      },
      {
        id: 1201,
        title: 'Weapon Systems Officer',
        badge: true,
        skills: ['Navigation', 'Mission planning', 'Sensor operation', 'Crew resource management'],
        aliases: ['WSO', 'Navigator'],
      },
      {
        id: 1202,
        title: 'Weapon Systems Operator',
        badge: true,
        skills: ['Sensor operation', 'Load handling', 'Aviation safety', 'Crew resource management'],
        aliases: ['WSOp', 'Crewman', 'Loadmaster', 'Air Loadmaster'],
      },
      {
        id: 1203,
        title: 'Remote Pilot',
        badge: true,
        skills: ['Drone operation', 'Imagery interpretation', 'Airspace rules', 'Decision-making under pressure'],
        aliases: ['RPAS', 'Reaper', 'Protector'],
      },
    ],
  },
  {
    service_id: 104,
    profession_id: 502,
    roles: [
      {
        id: 1204,
        title: 'Flight Operations Specialist',
        skills: ['Operations planning', 'Coordination', 'Record keeping', 'Communication'],
        aliases: ['Flight Operations', 'FOA', 'Flight Operations Manager'],
      },
      {
        id: 1205,
        title: 'Aerospace Systems Operator',
        skills: ['Radar operation', 'Space tracking', 'Watchkeeping', 'Reporting'],
        aliases: ['ASOp', 'Scopie', 'Space Operations'],
      },
      {
        id: 1206,
        title: 'Air Traffic Controller',
        badge: true,
        skills: ['Air traffic control', 'Radio communication', 'Decision-making under pressure', 'Team coordination'],
        aliases: ['ATC', 'ATCO'],
      },
    ],
  },
  {
    service_id: 104,
    profession_id: 503,
    roles: [
      {
        id: 1207,
        title: 'Aircraft Technician (Mechanical)',
        skills: ['Aircraft maintenance', 'Airworthiness', 'Hydraulics', 'Fault finding'],
        aliases: ['A Tech M', 'Airframes', 'Propulsion', 'Rigger', 'Sooty', 'SAC(T)'],
      },
      {
        id: 1208,
        title: 'Aircraft Technician (Avionics)',
        skills: ['Avionics', 'Electronic fault finding', 'Airworthiness', 'Testing'],
        aliases: ['A Tech Av', 'Fairy', 'SAC(T)'],
      },
      {
        id: 1209,
        title: 'Weapon Technician',
        skills: ['Explosives safety', 'Inspection', 'Electronic fault finding', 'Quality assurance'],
        aliases: ['Armourer', 'Plumber'],
      },
      {
        id: 1210,
        title: 'General Technician (Electrical)',
        skills: ['Electrical maintenance', 'Inspection and testing', 'Generators', 'Fault finding'],
        aliases: ['GTE', 'Ground Support'],
      },
      {
        id: 1211,
        title: 'General Technician (Mechanical)',
        skills: ['Mechanical maintenance', 'Vehicle maintenance', 'Hydraulics', 'Fault finding'],
        aliases: ['GTM', 'MT Technician'],
      },
      {
        id: 1212,
        title: 'General Technician (Workshops)',
        skills: ['Welding', 'Machining', 'Fabrication', 'Workshop safety'],
        aliases: ['GTW'],
      },
      {
        id: 1213,
        title: 'Engineer Officer',
        skills: ['Engineering management', 'Airworthiness', 'Project management', 'Team leadership'],
        aliases: ['EngO', 'SEngO'],
      },
    ],
  },
  {
    service_id: 104,
    profession_id: 504,
    roles: [
      {
        id: 1214,
        title: 'ICT Technician',
        skills: ['IP networking', 'Server administration', 'Service desk', 'Fault finding'],
        aliases: ['ICT Tech', 'SAC(T)'],
      },
      {
        id: 1215,
        title: 'Cyberspace Specialist',
        skills: ['Security monitoring', 'Incident response', 'Network defence', 'Information security'],
        aliases: ['Cyberspace Communication Specialist', 'CCS', 'Cyber'],
      },
    ],
  },
  {
    service_id: 104,
    profession_id: 505,
    roles: [
      {
        id: 1216,
        title: 'Intelligence Analyst',
        skills: ['Intelligence analysis', 'Imagery interpretation', 'Report writing', 'Briefing'],
        aliases: ['Int An', 'Imagery Analyst'],
      },
      {
        id: 1217,
        title: 'Intelligence Analyst (Linguist)',
        skills: ['Translation', 'Interpreting', 'Listening and reporting', 'Cultural awareness'],
        aliases: ['Linguist', 'Int An (Voice)'],
      },
    ],
  },
  {
    service_id: 104,
    profession_id: 506,
    roles: [
      {
        id: 1218,
        title: 'RAF Regiment Gunner',
        badge: true,
        skills: ['Security patrols', 'Team leadership', 'Working under pressure', 'First aid'],
        aliases: ['Rock Ape', 'Regiment', 'Gunner'],
      },
      {
        id: 1219,
        title: 'RAF Police',
        badge: true,
        skills: ['Investigation', 'Physical security', 'Conflict management', 'Report writing'],
        aliases: ['RAFP', 'Snowdrop', 'Dog Handler'],
      },
      {
        id: 1220,
        title: 'Firefighter',
        skills: ['Firefighting', 'Rescue', 'Fire prevention', 'First aid'],
        aliases: ['RAF Fire and Rescue', 'Trumpton'],
      },
    ],
  },
  {
    service_id: 104,
    profession_id: 507,
    roles: [
      {
        id: 1221,
        title: 'Driver (Mechanical Transport)',
        skills: ['LGV driving', 'Route planning', 'Vehicle checks', 'Load safety'],
        aliases: ['Driver MT', 'MTD', 'MT Driver'],
      },
      {
        id: 1222,
        title: 'Mover',
        skills: ['Freight handling', 'Passenger handling', 'Weight and balance', 'Forklift operation'],
        aliases: ['Movements', 'UKMAMS'],
      },
      {
        id: 1223,
        title: 'Logistician',
        skills: ['Inventory management', 'Warehousing', 'Procurement', 'Stores accounting'],
        aliases: ['Supplier', 'Logistics (Supply)', 'Stacker'],
      },
      {
        id: 1224,
        title: 'Chef',
        skills: ['Catering', 'Food safety', 'Menu planning', 'Stock control'],
        aliases: ['Logistics (Catering)'],
      },
    ],
  },
  {
    service_id: 104,
    profession_id: 508,
    roles: [
      {
        id: 1225,
        title: 'RAF Medic',
        skills: ['Primary care', 'Emergency care', 'Medical administration', 'First aid training'],
        aliases: ['Medic', 'MERT'],
      },
      {
        id: 1226,
        title: 'Dental Nurse',
        skills: ['Dental nursing', 'Infection control', 'Patient care', 'Record keeping'],
        aliases: ['Dental Assistant'],
      },
      {
        id: 1227,
        title: 'RAF Nurse',
        badge: true,
        skills: ['Nursing', 'Patient assessment', 'Aeromedical evacuation', 'Clinical governance'],
        aliases: ['PMRAFNS', 'Registered Nurse'],
      },
    ],
  },
  {
    service_id: 104,
    profession_id: 509,
    roles: [
      {
        id: 1228,
        title: 'People Operations Specialist',
        skills: ['Human resources administration', 'Payroll', 'Records management', 'Customer service'],
        aliases: ['Personnel Support', 'Pers Spt', 'HR', 'Shiney'],
      },
      {
        id: 1229,
        title: 'RAF Physical Training Instructor',
        badge: true,
        skills: ['Fitness instruction', 'Rehabilitation support', 'Event management', 'Coaching'],
        aliases: ['PTI', 'Clubswinger'],
      },
    ],
  },
  {
    service_id: 104,
    profession_id: 510,
    roles: [
      {
        id: 1230,
        title: 'Legal Officer',
        badge: true,
        skills: ['Legal advice', 'Advocacy', 'Drafting', 'Briefing'],
        aliases: ['Solicitor', 'Barrister'],
      },
    ],
  },
  {
    service_id: 104,
    profession_id: 511,
    roles: [
      {
        id: 1231,
        title: 'Musician',
        skills: ['Music performance', 'Event planning', 'Teamwork', 'Ceremonial duties'],
        aliases: ['RAF Music Services', 'Bandsman'],
      },
      {
        id: 1232,
        title: 'RAF Chaplain',
        skills: ['Pastoral care', 'Counselling', 'Public speaking', 'Crisis support'],
        aliases: ['Padre'],
      },
    ],
  },
];

export const badgedRolesUk: BadgedRoleGroup[] = [
  ...royalNavy,
  ...royalMarines,
  ...army,
  ...royalAirForce,
  ...furtherTrades,
];
