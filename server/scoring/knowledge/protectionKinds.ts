import type { KindOfWork } from './kindOfWork.ts';

export const protectionKinds: Record<string, KindOfWork> = {
  soldiering: {
    label: 'infantry and combat work',
    codes: '55-',
    titles:
      'infantry, infantryman, rifleman, rifle~, gunner, paratrooper, section commander, squad leader, platoon sergeant, platoon commander, platoon leader, fire team, machine gunner, mortar, anti tank, sniper, ranger, commando, scout~, cavalry, tank crewman, armor crewman, armoured, cannon crewmember, artillery~, fire support, reconnaissance, special forces, special warfare, guardsman, trooper, rifle company, 11b, 11c, 11z, 0311, 0369, 0331, 0341, 19d, 19k, 13b, 13f, infantry unit leader, infantry officer, raf regiment, seal, drill~',
    near: 'guarding, policing, prisons',
    related: 'securityManagement, firefighting, training',
    family:
      'siteSupervision, groundworks, warehouseManagement, warehouseWork, vanDriving, truckDriving, fitness, operationsManagement, projectManagement, teachingAssistance, emergencyPlanning, welfare, sales',
  },
  policing: {
    label: 'police work',
    codes: '33-3051, 33-1012, 33-3052, 33-3031, 33-3041',
    titles:
      'policeman, policewoman, police, police officer, police constable, constable, detective, sheriff, deputy, law enforcement, military police, royal military police, service police, master at arms, provost, security forces, military policeman, border force, patrol officer, trooper state, 31b, 5811, 3p0x1, maritime enforcement, rmp',
    ratings: 'MA',
    near: 'guarding, securityManagement',
    related: 'prisons, investigation, intelligence',
    family: 'firefighting, emergencyPlanning, training, vanDriving, welfare, legal, emergencyCare',
  },
  guarding: {
    label: 'security guarding',
    codes: '33-9032, 33-9031, 33-9099, 33-9093, 33-9094',
    titles:
      'security officer, security guard, guard~, door supervisor, close protection, cctv operator, protective security, force protection, unarmed security, armed security, bodyguard, patrol~, gate security, security~',
    related: 'prisons, policing, securityManagement',
    family: 'vanDriving, firefighting, investigation',
  },
  securityManagement: {
    label: 'security management',
    codes: '11-3013.01, 11-3013, 33-1091, 13-1199.07',
    titles:
      'security manager, head of security, security director, security supervisor, physical security, port security, corporate security, site security manager, security adviser, security consultant, director of security, security operations manager',
    near: 'guarding',
    related: 'policing, investigation, emergencyPlanning, prisons',
    family: 'healthAndSafety, intelligence, operationsManagement, projectManagement',
  },
  prisons: {
    label: 'prison and custody work',
    codes: '33-3012, 33-1011, 21-1092, 33-3011',
    titles:
      'prison officer, prison, correctional officer, corrections, custody, detention, jailer, jail, custodial, military training provost, internment, resettlement specialist, 31e, probation',
    near: 'guarding',
    related: 'policing, welfare',
    family: 'investigation, securityManagement, teachingAssistance, training',
  },
  investigation: {
    label: 'investigation',
    codes: '33-9021, 33-3021, 13-1041, 13-1031',
    titles:
      'investigator, investigations~, fraud investigator, special investigation, compliance officer, cid agent, counter fraud, claims adjuster, 31d, counterintelligence, 35l',
    related: 'policing, intelligence, securityManagement, guarding',
    family: 'legal, dataAnalysis, healthAndSafety',
  },
  intelligence: {
    label: 'intelligence analysis',
    codes: '33-3021.06',
    titles:
      'intelligence analyst, intelligence, all source, operator military intelligence, opmi, signals intelligence, imagery analyst, imint, sigint, osint, threat intelligence, targeting, int corps, cryptologic, 35f, 35n, 35g, 0231, 1n0x1, 1n1x1, analyst intelligence, voice interceptor, electronic warfare',
    ratings: 'CTI CTR CTS IS',
    near: 'dataAnalysis',
    related: 'cyber, investigation',
    family: 'policing, securityManagement, languages, itSupport, projectManagement, training, surveying',
  },
  firefighting: {
    label: 'firefighting and rescue',
    codes: '33-2011, 33-1021, 33-2021, 33-2022',
    titles:
      'fireman, firewoman, firemen, firefighter, fire fighter, fire protection, fire officer, fire chief, fire service, fire inspector, airport firefighter, aircraft rescue, rescue~, damage controlman, crash crew, 3e7x1, 12m, 7051, hotshot, search and rescue, naval airman aircraft handler',
    near: 'emergencyCare',
    related: 'healthAndSafety, emergencyPlanning, training',
    family: 'guarding, policing, prisons, paramedics, securityManagement',
  },
  emergencyPlanning: {
    label: 'emergency planning',
    codes: '11-9161, 43-5031, 43-5031.00',
    titles:
      'emergency planning, emergency management, resilience officer, business continuity, emergency manager, civil contingencies, cbrn, control room, emergency dispatcher, 74d, 3e9x1, 5711, operations room',
    related: 'healthAndSafety, securityManagement, projectManagement',
    family: 'firefighting, operationsManagement, training, policing',
  },
  healthAndSafety: {
    label: 'health and safety',
    codes: '19-5011, 19-5012, 29-9011, 29-9012, 17-2111, 19-4042, 19-2041',
    titles:
      'health and safety, safety adviser, safety officer, ehs, hse, safety specialist, safety manager, occupational health, environmental health, occupational safety, qhse, preventive medicine, bioenvironmental, 68s',
    related: 'emergencyPlanning, training',
    family: 'siteSupervision, firefighting, securityManagement',
  },
};
