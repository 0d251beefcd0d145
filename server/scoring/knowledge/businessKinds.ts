import type { KindOfWork } from './kindOfWork.ts';

export const businessKinds: Record<string, KindOfWork> = {
  hr: {
    label: 'human resources',
    codes: '13-1071, 11-3121, 13-1141, 43-4161, 13-1075',
    titles:
      'human resources, hr, personnel~, personnel specialist, people operations, people partner, recruiter~, recruitment, talent, recruiting, career counselor, retention, hr administrator, 42a, 0111, 3f0x1, 3s0x1, resettlement adviser, hr generalist',
    ratings: 'PS PN NC',
    near: 'payroll, officeWork',
    related: 'welfare',
    family:
      'training, projectManagement, itSupport, accounting, teachingAssistance, operationsManagement, sales',
  },
  payroll: {
    label: 'payroll and personnel administration',
    codes: '43-3051, 43-4161',
    titles:
      'payroll, pay clerk, pay and records, finance clerk, timekeeping, military pay, unit pay, fiscal, disbursing, disbursing clerk',
    near: 'officeWork',
    related: 'accounting, hr',
    family: 'itSupport, stockControl',
  },
  officeWork: {
    label: 'office administration',
    codes: '43-6, 43-4, 43-9, 11-3012, 43-1011, 43-2, 43-5',
    titles:
      'administrator, administrative, admin~, office manager, clerk~, secretary, receptionist, personal assistant, writer, yeoman, chief clerk, administrative specialist, executive assistant, data entry, office administrator, adjutant, orderly room, combat hr, 3f5x1, business support',
    ratings: 'YN',
    near: 'payroll, hr',
    related: 'accounting',
    family: 'projectManagement, stockControl, sales, itSupport, training, legal, teachingAssistance',
  },
  accounting: {
    label: 'accounting and finance',
    codes: '13-2011, 43-3031, 11-3031, 13-2031, 13-2051, 13-2041, 43-30, 13-2',
    titles:
      'accountant, accounts~, bookkeeper, finance~, financial management, auditor, accounting, finance officer, financial controller, budget analyst, comptroller, financial analyst, 36b, 3451, 6f0x1, cost analyst',
    related: 'payroll, dataAnalysis',
    family: 'officeWork, purchasing, stockControl',
  },
  projectManagement: {
    label: 'project management',
    codes: '13-1082, 15-1299.09, 11-9199',
    titles:
      'project manager, programme manager, program manager, project~, project officer, project leader, delivery manager, pmo, scrum master, change manager, staff officer plans, so2 plans, plans officer, capability manager, product manager',
    near: 'operationsManagement',
    related: 'supplyChain, dataAnalysis',
    family:
      'siteSupervision, securityManagement, warehouseManagement, transportManagement, emergencyPlanning, hr, training, sales, healthAndSafety',
  },
  operationsManagement: {
    label: 'operations management',
    codes: '11-1021, 11-1011, 11-3051, 11-9, 11-3013, 11-10',
    titles:
      'operations manager, operations leader, operations officer, general manager, chief of staff, operations director, company commander, squadron commander, battery commander, executive officer, commanding officer, site director, production manager, facilities manager, operations sergeant, company sergeant major, sergeant major, first sergeant, operations chief, operations specialist~',
    near: 'projectManagement',
    related: 'supplyChain, warehouseManagement, transportManagement, securityManagement, training',
    family:
      'siteSupervision, hr, sales, emergencyPlanning, healthAndSafety, policing, intelligence, cateringManagement, purchasing',
  },
  training: {
    label: 'training and instruction',
    codes: '13-1151, 11-3131, 25-9031, 25-1194, 25-3, 25-2032',
    titles:
      'trainer, instructor~, training~, learning and development, learning development officer, training specialist, training manager, training officer, drill instructor, small arms instructor, curriculum~, course manager, instructional designer, coach~, educator, training nco, assessor~, weapons instructor, driving instructor',
    related: 'teaching, teachingAssistance, hr',
    family: 'fitness, projectManagement, welfare, operationsManagement, healthAndSafety',
  },
  teaching: {
    label: 'teaching',
    codes: '25-1, 25-2, 25-4, 25-',
    titles: 'teacher, lecturer, tutor, schoolmaster, head teacher, professor, headteacher',
    near: 'teachingAssistance',
    related: 'training',
    family: 'welfare',
  },
  teachingAssistance: {
    label: 'classroom support',
    codes: '25-9042, 25-9043, 25-9044, 25-9049, 39-9011',
    titles:
      'teaching assistant, paraprofessional, learning support, teacher aide, childcare, nursery, special education',
    related: 'teaching, welfare, training, healthcareSupport',
    family: 'fitness',
  },
  sales: {
    label: 'sales and customer relations',
    codes: '41-, 11-2022, 43-4051',
    titles:
      'salesman, saleswoman, salesperson, sales, sales executive, sales representative, account manager, business development, account executive, customer service, customer success, retail manager, territory, retail services specialist, shop manager, estate agent, call centre',
    family: 'officeWork, marketing, operationsManagement, hr',
  },
  marketing: {
    label: 'media and communications',
    codes: '27-3, 27-1, 27-4, 11-20, 13-1161, 27-2',
    titles:
      'public affairs, media~, communications officer, journalist, photographer, marketing, press officer, graphic, video, mass communication, broadcast, public relations, psychological operations, 46s, 37f, 4341',
    ratings: 'MC',
    related: 'sales',
    family: 'officeWork, training, projectManagement, dataAnalysis',
  },
  legal: {
    label: 'legal work',
    codes: '23-',
    titles: 'paralegal, legal~, solicitor, lawyer, attorney, legal officer, court~, 27d, legalman, jag',
    ratings: 'LN',
    related: 'investigation',
    family: 'officeWork, hr, policing',
  },
  languages: {
    label: 'languages',
    codes: '27-3091',
    titles: 'linguist, interpreter, translator, translation, cryptologic linguist, 35p, 35m',
    ratings: 'CTI',
    related: 'intelligence',
    family: 'teaching, training, officeWork, investigation',
  },
};
