/** Fighting arms of the Royal Navy (101) and communities of the US Navy (113). */
export const militaryNavyServices: { id: number; service_id: number; title: string; aliases: string[] }[] = [
  { id: 201, service_id: 101, title: 'Surface Fleet', aliases: ['General Service', 'skimmer'] },
  { id: 202, service_id: 101, title: 'Submarine Service', aliases: ['Submarines', 'Silent Service'] },
  { id: 203, service_id: 101, title: 'Fleet Air Arm', aliases: ['FAA'] },
  { id: 204, service_id: 101, title: 'Royal Fleet Auxiliary', aliases: ['RFA'] },
  { id: 205, service_id: 101, title: 'Naval Medical Services', aliases: ['RNMS', 'QARNNS'] },
  { id: 211, service_id: 113, title: 'Surface Warfare', aliases: ['SWO', 'Surface Force'] },
  { id: 212, service_id: 113, title: 'Submarine', aliases: ['Submarine Force', 'Silent Service'] },
  { id: 213, service_id: 113, title: 'Naval Aviation', aliases: ['Airdale'] },
  { id: 214, service_id: 113, title: 'Naval Special Warfare and EOD', aliases: ['NSW', 'SEAL', 'SWCC', 'EOD'] },
  { id: 215, service_id: 113, title: 'Expeditionary', aliases: ['Seabees', 'Master-at-Arms', 'NECC'] },
  { id: 216, service_id: 113, title: 'Information Warfare', aliases: ['IWC', 'Cyber', 'Cryptology'] },
  { id: 217, service_id: 113, title: 'Navy Medicine', aliases: ['BUMED', 'Medical'] },
  { id: 218, service_id: 113, title: 'Supply and Administration', aliases: ['Supply Corps', 'Admin'] },
];
