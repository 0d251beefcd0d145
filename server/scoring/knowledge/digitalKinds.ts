import type { KindOfWork } from './kindOfWork.ts';

export const digitalKinds: Record<string, KindOfWork> = {
  networks: {
    label: 'networks and systems administration',
    codes: '15-1244, 15-1241, 15-1299.01, 15-1242',
    titles:
      'network engineer, network administrator, networks engineer, network~, systems administrator, system administrator, sysadmin, server administrator, information systems engineer, cloud engineer, infrastructure engineer, information technology specialist, information systems technician, information systems, ict technician, 25n, 25b, 0671, 3d1x2, 3d0x2, 1d7x1, it2, cyber systems, data center',
    ratings: 'IT',
    near: 'itSupport',
    related: 'cyber',
    family: 'telecoms, software, dataAnalysis, electronics',
  },
  itSupport: {
    label: 'IT support',
    codes: '15-1232, 15-1231, 15-1299, 49-2011',
    titles:
      'it support, service desk, help desk, helpdesk, desktop support, it technician, it specialist, computer support, user support, ict technician, client systems, 25b, 3d1x1, 0651, it2, communications and information systems specialist, cis operator, it support engineer, computer technician',
    ratings: 'IT',
    related: 'networks, cyber',
    family: 'telecoms, software, training, officeWork, electronics, sales',
  },
  cyber: {
    label: 'cyber security',
    codes: '15-1212, 15-1299.04, 15-1299.05, 15-1299.06, 15-1253',
    titles:
      'cyber~, cyber security, cybersecurity, information security, soc analyst, security operations centre, security operations center, penetration tester, incident responder, cyber engineer, cyber operations, cyberspace, information assurance, cryptologic technician networks, threat analyst, 17c, 1721, 1b4x1, 3d0x3, 25d, infosec',
    near: 'networks',
    related: 'itSupport, intelligence, telecoms',
    family: 'software, dataAnalysis, securityManagement, investigation',
  },
  software: {
    label: 'software development',
    codes: '15-1252, 15-1251, 15-1254, 15-1255, 15-1243',
    titles:
      'software, developer, programmer, full stack, web developer, devops, software engineer, test engineer, application developer, coder, 3d0x4',
    related: 'dataAnalysis',
    family: 'networks, cyber, itSupport, projectManagement',
  },
  dataAnalysis: {
    label: 'data and business analysis',
    codes: '15-2051, 15-2031, 13-1111, 15-2041, 13-1161, 15-1211, 13-2',
    titles:
      'data analyst, business analyst, operations research, operational research, data scientist, reporting analyst, management consultant, statistician, market research, performance analyst',
    related: 'intelligence, projectManagement',
    family: 'software, accounting, officeWork',
  },
};
