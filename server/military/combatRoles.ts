/**
 * What military-specific occupations (SOC 55-*) are in civilian life. O*NET matches them with nothing, so this list is our own; the
 * sentences name the part of the work that carries over.
 */
type CivilianEquivalent = [code: string, carriesOver: string];

const command: CivilianEquivalent[] = [
  ['11-1021.00', 'Leading a large team, its budget and its equipment through subordinate leaders'],
  ['13-1082.00', 'Planning operations with many moving parts, and seeing them through on time'],
  ['11-9161.00', 'Planning for emergencies and directing the response'],
  ['11-3131.00', 'Planning and judging the training of a unit'],
  ['11-3013.01', 'Assessing risks and protecting people and sites'],
];

const supervision: CivilianEquivalent[] = [
  ['33-1091.00', 'Leading guards and patrols, and answering for what they do'],
  ['13-1151.00', 'Teaching, coaching and testing junior staff'],
  ['11-9161.00', 'Running a control room and coordinating the response to incidents'],
  ['43-1011.00', 'Assigning work, keeping records and reporting for a team'],
  ['53-1043.00', 'Supervising vehicle crews, loads and movements'],
];

export const civilianEquivalents: Record<string, CivilianEquivalent[]> = {
  '55-1011.00': [
    ['53-2012.00', 'Flying and commanding a crew'],
    ['53-2011.00', 'Flying and commanding a crew; an airline transport certificate is needed'],
    ['53-2022.00', 'Planning flights and coordinating air movements'],
    ...command.slice(0, 2),
  ],
  '55-1012.00': [
    ['53-2022.00', 'Running a flight deck: movements, safety and the crews that serve aircraft'],
    ['53-1041.00', 'Supervising ground crews around aircraft'],
    ...command.slice(0, 3),
  ],
  '55-1013.00': command,
  '55-1014.00': command,
  '55-1015.00': [
    ['11-9161.00', 'Running an operations center and directing the response to incidents'],
    ...command.slice(0, 2),
    ['13-1111.00', 'Judging how an organization works and advising its leaders'],
  ],
  '55-1016.00': command,
  '55-1017.00': [command[4]!, ...command.slice(0, 4)],
  '55-1019.00': [
    ...command.slice(0, 2),
    ['13-1111.00', 'Judging how an organization works and advising its leaders'],
  ],
  '55-2011.00': [
    ['53-2022.00', 'Planning flights and coordinating crews'],
    ['53-1041.00', 'Supervising loading and weight and balance of aircraft'],
    ...supervision.slice(1, 2),
  ],
  '55-2012.00': supervision,
  '55-2013.00': supervision,
  '55-3011.00': [
    ['53-2022.00', 'Knowledge of flight operations, radio procedure and airfield safety'],
    ['53-1041.00', 'Loading aircraft and calculating weight and balance'],
    ['53-2031.00', 'Responsibility for the safety of people in a cabin'],
  ],
  '55-3012.00': [
    ['53-6032.00', 'Moving, fueling and servicing aircraft on a deck or ramp'],
    ['49-9041.00', 'Operating and maintaining heavy hydraulic and mechanical systems'],
    ['53-2022.00', 'Coordinating aircraft movements on the ground'],
  ],
  '55-3013.00': [
    ['47-2073.00', 'Operating and servicing heavy tracked vehicles'],
    ['53-3032.00', 'Driving heavy vehicles, alone and in convoys; a commercial license is needed'],
    ['49-3042.00', 'First-line maintenance of tracked vehicles'],
    ['33-9032.00', 'Observation, reporting and guarding'],
    ['33-3051.00', 'Patrols, working under pressure and the measured use of force'],
  ],
  '55-3014.00': [
    ['47-2073.00', 'Operating heavy equipment in a crew, with strict safety drills'],
    ['53-7021.00', 'Lifting and placing heavy loads by signal'],
    ['53-3032.00', 'Driving heavy vehicles, alone and in convoys; a commercial license is needed'],
    ['33-9032.00', 'Guarding people, sites and equipment'],
    ['47-5032.00', 'Handling and storing explosives safely'],
  ],
  '55-3015.00': [
    ['43-5031.00', 'Taking calls, following events on screens and sending help'],
    ['53-2022.00', 'Following and coordinating movements by radio and radar'],
    ['43-5032.00', 'Directing vehicles and crews by radio'],
    ['11-9161.00', 'Keeping the picture of an incident and passing it on'],
  ],
  '55-3016.00': [
    ['33-3051.00', 'Patrols, working under pressure and the measured use of force'],
    ['33-9032.00', 'Guarding people and sites, observation and reporting'],
    ['33-3012.00', 'Keeping order and control in tense situations, in a disciplined team'],
    ['33-2011.00', 'Physical work in danger, in a team that trains for emergencies'],
    ['13-1151.00', 'Teaching and testing skills, for those who led or instructed'],
    ['47-2061.00', 'Hard physical work outdoors with tools, under safety rules'],
  ],
  '55-3018.00': [
    ['13-1199.07', 'Assessing threats and planning how to protect people and sites'],
    ['33-3021.00', 'Observation, gathering evidence and working with local people'],
    ['11-3013.01', 'Leading small teams that protect people and sites'],
    ['13-1151.00', 'Training others, often in another language and culture'],
    ['33-3051.00', 'Patrols, working under pressure and the measured use of force'],
  ],
};

/** Words of fighting: they pull a duty description towards occupations that merely share a word, such as “fire”. */
export const fightingWords =
  'weapon weapons combat enemy missile missiles tactical battle battlefield gun guns gunnery ammunition soldier soldiers marine marines infantry squad squads platoon armor artillery warfare rifle fire fires firing force forces mission missions army navy naval air military corps commander command commands rank grade mos afsc billet billets warfighter target targets targeting munitions ordnance deployment joint doctrine battalion brigade company section regiment fleet war attack defense defence assault';
