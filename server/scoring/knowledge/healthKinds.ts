import type { KindOfWork } from './kindOfWork.ts';

export const healthKinds: Record<string, KindOfWork> = {
  emergencyCare: {
    label: 'ambulance and emergency care',
    codes: '29-2042',
    titles:
      'emergency care assistant, emergency medical technician, emt, ambulance~, medic, combat medic, combat medical technician, cmt, corpsman, hospital corpsman, 68w, 4n0x1, medical technician, medical assistant, raf medic, commando medic, emergency medical, first responder, medical sergeant, aviation survival technician, patient transport, health services technician, ema',
    ratings: 'HM',
    near: 'healthcareSupport',
    related: 'paramedics, nursing, theatre',
    family: 'firefighting, healthAndSafety, training, teachingAssistance, policing, dental, welfare',
  },
  paramedics: {
    label: 'paramedic work',
    codes: '29-2043',
    titles: 'paramedic, critical care flight, flight medic, flight paramedic, 18d',
    near: 'emergencyCare',
    related: 'nursing, healthcareSupport',
    family: 'firefighting, training, healthAndSafety',
  },
  nursing: {
    label: 'nursing',
    codes: '29-1141, 29-1151, 29-1161, 29-1171, 29-2061',
    titles:
      'nurse, nursing, staff nurse, registered nurse, practical nursing, army nurse, naval nurse, raf nurse, qarnns, qaranc, nursing officer, matron, midwife, 68c, 66h, icu, lpn',
    near: 'healthcareSupport',
    related: 'emergencyCare, paramedics, theatre',
    family: 'training, healthAndSafety, welfare, teachingAssistance',
  },
  healthcareSupport: {
    label: 'healthcare support',
    codes: '31-1, 31-9092, 31-9099, 29-2055.01, 31-2, 29-1, 29-2',
    titles:
      'healthcare assistant, care assistant, nursing assistant, medical secretary, support worker, phlebotomist, pharmacy technician, laboratory technician, biomedical scientist, radiographer, physiotherapist, care worker, 68p, 68k, 68q, medical laboratory',
    related: 'nursing, emergencyCare, welfare, teachingAssistance',
    family: 'dental, theatre',
  },
  theatre: {
    label: 'operating theatre work',
    codes: '29-2055, 29-9093',
    titles:
      'operating department practitioner, operating room, surgical technologist, theatre practitioner, odp, 68d, scrub',
    near: 'healthcareSupport',
    related: 'nursing, emergencyCare',
    family: 'dental',
  },
  dental: {
    label: 'dental nursing',
    codes: '31-9091, 29-1292, 29-1021',
    titles: 'dental, dental nurse, dental assistant, 68e, 4y0x1',
    related: 'healthcareSupport',
    family: 'officeWork',
  },
  welfare: {
    label: 'welfare and social support',
    codes: '21-',
    titles:
      'welfare~, social worker, chaplain, padre, counsellor, counselor, youth worker, case worker, family support, religious affairs, unit welfare officer, religious programs, 56m, charity',
    related: 'teachingAssistance, healthcareSupport, prisons, hr',
    family: 'training, teaching, officeWork',
  },
};
