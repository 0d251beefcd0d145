/**
 * What veterans type, and the titles of the demo jobs that are right as the first result. Written by hand: the veteran’s meaning
 * decides, not what the search finds.
 */
const drivers = /^(LGV Driver, Class [12]|CDL-[AB] Truck Driver)$/;
const safety =
  /^(Health and Safety Adviser|Senior Safety Adviser|Occupational Safety Specialist|Senior Safety Specialist)$/;
const supply =
  /^(LGV Driver|CDL-[AB] Truck Driver|Logistics Planner|Logistician|Senior Logistician|Supply Chain Analyst|Warehouse Planner)/;
const engineers =
  /^(Electrician|Lead Electrician|Electrical Apprentice|Plant Operator|Excavator Operator|Heavy Equipment Operator|Surveying Technician|(Senior |Assistant )?Site (Supervisor|Manager)|Construction Super)/;
const networks =
  /^(Network|Senior Network|Radio and Network|IT Support|Service Desk|Help Desk|Computer User|Field Support|Security Operations Lead|Cyber|Information Security|Incident)/;
const guards = /^(Physical Security Manager|Security Operations Manager|Site Security Lead)$/;
const leads = /(Manager|Supervisor|Superintendent|Lead|Chief)\b/;
const plant = /^(Plant Operator|Excavator Operator|Heavy Equipment Operator|Plant Fitter and Operator)$/;
const aircraft = /^(Aircraft Maintenance Engineer|Aircraft Mechanic|Line Maintenance Mechanic)$/;
const cyber =
  /^(Cyber Security Analyst|Information Security Analyst|Security Operations Lead|Incident Responder)$/;
const workshop =
  /^(LGV Technician|Workshop Supervisor|Diesel Technician|Fleet Maintenance Supervisor|Mobile (Fleet|Diesel) Technician)$/;
// Mechanics of the REME also repair plant.
const vehicles =
  /^(LGV Technician|Workshop Supervisor|Diesel Technician|Fleet Maintenance Supervisor|Mobile (Fleet|Diesel) Technician|Plant Fitter and Operator)$/;
const trainers =
  /^(Technical Trainer|Training Manager|Training Specialist|Learning and Development Officer)$/;
const analysts = /^(Business Analyst|Data Analyst, Reliability|Reliability Data Analyst)$/;

const networkEngineers = /^(Senior |Radio and )?Network (Engineer|Administrator)$/;
const warehouse =
  /^(Warehouse Planner|Depot Shift Manager|Night Operations Manager|Regional Transport Manager)$/;

export const everydaySearches: [tenant: 'uk' | 'us', search: string, first: RegExp][] = [
  ['uk', 'HGV', drivers],
  ['uk', 'LGV', drivers],
  ['uk', 'lorry driver', drivers],
  ['uk', 'Cat C driver', drivers],
  ['uk', 'C+E', drivers],
  ['uk', 'Class 1', /^LGV Driver, Class 1$/],
  ['uk', 'HGV jobs', drivers],
  ['uk', 'part time driver', /^LGV Driver, Class 1$/],
  ['uk', '88M20', drivers],
  ['uk', 'H&S', safety],
  ['uk', 'H & S adviser', safety],
  ['uk', 'NEBOSH', safety],
  ['uk', 'helth and safety', safety],
  ['uk', 'PM', /^Project Manager/],
  ['uk', 'project mgr', /^Project Manager/],
  ['uk', 'remote project manager', /^Project Manager/],
  ['uk', 'RLC', supply],
  ['uk', 'Royal Logistic Corps', supply],
  ['uk', 'Royal Engineers', engineers],
  ['uk', 'sapper', engineers],
  ['uk', 'Corporal REME', vehicles],
  ['uk', 'REME vehicle mechanic', vehicles],
  ['uk', 'Royal Signals', networkEngineers],
  ['uk', 'Royal Marines', guards],
  ['uk', 'Sergeant Major', leads],
  ['uk', 'Petty Officer', leads],
  ['uk', 'digger driver', plant],
  ['uk', 'operator', / Operator$/],
  ['uk', 'tech', /Technician$/],
  ['uk', 'mgr', /Manager/],
  ['uk', 'sparky', /Electrician|Electrical/],
  ['uk', 'electrition', /Electrician/],
  ['uk', 'maint eng', /^(Aircraft Maintenance Engineer|Maintenance Shift Lead)$/],
  ['uk', 'IT', /^IT Support Technician$/],
  ['uk', 'cyber security', cyber],
  ['uk', 'SOC analyst', cyber],
  ['uk', 'security guard', guards],
  ['uk', 'aircraft engineer', aircraft],
  ['uk', 'drone', /^Drone Survey Operator$/],
  ['uk', 'GIS', /^Surveying Technician$/],
  ['uk', 'BA', analysts],
  ['uk', 'apprenticeship', /^Electrical Apprentice$/],
  ['uk', 'night shift', /^Night Operations Manager$/],
  ['uk', 'nurse', /^Dental Nurse$/],
  ['uk', 'prison officer', guards],
  ['uk', 'infantry soldier', guards],
  ['uk', 'soldier', guards],
  ['uk', 'warehouse', warehouse],
  ['uk', 'warehouse work', warehouse],
  ['uk', 'forklift operator', supply],
  ['uk', 'forklift truck driver', supply],
  ['uk', 'electrican', /Electrician$/],
  ['uk', 'land surveyor', /^(Surveying Technician|Engineering Surveyor)$/],
  ['uk', 'Intelligence Corps', analysts],
  ['uk', 'Royal Signals technician', networkEngineers],
  ['uk', 'ET(ME)', /^(Shift Charge Engineer|Grid Control Engineer|Control Room Operator)$/],
  ['uk', 'driver 60k', drivers],
  ['uk', 'signaller', networkEngineers],
  ['uk', 'site manager 50k birmingham', /^(Assistant Site Manager|(Senior )?Site Supervisor)$/],
  ['us', 'auto parts manager', supply],
  ['us', 'elevator mechanic chicago', /Electrician$/],
  ['us', 'correctional officer', guards],
  ['us', 'infantry soldier', guards],
  ['us', 'warehouse worker', supply],
  ['us', 'Norfolk VA electrician', /Electrician$/],
  ['us', 'logistics coordinator San Antonio', supply],
  ['us', 'truck driver $20/hr', drivers],
  ['us', 'remote network administrator', /Network Administrator$/],
  ['us', 'truck driver', drivers],
  ['us', 'truck drver', drivers],
  ['us', 'CDL', drivers],
  ['us', 'CDL-A', /^CDL-A Truck Driver$/],
  ['us', '88M', drivers],
  ['us', '88M20', drivers],
  ['us', 'MOS 88M', drivers],
  ['us', '88 mike', drivers],
  ['us', 'lorry driver', drivers],
  ['us', 'LS2', /Logistic|Supply|Warehouse|Inventory/],
  ['us', '11B20', guards],
  ['us', '0311', guards],
  ['us', 'T3P051', guards],
  ['us', '2A3X3', /^(Aircraft Mechanic|Line Maintenance Mechanic|Maintenance Crew Chief)$/],
  ['us', '25B', networks],
  ['us', '12N', plant],
  ['us', 'A&P', /^(Aircraft Mechanic|Line Maintenance Mechanic|Maintenance Crew Chief)$/],
  ['us', 'aircraft mechanic', /^Aircraft Mechanic$/],
  ['us', 'crew chief', /^Maintenance Crew Chief$/],
  ['us', 'PMP', /^(Project|Program) (Manager|Coordinator)/],
  ['us', 'PM', /^(Project|Program) Manager/],
  ['us', 'OSHA', safety],
  ['us', 'EHS', safety],
  ['us', 'safety specialist', safety],
  ['us', 'SOC', cyber],
  ['us', 'NOC', /Network Administrator$/],
  ['us', 'IT', /^(Computer User Support Specialist|Help Desk Lead)$/],
  ['us', 'help desk', /^Help Desk Lead$/],
  ['us', 'Signal Corps', networks],
  ['us', 'Seabees', engineers],
  ['us', 'Corps of Engineers', engineers],
  ['us', 'Staff Sergeant', leads],
  ['us', 'Sergeant Major', leads],
  ['us', 'diesel mechanic', workshop],
  ['us', 'wind tech', /Wind.*Technician$/],
  ['us', 'heavy equipment operator', /^Heavy Equipment Operator$/],
  ['us', 'bulldozer', plant],
  ['us', 'instructor', trainers],
  ['us', 'trainer', /Trainer$/],
  ['us', 'security officer', guards],
  ['us', 'law enforcement', guards],
  ['us', 'sec ops', /^Security Operations (Lead|Manager)$/],
  ['us', 'logistics', supply],
  ['us', 'BA', analysts],
];
