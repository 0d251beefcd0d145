/** Professions of the RAF (104) and career fields of the US services. */
export type ProfessionGroup = {
  service_id: number;
  professions: { id: number; title: string; code?: string; aliases?: string[] }[];
};

export const militaryProfessions: ProfessionGroup[] = [
  {
    service_id: 104,
    professions: [
      { id: 501, title: 'Aviation', aliases: ['Aircrew', 'Flying Branch'] },
      { id: 502, title: 'Air and Space Operations', aliases: ['Air Operations', 'TG9', 'TG12'] },
      { id: 503, title: 'Engineering', aliases: ['TG1', 'Aircraft Engineering', 'Spanner'] },
      { id: 504, title: 'Cyber and Information', aliases: ['TG4', 'Cyberspace', 'ICT', 'Scribbly'] },
      { id: 505, title: 'Intelligence', aliases: ['TG11'] },
      { id: 506, title: 'Force Protection', aliases: ['RAF Regiment', 'Rock Ape', 'RAF Police', 'Fire', 'TG8'] },
      { id: 507, title: 'Logistics', aliases: ['TG18', 'Supply', 'Movements', 'Catering', 'MT'] },
      { id: 508, title: 'Medical and Dental', aliases: ['TG15', 'PMRAFNS'] },
      { id: 509, title: 'People Operations', aliases: ['Personnel', 'Personnel Support', 'TG17', 'Physical Education'] },
      { id: 510, title: 'Legal', aliases: ['RAF Legal Services'] },
      { id: 511, title: 'Chaplaincy and Music', aliases: ['Padre', 'RAF Music Services', 'Band'] },
    ],
  },
  {
    service_id: 111,
    professions: [
      { id: 521, title: 'CMF 11 Infantry', code: '11' },
      { id: 522, title: 'CMF 12 Engineer', code: '12' },
      { id: 523, title: 'CMF 13 Field Artillery', code: '13' },
      { id: 524, title: 'CMF 14 Air Defense Artillery', code: '14' },
      { id: 525, title: 'CMF 15 Aviation', code: '15' },
      { id: 526, title: 'CMF 17 Cyber', code: '17' },
      { id: 527, title: 'CMF 18 Special Forces', code: '18', aliases: ['Green Berets'] },
      { id: 528, title: 'CMF 19 Armor', code: '19', aliases: ['Cavalry'] },
      { id: 529, title: 'CMF 25 Signal', code: '25' },
      { id: 530, title: 'CMF 27 Paralegal', code: '27', aliases: ['JAG'] },
      { id: 531, title: 'CMF 31 Military Police', code: '31' },
      { id: 532, title: 'CMF 35 Military Intelligence', code: '35' },
      { id: 533, title: 'CMF 36 Financial Management', code: '36' },
      { id: 534, title: 'CMF 37 Psychological Operations', code: '37', aliases: ['PSYOP'] },
      { id: 535, title: 'CMF 38 Civil Affairs', code: '38' },
      { id: 536, title: 'CMF 42 Adjutant General', code: '42', aliases: ['Human Resources'] },
      { id: 537, title: 'CMF 56 Religious Support', code: '56', aliases: ['Chaplain'] },
      { id: 538, title: 'CMF 68 Medical', code: '68' },
      { id: 539, title: 'CMF 74 Chemical', code: '74', aliases: ['CBRN'] },
      { id: 540, title: 'CMF 88 Transportation', code: '88' },
      { id: 541, title: 'CMF 89 Ammunition', code: '89', aliases: ['EOD'] },
      { id: 542, title: 'CMF 91 Mechanical Maintenance', code: '91', aliases: ['Ordnance'] },
      { id: 543, title: 'CMF 92 Supply and Services', code: '92', aliases: ['Quartermaster'] },
    ],
  },
  {
    service_id: 112,
    professions: [
      { id: 551, title: '01 Personnel and Administration', code: '01' },
      { id: 552, title: '03 Infantry', code: '03', aliases: ['Grunt'] },
      { id: 553, title: '04 Logistics', code: '04' },
      { id: 554, title: '06 Communications', code: '06' },
      { id: 555, title: '13 Engineer, Construction, Facilities and Equipment', code: '13' },
      { id: 556, title: '30 Supply Chain Materiel Management', code: '30' },
      { id: 557, title: '35 Motor Transport', code: '35' },
      { id: 558, title: '58 Military Police and Corrections', code: '58' },
      { id: 559, title: '60 to 62 Aircraft Maintenance', code: '60', aliases: ['61', '62', 'Aviation maintenance'] },
    ],
  },
  {
    service_id: 114,
    professions: [
      { id: 561, title: 'Aircraft Maintenance', code: '2A' },
      { id: 562, title: 'Logistics', code: '2S', aliases: ['2T'] },
      { id: 563, title: 'Security Forces', code: '3P', aliases: ['Defender'] },
      { id: 564, title: 'Cyber', code: '1D', aliases: ['3D', 'Cyber Defense'] },
      { id: 565, title: 'Intelligence', code: '1N' },
      { id: 566, title: 'Medical', code: '4N' },
      { id: 567, title: 'Personnel', code: '3F' },
      { id: 568, title: 'Civil Engineering', code: '3E' },
      { id: 569, title: 'Aircrew', code: '1A', aliases: ['11', 'Pilot'] },
    ],
  },
  {
    service_id: 115,
    professions: [
      { id: 581, title: 'Space Operations', code: '5S' },
      { id: 582, title: 'Cyber', code: '5C' },
      { id: 583, title: 'Intelligence', code: '5I' },
    ],
  },
];
