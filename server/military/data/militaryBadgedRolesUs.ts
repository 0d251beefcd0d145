// Occupational specialties and ratings of the US services, with their codes.
import type { BadgedRoleGroup } from './militaryBadgedRolesUk.ts';

const army: BadgedRoleGroup[] = [
  {
    service_id: 111,
    profession_id: 521,
    corps_id: 431,
    roles: [
      { id: 1300, code: '11B', title: 'Infantryman', skills: ['Teamwork', 'Working under pressure', 'First aid', 'Physical resilience'], aliases: ['11 Bravo', 'Grunt'] },
      { id: 1301, code: '11C', title: 'Indirect Fire Infantryman', skills: ['Heavy equipment operation', 'Calculation', 'Safety procedures', 'Teamwork'], aliases: ['Mortarman', '11 Charlie'] },
      { id: 1302, code: '11A', title: 'Infantry Officer', skills: ['Team leadership', 'Planning', 'Risk management', 'Training design'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 522,
    corps_id: 439,
    roles: [
      { id: 1303, code: '12B', title: 'Combat Engineer', skills: ['Construction', 'Demolition', 'Bridging', 'Site safety'], aliases: ['Sapper'] },
      { id: 1304, code: '12N', title: 'Horizontal Construction Engineer', skills: ['Plant operation', 'Groundworks', 'Plant maintenance', 'Site safety'], aliases: ['Heavy Equipment Operator'] },
      { id: 1305, code: '12R', title: 'Interior Electrician', skills: ['Electrical installation', 'Inspection and testing', 'Fault finding', 'Site safety'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 523,
    corps_id: 433,
    roles: [
      { id: 1306, code: '13B', title: 'Cannon Crewmember', skills: ['Heavy equipment operation', 'Teamwork', 'Safety procedures', 'Driving'], aliases: ['Artillery'] },
      { id: 1307, code: '13F', title: 'Joint Fire Support Specialist', skills: ['Observation and reporting', 'Radio communications', 'Coordination', 'Map reading'], aliases: ['Forward Observer', 'FISTer'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 524,
    corps_id: 434,
    roles: [{ id: 1308, code: '14T', title: 'Patriot Launching Station Operator', skills: ['Radar operation', 'Electronic fault finding', 'Safety procedures', 'Teamwork'] }],
  },
  {
    service_id: 111,
    profession_id: 525,
    corps_id: 435,
    roles: [
      { id: 1309, code: '15T', title: 'UH-60 Helicopter Repairer', skills: ['Aircraft maintenance', 'Airworthiness', 'Hydraulics', 'Fault finding'], aliases: ['Black Hawk Repairer', 'Crew Chief'] },
      { id: 1310, code: '15W', title: 'Uncrewed Aircraft Systems Operator', badge: true, skills: ['Drone operation', 'Imagery interpretation', 'Flight planning', 'Airspace rules'], aliases: ['UAV operator'] },
      { id: 1311, code: '153A', title: 'Rotary Wing Aviator', badge: true, skills: ['Flying', 'Flight planning', 'Crew resource management', 'Decision-making under pressure'], aliases: ['Army Pilot', 'Wings'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 526,
    corps_id: 441,
    roles: [{ id: 1312, code: '17C', title: 'Cyber Operations Specialist', skills: ['Network defense', 'Incident response', 'Scripting', 'Security monitoring'] }],
  },
  {
    service_id: 111,
    profession_id: 527,
    corps_id: 436,
    roles: [
      { id: 1313, code: '18B', title: 'Special Forces Weapons Sergeant', badge: true, skills: ['Training and mentoring partners', 'Planning', 'Cultural awareness', 'Instruction'], aliases: ['Green Beret', '18 Bravo'] },
      { id: 1314, code: '18D', title: 'Special Forces Medical Sergeant', badge: true, skills: ['Emergency care', 'Patient assessment', 'Instruction', 'Working under pressure'], aliases: ['Green Beret', '18 Delta'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 528,
    corps_id: 432,
    roles: [
      { id: 1315, code: '19D', title: 'Cavalry Scout', skills: ['Observation and reporting', 'Vehicle operation', 'Navigation', 'Radio communications'] },
      { id: 1316, code: '19K', title: 'M1 Armor Crewman', skills: ['Vehicle operation', 'Vehicle maintenance', 'Gunnery systems', 'Radio communications'], aliases: ['Tanker'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 529,
    corps_id: 440,
    roles: [
      { id: 1317, code: '25B', title: 'Information Technology Specialist', skills: ['Server administration', 'IP networking', 'Service desk', 'Information security'], aliases: ['IT Specialist', '25 Bravo'] },
      { id: 1318, code: '25U', title: 'Signal Operations Support Specialist', skills: ['Radio communications', 'Network set-up', 'Fault finding', 'User training'], aliases: ['Signal Support', '25 Uniform'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 530,
    corps_id: 451,
    roles: [{ id: 1319, code: '27D', title: 'Paralegal Specialist', skills: ['Legal research', 'Drafting', 'Records management', 'Customer service'] }],
  },
  {
    service_id: 111,
    profession_id: 531,
    corps_id: 443,
    roles: [
      { id: 1320, code: '31B', title: 'Military Police', skills: ['Law enforcement', 'Conflict management', 'Report writing', 'Patrol'], aliases: ['MP', '31 Bravo'] },
      { id: 1321, code: '31E', title: 'Internment and Resettlement Specialist', skills: ['Custody and detention', 'Conflict management', 'Report writing', 'Coaching'], aliases: ['Corrections'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 532,
    corps_id: 442,
    roles: [
      { id: 1322, code: '35F', title: 'Intelligence Analyst', skills: ['Intelligence analysis', 'Report writing', 'Briefing', 'Databases'] },
      { id: 1323, code: '35P', title: 'Signals Intelligence Voice Interceptor', badge: true, skills: ['Translation', 'Interpreting', 'Listening and reporting', 'Cultural awareness'], aliases: ['Cryptologic Linguist', 'Linguist'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 533,
    corps_id: 449,
    roles: [{ id: 1324, code: '36B', title: 'Financial Management Technician', skills: ['Payroll', 'Accounting', 'Audit', 'Records management'] }],
  },
  {
    service_id: 111,
    profession_id: 534,
    corps_id: 438,
    roles: [{ id: 1325, code: '37F', title: 'Psychological Operations Specialist', badge: true, skills: ['Audience research', 'Writing', 'Campaign planning', 'Cultural awareness'] }],
  },
  {
    service_id: 111,
    profession_id: 535,
    corps_id: 437,
    roles: [{ id: 1326, code: '38B', title: 'Civil Affairs Specialist', skills: ['Community liaison', 'Stakeholder management', 'Report writing', 'Cultural awareness'] }],
  },
  {
    service_id: 111,
    profession_id: 536,
    corps_id: 448,
    roles: [{ id: 1327, code: '42A', title: 'Human Resources Specialist', skills: ['Human resources administration', 'Records management', 'Customer service', 'Payroll'], aliases: ['Admin', '42 Alpha'] }],
  },
  {
    service_id: 111,
    profession_id: 537,
    corps_id: 452,
    roles: [{ id: 1328, code: '56M', title: 'Religious Affairs Specialist', skills: ['Pastoral care', 'Event planning', 'Crisis support', 'Administration'], aliases: ['Chaplain Assistant'] }],
  },
  {
    service_id: 111,
    profession_id: 538,
    corps_id: 450,
    roles: [
      { id: 1329, code: '68W', title: 'Combat Medic Specialist', skills: ['Emergency care', 'Patient assessment', 'Casualty evacuation', 'First aid training'], aliases: ['Combat Medic', '68 Whiskey', 'Doc'] },
      { id: 1330, code: '68C', title: 'Practical Nursing Specialist', badge: true, skills: ['Nursing', 'Patient care', 'Infection control', 'Record keeping'], aliases: ['LPN'] },
      { id: 1331, code: '68D', title: 'Operating Room Specialist', skills: ['Operating room practice', 'Infection control', 'Patient safety', 'Equipment sterilization'], aliases: ['Surgical Technologist'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 539,
    corps_id: 444,
    roles: [{ id: 1332, code: '74D', title: 'CBRN Specialist', skills: ['Hazardous materials', 'Decontamination', 'Risk assessment', 'Instruction'], aliases: ['Chemical'] }],
  },
  {
    service_id: 111,
    profession_id: 540,
    corps_id: 447,
    roles: [
      { id: 1333, code: '88M', title: 'Motor Transport Operator', skills: ['Truck driving', 'Route planning', 'Vehicle checks', 'Load safety'], aliases: ['Truck Driver', '88 Mike'] },
      { id: 1334, code: '88N', title: 'Transportation Management Coordinator', skills: ['Transport planning', 'Freight handling', 'Customs paperwork', 'Coordination'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 541,
    corps_id: 445,
    roles: [{ id: 1335, code: '89D', title: 'Explosive Ordnance Disposal Specialist', badge: true, skills: ['Explosive ordnance disposal', 'Risk assessment', 'Robotics', 'Search'], aliases: ['EOD'] }],
  },
  {
    service_id: 111,
    profession_id: 542,
    corps_id: 445,
    roles: [
      { id: 1336, code: '91B', title: 'Wheeled Vehicle Mechanic', skills: ['Vehicle maintenance', 'Diagnostics', 'Hydraulics', 'Workshop safety'], aliases: ['Light Wheel Mechanic'] },
      { id: 1337, code: '91D', title: 'Tactical Power Generation Specialist', skills: ['Generator maintenance', 'Electrical distribution', 'Fault finding', 'Electrical safety'] },
    ],
  },
  {
    service_id: 111,
    profession_id: 543,
    corps_id: 446,
    roles: [
      { id: 1338, code: '92A', title: 'Automated Logistical Specialist', skills: ['Inventory management', 'Warehousing', 'Forklift operation', 'Databases'], aliases: ['Logistics'] },
      { id: 1339, code: '92G', title: 'Culinary Specialist', skills: ['Catering', 'Food safety', 'Menu planning', 'Stock control'], aliases: ['Cook'] },
      { id: 1340, code: '92Y', title: 'Unit Supply Specialist', skills: ['Inventory management', 'Stores accounting', 'Procurement', 'Audit'], aliases: ['Supply'] },
      { id: 1341, code: '92F', title: 'Petroleum Supply Specialist', skills: ['Fuel storage and distribution', 'Sampling and testing', 'Hazardous materials', 'Environmental safety'], aliases: ['Fueler'] },
    ],
  },
];

const marineCorps: BadgedRoleGroup[] = [
  {
    service_id: 112,
    profession_id: 551,
    roles: [{ id: 1350, code: '0111', title: 'Administrative Specialist', skills: ['Human resources administration', 'Records management', 'Customer service', 'Payroll'], aliases: ['Admin'] }],
  },
  {
    service_id: 112,
    profession_id: 552,
    roles: [
      { id: 1351, code: '0311', title: 'Rifleman', skills: ['Teamwork', 'Working under pressure', 'First aid', 'Physical resilience'], aliases: ['Grunt', 'Infantry'] },
      { id: 1352, code: '0317', title: 'Scout Sniper', badge: true, legacy: true, skills: ['Observation and reporting', 'Patience and concentration', 'Map reading', 'Self-reliance'], aliases: ['Reconnaissance Sniper', '0322'] },
      { id: 1353, code: '0331', title: 'Machine Gunner', skills: ['Heavy equipment operation', 'Teamwork', 'Safety procedures', 'Instruction'] },
      { id: 1354, code: '0369', title: 'Infantry Unit Leader', skills: ['Team leadership', 'Planning', 'Coaching', 'Risk assessment'] },
    ],
  },
  {
    service_id: 112,
    profession_id: 553,
    roles: [
      { id: 1355, code: '0411', title: 'Maintenance Management Specialist', skills: ['Maintenance planning', 'Databases', 'Audit', 'Record keeping'] },
      { id: 1356, code: '0431', title: 'Logistics and Embarkation Specialist', skills: ['Transport planning', 'Freight handling', 'Load safety', 'Coordination'] },
    ],
  },
  {
    service_id: 112,
    profession_id: 554,
    roles: [
      { id: 1357, code: '0621', title: 'Transmissions System Operator', skills: ['Radio communications', 'Network set-up', 'Fault finding', 'Information security'], aliases: ['Field Radio Operator'] },
      { id: 1358, code: '0631', title: 'Network Administrator', skills: ['IP networking', 'Routing and switching', 'Server administration', 'Fault finding'] },
    ],
  },
  {
    service_id: 112,
    profession_id: 555,
    roles: [
      { id: 1359, code: '1371', title: 'Combat Engineer', skills: ['Construction', 'Demolition', 'Bridging', 'Site safety'] },
      { id: 1360, code: '1345', title: 'Engineer Equipment Operator', skills: ['Plant operation', 'Groundworks', 'Plant maintenance', 'Site safety'], aliases: ['Heavy Equipment Operator'] },
    ],
  },
  {
    service_id: 112,
    profession_id: 556,
    roles: [{ id: 1361, code: '3051', title: 'Inventory Management Specialist', skills: ['Inventory management', 'Warehousing', 'Stores accounting', 'Forklift operation'], aliases: ['Warehouse Clerk'] }],
  },
  {
    service_id: 112,
    profession_id: 557,
    roles: [
      { id: 1362, code: '3531', title: 'Motor Vehicle Operator', skills: ['Truck driving', 'Route planning', 'Vehicle checks', 'Load safety'], aliases: ['Truck Driver', 'Motor T'] },
      { id: 1363, code: '3521', title: 'Automotive Maintenance Technician', skills: ['Vehicle maintenance', 'Diagnostics', 'Hydraulics', 'Workshop safety'], aliases: ['Mechanic'] },
    ],
  },
  {
    service_id: 112,
    profession_id: 558,
    roles: [{ id: 1364, code: '5811', title: 'Military Police', skills: ['Law enforcement', 'Conflict management', 'Report writing', 'Patrol'], aliases: ['MP'] }],
  },
  {
    service_id: 112,
    profession_id: 559,
    roles: [
      { id: 1365, code: '6113', title: 'Helicopter Mechanic, CH-53', skills: ['Aircraft maintenance', 'Airworthiness', 'Hydraulics', 'Fault finding'], aliases: ['Crew Chief'] },
      { id: 1366, code: '6217', title: 'Fixed-Wing Aircraft Mechanic, F/A-18', skills: ['Aircraft maintenance', 'Airworthiness', 'Fault finding', 'Tool control'] },
    ],
  },
];

const navy: BadgedRoleGroup[] = [
  {
    service_id: 113,
    branch_id: 351,
    roles: [
      { id: 1400, code: 'BM', title: "Boatswain's Mate", skills: ['Seamanship', 'Small boat handling', 'Rigging and lifting', 'Safety supervision'], aliases: ['Boats', 'Deck'] },
      { id: 1401, code: 'QM', title: 'Quartermaster', skills: ['Navigation', 'Chart work', 'Watchkeeping', 'Record keeping'] },
      { id: 1402, code: 'OS', title: 'Operations Specialist', skills: ['Radar operation', 'Situational awareness', 'Watchkeeping', 'Radio communication'] },
    ],
  },
  {
    service_id: 113,
    branch_id: 352,
    roles: [
      { id: 1403, code: 'EN', title: 'Engineman', skills: ['Diesel engines', 'Mechanical maintenance', 'Fault finding', 'Planned maintenance'] },
      { id: 1404, code: 'MM', title: "Machinist's Mate", skills: ['Steam plant', 'Mechanical maintenance', 'Pumps and valves', 'Planned maintenance'] },
      { id: 1405, code: 'DC', title: 'Damage Controlman', skills: ['Firefighting', 'Emergency response', 'Welding', 'Safety training'] },
      { id: 1406, code: 'EM', title: "Electrician's Mate", skills: ['Electrical maintenance', 'Generators', 'Fault finding', 'Electrical safety'] },
    ],
  },
  {
    service_id: 113,
    branch_id: 353,
    roles: [
      { id: 1407, code: 'ET', title: 'Electronics Technician', skills: ['Electronic fault finding', 'Radar and communications systems', 'Testing', 'Calibration'] },
      { id: 1408, code: 'FC', title: 'Fire Controlman', skills: ['Electronic fault finding', 'Control systems', 'Testing', 'Planned maintenance'] },
      { id: 1409, code: 'GM', title: "Gunner's Mate", skills: ['Explosives safety', 'Precision mechanical repair', 'Instruction', 'Range safety'] },
    ],
  },
  {
    service_id: 113,
    branch_id: 354,
    roles: [
      { id: 1410, code: 'CS', title: 'Culinary Specialist', skills: ['Catering', 'Food safety', 'Menu planning', 'Stock control'] },
      { id: 1411, code: 'RS', title: 'Retail Services Specialist', skills: ['Retail', 'Stock control', 'Customer service', 'Cash handling'], aliases: ["Ship's Serviceman"] },
    ],
  },
  {
    service_id: 113,
    branch_id: 355,
    roles: [{ id: 1412, code: 'MAA', title: 'Master-at-Arms (Fleet)', skills: ['Law enforcement', 'Physical security', 'Conflict management', 'Report writing'], aliases: ['MA', 'Force Protection'] }],
  },
  {
    service_id: 113,
    branch_id: 356,
    roles: [
      { id: 1413, code: 'MMN', title: "Machinist's Mate, Nuclear", badge: true, skills: ['Reactor plant operation', 'Nuclear safety', 'Mechanical maintenance', 'Procedural compliance'], aliases: ['Nuke', 'Dolphins'] },
      { id: 1414, code: 'EMN', title: "Electrician's Mate, Nuclear", badge: true, skills: ['Reactor plant operation', 'Electrical maintenance', 'Nuclear safety', 'Procedural compliance'], aliases: ['Nuke', 'Dolphins'] },
    ],
  },
  {
    service_id: 113,
    branch_id: 357,
    roles: [
      { id: 1415, code: 'STS', title: 'Sonar Technician (Submarine)', badge: true, skills: ['Sonar operation', 'Signal analysis', 'Electronic fault finding', 'Watchkeeping'], aliases: ['Dolphins'] },
      { id: 1416, code: 'MT', title: 'Missile Technician', badge: true, skills: ['High-integrity systems', 'Testing', 'Procedural compliance', 'Quality assurance'], aliases: ['Dolphins'] },
    ],
  },
  {
    service_id: 113,
    branch_id: 358,
    roles: [{ id: 1417, code: 'ITS', title: 'Information Systems Technician (Submarine)', badge: true, skills: ['IP networking', 'Server administration', 'Information security', 'Radio communications'], aliases: ['Dolphins'] }],
  },
  {
    service_id: 113,
    branch_id: 359,
    roles: [
      { id: 1418, code: 'CSS', title: 'Culinary Specialist (Submarine)', badge: true, skills: ['Catering', 'Food safety', 'Menu planning', 'Stock control'], aliases: ['Dolphins'] },
      { id: 1419, code: 'YNS', title: 'Yeoman (Submarine)', badge: true, skills: ['Administration', 'Records management', 'Human resources administration', 'Correspondence'], aliases: ['Dolphins'] },
    ],
  },
  {
    service_id: 113,
    branch_id: 360,
    roles: [
      { id: 1420, code: 'AD', title: "Aviation Machinist's Mate", skills: ['Aircraft engines', 'Aircraft maintenance', 'Fault finding', 'Tool control'] },
      { id: 1421, code: 'AM', title: 'Aviation Structural Mechanic', skills: ['Aircraft maintenance', 'Sheet metal', 'Hydraulics', 'Airworthiness'] },
      { id: 1422, code: 'AE', title: "Aviation Electrician's Mate", skills: ['Electrical maintenance', 'Avionics', 'Fault finding', 'Testing'] },
      { id: 1423, code: 'AT', title: 'Aviation Electronics Technician', skills: ['Avionics', 'Electronic fault finding', 'Calibration', 'Testing'] },
    ],
  },
  {
    service_id: 113,
    branch_id: 361,
    roles: [
      { id: 1424, code: 'AC', title: 'Air Traffic Controller', badge: true, skills: ['Air traffic control', 'Radio communication', 'Decision-making under pressure', 'Team coordination'] },
      { id: 1425, code: 'AW', title: 'Naval Aircrewman', badge: true, skills: ['Sensor operation', 'Aviation safety', 'Rescue', 'Crew resource management'], aliases: ['AWS', 'Rescue Swimmer'] },
      { id: 1426, code: '1310', title: 'Naval Aviator', badge: true, skills: ['Flying', 'Flight planning', 'Crew resource management', 'Decision-making under pressure'], aliases: ['Pilot', 'Wings of Gold'] },
    ],
  },
  {
    service_id: 113,
    branch_id: 362,
    roles: [
      { id: 1427, code: 'SO', title: 'Special Warfare Operator', badge: true, skills: ['Team leadership', 'Planning', 'Working under pressure', 'Diving'], aliases: ['SEAL', 'Trident'] },
      { id: 1428, code: 'EOD', title: 'Explosive Ordnance Disposal Technician', badge: true, skills: ['Explosive ordnance disposal', 'Diving', 'Risk assessment', 'Robotics'] },
      { id: 1429, code: 'ND', title: 'Navy Diver', badge: true, skills: ['Diving', 'Underwater construction', 'Salvage', 'Equipment maintenance'] },
      { id: 1430, code: 'SB', title: 'Special Warfare Boat Operator', badge: true, skills: ['Boat handling', 'Navigation', 'Mechanical maintenance', 'Teamwork'], aliases: ['SWCC'] },
    ],
  },
  {
    service_id: 113,
    branch_id: 363,
    roles: [
      { id: 1431, code: 'BU', title: 'Builder', skills: ['Carpentry', 'Concreting', 'Reading drawings', 'Site safety'], aliases: ['Seabee'] },
      { id: 1432, code: 'EO', title: 'Equipment Operator', skills: ['Plant operation', 'Truck driving', 'Groundworks', 'Site safety'], aliases: ['Seabee'] },
      { id: 1433, code: 'CE', title: 'Construction Electrician', skills: ['Electrical installation', 'Power lines', 'Inspection and testing', 'Site safety'], aliases: ['Seabee'] },
    ],
  },
  {
    service_id: 113,
    branch_id: 364,
    roles: [{ id: 1434, code: 'MA', title: 'Master-at-Arms', skills: ['Law enforcement', 'Physical security', 'Conflict management', 'Report writing'], aliases: ['Navy Police'] }],
  },
  {
    service_id: 113,
    branch_id: 365,
    roles: [
      { id: 1435, code: 'IT', title: 'Information Systems Technician', skills: ['IP networking', 'Server administration', 'Service desk', 'Information security'] },
      { id: 1436, code: 'CTN', title: 'Cryptologic Technician (Networks)', skills: ['Network defense', 'Incident response', 'Security monitoring', 'Scripting'], aliases: ['Cyber Warfare Technician', 'CWT'] },
      { id: 1437, code: 'IS', title: 'Intelligence Specialist', skills: ['Intelligence analysis', 'Imagery interpretation', 'Report writing', 'Briefing'] },
    ],
  },
  {
    service_id: 113,
    branch_id: 366,
    roles: [{ id: 1438, code: 'HM', title: 'Hospital Corpsman', skills: ['Emergency care', 'Primary care', 'Patient assessment', 'Medical administration'], aliases: ['Corpsman', 'Doc', 'Dental Technician'] }],
  },
  {
    service_id: 113,
    branch_id: 367,
    roles: [
      { id: 1439, code: 'LS', title: 'Logistics Specialist', skills: ['Inventory management', 'Warehousing', 'Procurement', 'Stores accounting'], aliases: ['Storekeeper'] },
      { id: 1440, code: 'YN', title: 'Yeoman', skills: ['Administration', 'Records management', 'Correspondence', 'Customer service'] },
      { id: 1441, code: 'PS', title: 'Personnel Specialist', skills: ['Human resources administration', 'Payroll', 'Records management', 'Customer service'], aliases: ['Personnelman'] },
    ],
  },
];

const airForce: BadgedRoleGroup[] = [
  {
    service_id: 114,
    profession_id: 561,
    roles: [
      { id: 1450, code: '2A3X3', title: 'Tactical Aircraft Maintenance', skills: ['Aircraft maintenance', 'Airworthiness', 'Hydraulics', 'Fault finding'], aliases: ['Crew Chief', '2A3'] },
      { id: 1451, code: '2A5X1', title: 'Airlift and Special Mission Aircraft Maintenance', skills: ['Aircraft maintenance', 'Airworthiness', 'Fault finding', 'Tool control'], aliases: ['Crew Chief', 'Heavies'] },
    ],
  },
  {
    service_id: 114,
    profession_id: 562,
    roles: [
      { id: 1452, code: '2S0X1', title: 'Materiel Management', skills: ['Inventory management', 'Warehousing', 'Procurement', 'Audit'], aliases: ['Supply'] },
      { id: 1453, code: '2T2X1', title: 'Air Transportation', skills: ['Freight handling', 'Passenger handling', 'Weight and balance', 'Forklift operation'], aliases: ['Port Dawg', 'Aerial Port'] },
    ],
  },
  {
    service_id: 114,
    profession_id: 563,
    roles: [{ id: 1454, code: '3P0X1', title: 'Security Forces', skills: ['Physical security', 'Law enforcement', 'Conflict management', 'Report writing'], aliases: ['Defender', 'Cop'] }],
  },
  {
    service_id: 114,
    profession_id: 564,
    roles: [{ id: 1455, code: '1D7X1', title: 'Cyber Defense Operations', skills: ['IP networking', 'Server administration', 'Security monitoring', 'Incident response'], aliases: ['3D0X2', 'Cyber'] }],
  },
  {
    service_id: 114,
    profession_id: 565,
    roles: [{ id: 1456, code: '1N0X1', title: 'All Source Intelligence Analyst', skills: ['Intelligence analysis', 'Report writing', 'Briefing', 'Databases'], aliases: ['Intel'] }],
  },
  {
    service_id: 114,
    profession_id: 566,
    roles: [{ id: 1457, code: '4N0X1', title: 'Aerospace Medical Service', skills: ['Emergency care', 'Patient care', 'Patient assessment', 'Medical administration'], aliases: ['Medic', 'EMT'] }],
  },
  {
    service_id: 114,
    profession_id: 567,
    roles: [{ id: 1458, code: '3F0X1', title: 'Personnel', skills: ['Human resources administration', 'Records management', 'Customer service', 'Payroll'], aliases: ['Personnelist', 'MPF'] }],
  },
  {
    service_id: 114,
    profession_id: 568,
    roles: [
      { id: 1459, code: '3E0X1', title: 'Electrical Systems', skills: ['Electrical installation', 'Power lines', 'Inspection and testing', 'Electrical safety'], aliases: ['CE'] },
      { id: 1460, code: '3E7X1', title: 'Fire Protection', skills: ['Firefighting', 'Rescue', 'Fire prevention', 'Hazardous materials'], aliases: ['Firefighter'] },
    ],
  },
  {
    service_id: 114,
    profession_id: 569,
    roles: [
      { id: 1461, code: '1A1X1', title: 'Mobility Force Aviator', badge: true, skills: ['Aircraft systems', 'Crew resource management', 'Weight and balance', 'Aviation safety'], aliases: ['Flight Engineer', 'Loadmaster'] },
      { id: 1462, code: '11X', title: 'Pilot', badge: true, skills: ['Flying', 'Flight planning', 'Crew resource management', 'Decision-making under pressure'], aliases: ['11F', '11M', 'Wings'] },
    ],
  },
];

const spaceForce: BadgedRoleGroup[] = [
  {
    service_id: 115,
    profession_id: 581,
    roles: [{ id: 1480, code: '5S0X1', title: 'Space Systems Operations', badge: true, skills: ['Satellite operations', 'Watchkeeping', 'Signal analysis', 'Procedural compliance'], aliases: ['1C6X1'] }],
  },
  {
    service_id: 115,
    profession_id: 582,
    roles: [{ id: 1481, code: '5C0X1', title: 'Cyber Operations', skills: ['Network defense', 'Security monitoring', 'Server administration', 'Incident response'], aliases: ['Cyber'] }],
  },
  {
    service_id: 115,
    profession_id: 583,
    roles: [{ id: 1482, code: '5I0X1', title: 'All Source Intelligence', skills: ['Intelligence analysis', 'Report writing', 'Briefing', 'Databases'], aliases: ['Intel'] }],
  },
];

const coastGuard: BadgedRoleGroup[] = [
  {
    service_id: 116,
    branch_id: 371,
    roles: [
      { id: 1490, code: 'BM', title: "Boatswain's Mate", skills: ['Seamanship', 'Boat handling', 'Navigation', 'Search and rescue'], aliases: ['Coxswain', 'Surfman'] },
      { id: 1491, code: 'GM', title: "Gunner's Mate", skills: ['Precision mechanical repair', 'Explosives safety', 'Instruction', 'Range safety'] },
      { id: 1492, code: 'ME', title: 'Maritime Enforcement Specialist', skills: ['Law enforcement', 'Physical security', 'Boarding procedures', 'Report writing'] },
    ],
  },
  {
    service_id: 116,
    branch_id: 372,
    roles: [
      { id: 1493, code: 'MK', title: 'Machinery Technician', skills: ['Diesel engines', 'Mechanical maintenance', 'Hydraulics', 'Planned maintenance'] },
      { id: 1494, code: 'DC', title: 'Damage Controlman', skills: ['Firefighting', 'Welding', 'Carpentry', 'Emergency response'] },
      { id: 1495, code: 'EM', title: "Electrician's Mate", skills: ['Electrical maintenance', 'Generators', 'Fault finding', 'Electrical safety'] },
    ],
  },
  {
    service_id: 116,
    branch_id: 373,
    roles: [
      { id: 1496, code: 'AMT', title: 'Aviation Maintenance Technician', skills: ['Aircraft maintenance', 'Airworthiness', 'Hydraulics', 'Fault finding'] },
      { id: 1497, code: 'AET', title: 'Avionics Electrical Technician', skills: ['Avionics', 'Electrical maintenance', 'Fault finding', 'Testing'] },
      { id: 1498, code: 'AST', title: 'Aviation Survival Technician', badge: true, skills: ['Search and rescue', 'Emergency care', 'Safety equipment maintenance', 'Physical resilience'], aliases: ['Rescue Swimmer'] },
    ],
  },
  {
    service_id: 116,
    branch_id: 374,
    roles: [
      { id: 1499, code: 'YN', title: 'Yeoman', skills: ['Human resources administration', 'Payroll', 'Records management', 'Customer service'] },
      { id: 1500, code: 'SK', title: 'Storekeeper', skills: ['Inventory management', 'Procurement', 'Stores accounting', 'Budget management'] },
      { id: 1501, code: 'HS', title: 'Health Services Technician', skills: ['Primary care', 'Emergency care', 'Patient assessment', 'Medical administration'] },
      { id: 1502, code: 'MST', title: 'Marine Science Technician', skills: ['Environmental inspection', 'Pollution response', 'Risk assessment', 'Report writing'] },
      { id: 1503, code: 'IT', title: 'Information Systems Technician', skills: ['IP networking', 'Server administration', 'Telecommunications', 'Service desk'] },
      { id: 1504, code: 'OS', title: 'Operations Specialist', skills: ['Search and rescue coordination', 'Radio communication', 'Watchkeeping', 'Situational awareness'] },
    ],
  },
];

export const badgedRolesUs: BadgedRoleGroup[] = [...army, ...marineCorps, ...navy, ...airForce, ...spaceForce, ...coastGuard];
