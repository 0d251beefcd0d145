/**
 * Different words for the same thing, as employers and people who served write them. The name on the left is what the match
 * compares. Only words that mean the same work belong together: a wrong pair is worse than a missing one.
 */
export const synonyms: Record<string, string> = {
  truck:
    'lorry, lorries, hgv, lgv, large goods vehicle, heavy goods vehicle, tractor trailer, artic, articulated vehicle, articulated lorry, articulated, heavy truck, drops vehicle',
  ceentitlement: 'c e, cat c e, category c e, c1e, class 1, cat ce',
  drivinglicence: 'driving licence, driving license, full driving licence, full driving license',
  stock:
    'stock, stores, inventory, supplies, property book, property accountability, materiel, stock control, stores accounting, inventory control, inventory management, stock taking',
  warehouse: 'depot, distribution centre, distribution center, store room, stores building',
  purchase: 'procurement, purchasing, buying, requisitioning, ordering parts',
  supplychain: 'supply chain, supply chain management, logistics, logistic, sustainment',
  forklift:
    'fork lift, forklift truck, counterbalance forklift, counterbalance, reach truck, telehandler, rough terrain forklift, material handling equipment, mhe',
  dig: 'excavator, digger, backhoe, 360 excavator, excavating',
  dozer: 'bulldozer, dozers',
  groundwork: 'earthmoving, earthworks, earth moving, horizontal construction, groundworks',
  heavyplant: 'plant machinery, heavy equipment, construction plant, engineer plant, construction equipment',
  aircraft:
    'airframe, helicopter, helicopters, black hawk, uh 60, chinook, typhoon, apache, jet, rotary wing, fixed wing, aeroplane, airplane',
  defect:
    'fault, troubleshoot, troubleshooting, fault finding, faultfinding, diagnosis, diagnose, diagnostic, diagnostics, fault diagnosis',
  maintain:
    'maintenance, servicing, serviced, service and repair, planned maintenance, preventive maintenance, planned preventive maintenance, ppm, upkeep',
  repair: 'repairing, overhaul, rebuild, refit, fix, mend',
  generator: 'genset, gensets, power generation',
  wire: 'wiring, electrical installation, interior wiring, wired, bs 7671, 18th edition, nec, containment, conduit bending, conduit',
  inspecttest: 'inspection and testing, testing and inspection, 2391',
  hydraulic: 'hydraulics, hydraulic systems, hydraulics and pneumatics',
  refrigeration: 'air conditioning, hvac, chilled water, cooling',
  telecom:
    'telecommunications, telecoms, communications equipment, radio systems, radios, comms, satcom, satellite communications',
  fibre: 'fiber, fibre optic, fiber optic, fibre splicing, structured cabling, cabling',
  network: 'lan, wan, ip networking, routing and switching, routers, switches, cisco, ccna, networking',
  helpdesk:
    'help desk, service desk, it support, desktop support, user support, ticketing, ticketing systems, trouble tickets, itil',
  server: 'windows server, servers, active directory, system administration, server administration, vmware',
  cybersecurity:
    'cyber, cyber security, information security, security operations, soc, siem, threat hunting, incident response, vulnerability management, intrusion detection, network defence, network defense, security plus, comptia security',
  guard:
    'sentry, access control, gate security, force protection, guarding, patrol, patrols, protective security, physical security',
  police: 'law enforcement, policing, military police, rmp, arrest, arrests',
  investigate:
    'investigations, investigation, crime, offences, offenses, interviewing suspects, interviewing, statements, pace',
  prison: 'custody, detention, detainees, correctional, corrections, prisoners, inmates',
  conflictresolution: 'conflict management, conflict resolution, de escalation, defuse conflict',
  risk: 'risk management, risk assessment, risk assessments, risk boards, operational risk',
  security: 'security risk assessment, isps code, port security',
  casualty:
    'patient, patients, casualties, injured, patient care, patient assessment, triage, trauma, trauma care, primary care',
  firstaid: 'first aid, basic life support, bls, battlefield first aid, tccc, combat lifesaver, cpr',
  lifesupport: 'advanced life support, acls, als',
  ambulance: 'blue light driving, emergency driving, evacuation of casualties, medevac, casevac, c1 driving',
  fire: 'firefighting, fire fighting, fires, fire prevention, structure fires, crash trucks, breathing apparatus, aircraft rescue, fire safety, damage control',
  hazmat: 'hazardous materials, hazmat technician, cbrn, dangerous goods, adr',
  safety: 'health and safety, occupational safety, workplace safety, osha regulations, nebosh, osha, iosh',
  sitesafety: 'site safety, construction safety',
  accidentinvestigation: 'accident investigation, incident investigation',
  personnel:
    'human resources, hr, personnel records, hr administration, human resources administration, personnel administration, employee relations, people records, evaluations, hris, workforce, recruiting, recruitment, onboarding, cipd, shrm',
  payroll: 'pay inquiries, pay enquiries, military pay, pay and allowances, salaries, expenses, pay records',
  records:
    'record keeping, documentation, records management, technical records, aircraft forms and records, logbooks',
  office: 'microsoft office, excel, microsoft excel, spreadsheet, word processing, spreadsheets',
  account:
    'accounts, bookkeeping, accounting, ledgers, general ledger, management accounts, gaap, audit, audits, financial management',
  budget: 'budget control, budgeting, budgets, cost control',
  projectmanagement:
    'programme management, program management, project management, project manager, prince2, pmp, apm, apm pmq, stakeholder engagement, stakeholder management, stakeholders',
  teach:
    'instruct, instructing, instruction, instructor, trained, train, training, trainer, coach, coached, coaching, taught, lessons, courses, training delivery, mentoring, mentored, teaching',
  coursedesign:
    'course design, lesson plans, instructional design, curriculum, designed courses, wrote courses, training needs analysis',
  lead: 'leadership, team leadership, team leader, led, commanded, supervise, supervised, supervision, supervising, supervisor, people management, managing people, line management, managed a team, crew leadership, managing teams, team management, managing a team',
  cook: 'chef, kitchen, galley, catering, menu planning, menus, meals, food preparation, cooking, cooked',
  foodsafety: 'food hygiene, servsafe, haccp, food safety, level 2 food safety, level 3 food safety',
  drive: 'driver, drove, driving',
  tachograph: 'tachographs, digital tachograph, drivers hours, eld, tachograph analysis, tachograph records',
  vehiclecheck: 'pre trip inspection, daily checks, daily vehicle checks, first parade',
  fleet: 'fleet management, vehicle fleet, fleet compliance, transport management, motor transport',
  vehicle: 'vehicles, vehicle diagnostics, light vehicle, land rover, land rovers, man sv',
  engine:
    'engines, engine repair, engine overhaul, diesel engines, turbine engines, powerplant, diesel engine, marine diesel engines',
  weld: 'welding, welder, fabrication, mig, tig',
  nuclear: 'reactor, reactors, nuclear safety',
  plantoperation: 'plant operation, machinery spaces, engine room, watchkeeping',
  intelligence:
    'intelligence analysis, all source analysis, all source, open source research, open source intelligence, osint, assessments, intelligence analyst',
  linkanalysis: 'i2, analysts notebook, i2 analysts notebook, link analysis, network analysis',
  reportwriting: 'report writing, write reports, written reports, incident reports',
  brief: 'briefing, briefed, briefings, presentations',
  customer: 'customer service, customers, client service, customer relations',
  programming: 'software development, coding, python, javascript, typescript, sql, scripting, react',
  children: 'working with children, pupils, young people, safeguarding, cadets',
  loadhandling: 'picking and packing, order picking, rf scanning, pick, pack',
  plc: 'plc fault finding, plc troubleshooting, programmable logic, automation',
  steward: 'front of house, waiting tables, mess service',
  survey: 'surveying, surveyed, mapping, gis, geospatial',
  flight: 'flying, flew, pilot, pilots, flight hours, aircrew',
  airtraffic: 'air traffic control, atc, radar control',
  explosive: 'explosives, eod, ordnance, ammunition, munitions, demolitions',
};
