/** Branches by service and, where the service has them, by navy service: the only list with two parents. */
export type BranchGroup = {
  service_id: number;
  navy_service_id: number | null;
  branches: [id: number, title: string, ...aliases: string[]][];
};

export const militaryBranches: BranchGroup[] = [
  {
    service_id: 101,
    navy_service_id: 201,
    branches: [
      [301, 'Warfare', 'Seaman', 'Dabber'],
      [302, 'Marine Engineering', 'ME', 'Stoker'],
      [303, 'Weapon Engineering', 'WE', 'Greenie'],
      [304, 'Logistics', 'Supply and Secretariat'],
      [305, 'Information Warfare and Communications', 'Communications', 'Bunting'],
      [306, 'Hydrography and Meteorology', 'HM', 'METOC'],
      [307, 'Diving and Threat Exploitation', 'Clearance Diving', 'Mine Warfare'],
      [308, 'Physical Training', 'PT', 'Clubz'],
      [309, 'Royal Navy Police', 'Regulating', 'RNP'],
      [310, 'Chaplaincy', 'Chaplain', 'Bish'],
    ],
  },
  {
    service_id: 101,
    navy_service_id: 202,
    branches: [
      [311, 'Warfare (Submarines)', 'WSM', 'Warfare SM'],
      [312, 'Marine Engineering (Submarines)', 'MESM', 'Marine Engineering SM'],
      [313, 'Weapon Engineering (Submarines)', 'WESM', 'Weapon Engineering SM'],
      [314, 'Strategic Weapon Systems', 'SWS', 'Trident'],
      [315, 'Logistics (Submarines)', 'Logistics SM'],
      [316, 'Medical (Submarines)', 'MASM', 'Medical SM'],
    ],
  },
  {
    service_id: 101,
    navy_service_id: 203,
    branches: [
      [317, 'Aircrew', 'Flyer'],
      [318, 'Air Engineering (Mechanical, Avionics)', 'AE', 'WAFU'],
      [319, 'Survival Equipment', 'SE', 'Squeegee'],
      [320, 'Aircraft Handling', 'AH', 'Chockhead'],
      [321, 'Air Traffic and Fighter Control', 'ATC', 'Fighter Controller'],
    ],
  },
  {
    service_id: 101,
    navy_service_id: 204,
    branches: [
      [322, 'Deck', 'Seaman'],
      [323, 'Marine Engineering', 'Engine Room'],
      [324, 'Systems and Communications', 'Systems Engineering', 'Communications'],
      [325, 'Logistics and Supply', 'LS'],
      [326, 'Medical', 'Medical Technician'],
    ],
  },
  {
    service_id: 101,
    navy_service_id: 205,
    branches: [
      [327, 'Medical', 'MA', 'Scablifter'],
      [328, 'Nursing (QARNNS)', 'QARNNS', "Queen Alexandra's Royal Naval Nursing Service"],
      [329, 'Dental', 'DSA'],
    ],
  },
  {
    service_id: 102,
    navy_service_id: null,
    branches: [
      [330, 'General Duties', 'GD', 'Bootneck'],
      [331, 'Assault Engineer', 'AE'],
      [332, 'Landing Craft', 'LC'],
      [333, 'Mountain Leader', 'ML'],
      [334, 'Signals and Communications', 'Signals', 'CIS'],
      [335, 'Vehicle Mechanic and Metalsmith', 'VM', 'Metalsmith'],
      [336, 'Logistics', 'Stores Accountant', 'Driver', 'Chef'],
      [337, 'Combat Intelligence', 'CI'],
      [338, 'Medical', 'MA'],
      [339, 'Band Service', 'Musician', 'Bugler'],
    ],
  },
  {
    service_id: 113,
    navy_service_id: 211,
    branches: [
      [351, 'Deck and Operations', 'Boatswain'],
      [352, 'Engineering and Hull', 'Snipe'],
      [353, 'Weapons and Combat Systems', 'Combat Systems'],
      [354, 'Supply and Admin', 'Supply', 'Administration'],
      [355, 'Security', 'Force Protection'],
    ],
  },
  {
    service_id: 113,
    navy_service_id: 212,
    branches: [
      [356, 'Engineering and Hull', 'Nuclear', 'Nuke'],
      [357, 'Weapons and Combat Systems', 'Fire Control', 'Sonar'],
      [358, 'Cyber, IT and Cryptology', 'ITS'],
      [359, 'Supply and Admin', 'Supply', 'Administration'],
    ],
  },
  {
    service_id: 113,
    navy_service_id: 213,
    branches: [
      [360, 'Aviation Maintenance', 'Airframes', 'Avionics'],
      [361, 'Aviation Operations', 'Air Traffic Control', 'Aircrew'],
    ],
  },
  {
    service_id: 113,
    navy_service_id: 214,
    branches: [[362, 'Deck and Operations', 'Special Operations', 'EOD', 'Diver']],
  },
  {
    service_id: 113,
    navy_service_id: 215,
    branches: [
      [363, 'Construction', 'Seabees'],
      [364, 'Security', 'Master-at-Arms'],
    ],
  },
  { service_id: 113, navy_service_id: 216, branches: [[365, 'Cyber, IT and Cryptology', 'CT', 'Intelligence']] },
  { service_id: 113, navy_service_id: 217, branches: [[366, 'Medical and Dental', 'Corpsman', 'Dental']] },
  { service_id: 113, navy_service_id: 218, branches: [[367, 'Supply and Admin', 'Logistics', 'Personnel']] },
  {
    service_id: 116,
    navy_service_id: null,
    branches: [
      [371, 'Deck and Weapons', 'Boatswain', 'Gunner'],
      [372, 'Engineering and Hull', 'Machinery'],
      [373, 'Aviation', 'Airdale'],
      [374, 'Administrative and Scientific', 'Admin', 'Medical', 'IT'],
    ],
  },
];
