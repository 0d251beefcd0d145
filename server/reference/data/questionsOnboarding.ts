// Personal details, career direction, and the questionnaire of each career direction.
import { type OptionSeed, optionId, type QuestionSeed } from './questionSeed.ts';

export const personalDetails: QuestionSeed[] = [
  {
    id: 6001,
    code: 'service_status',
    title: 'What best describes you?',
    why: 'Dates, deadlines and the help you can use depend on it.',
    type: 'single_choice',
    options: [
      [1, 'serving', 'I am serving, with no leaving date yet'],
      [2, 'leaving', 'I am leaving within 24 months'],
      [3, 'veteran', 'I am a veteran'],
      [4, 'reservist', 'I am a reservist'],
      [5, 'partner', 'I am the partner of someone who serves or served'],
    ],
  },
];

const DIRECTION = 6010;

export const careerDirection: QuestionSeed[] = [
  {
    id: DIRECTION,
    code: 'career_direction',
    title: 'What do you want to do next?',
    help: 'You can change this later. Finished tasks stay.',
    why: 'The next questions and your action plan follow from it.',
    type: 'single_choice',
    options: [
      [1, 'job_now', 'Find a job now'],
      [2, 'retrain', 'Retrain for a new trade or profession'],
      [3, 'study', 'Study for a qualification'],
      [4, 'business', 'Start a business'],
      [5, 'not_sure', 'I am not sure yet'],
    ],
  },
];

// The value of a sector is the id of its industry.
const sectors: OptionSeed[] = [
  [1, '1', 'Aerospace and military'],
  [2, '6', 'Construction and infrastructure'],
  [3, '8', 'Cyber security'],
  [4, '9', 'Education and training'],
  [5, '10', 'Emergency services'],
  [6, '11', 'Energy and utilities'],
  [7, '12', 'Engineering'],
  [8, '14', 'Government and public sector'],
  [9, '15', 'Health and care'],
  [10, '18', 'Information technology'],
  [11, '20', 'Logistics, transport and supply chain'],
  [12, '21', 'Manufacturing'],
  [13, '7', 'Consulting and professional services'],
  [14, '25', 'Security'],
  [15, 'any', 'I have no preference', 'exclusive'],
];

const workPattern: OptionSeed[] = [
  [1, 'full_time', 'Full time, at a workplace'],
  [2, 'part_time', 'Part time, at a workplace'],
  [3, 'shifts', 'Shifts or rotations'],
  [4, 'hybrid', 'Some days at home'],
  [5, 'remote', 'Always from home'],
];
const awayFromHome = [1, 2, 3, 4];

const strengths: OptionSeed[] = [
  [1, 'leading', 'Leading people'],
  [2, 'planning', 'Planning and coordination'],
  [3, 'fixing', 'Repairing and maintaining equipment'],
  [4, 'building', 'Building and working with my hands'],
  [5, 'teaching', 'Teaching and coaching'],
  [6, 'analysing', 'Finding and analysing information'],
  [7, 'caring', 'Looking after people'],
  [8, 'technology', 'Computers and communications'],
  [9, 'calm', 'Staying calm under pressure'],
  [10, 'unsure', 'I am not sure', 'exclusive'],
];

const barriers: OptionSeed[] = [
  [1, 'civilian_terms', 'Putting my service into civilian words'],
  [2, 'no_qualification', 'No civilian qualification for what I can do'],
  [3, 'interviews', 'I have not had a job interview for years'],
  [4, 'health', 'An injury or health condition'],
  [5, 'housing', 'Finding somewhere to live'],
  [6, 'money', 'Money during the change'],
  [7, 'family', 'Caring for children or family'],
  [8, 'contacts', 'I know few people outside the forces'],
  [9, 'none', 'None of these', 'exclusive'],
];

const support: OptionSeed[] = [
  [1, 'cv', 'Help with writing my applications'],
  [2, 'mentor', 'A mentor who made the same move'],
  [3, 'interview', 'Interview practice'],
  [4, 'training', 'Choosing training'],
  [5, 'finance', 'Advice on money'],
  [6, 'health', 'Health and wellbeing'],
  [7, 'housing', 'Advice on housing'],
  [8, 'employers', 'Introductions to employers'],
  [9, 'none', 'None for now', 'exclusive'],
];

const startWindow: OptionSeed[] = [
  [1, 'now', 'As soon as I can'],
  [2, '3_months', 'Within 3 months'],
  [3, '6_months', 'Within 6 months'],
  [4, '12_months', 'Within a year'],
  [5, 'later', 'Later than that'],
];

const askSectors = (id: number, title: string): QuestionSeed => ({
  id,
  code: 'sectors',
  title,
  help: 'Choose all that apply.',
  why: 'Jobs, courses and contacts are picked from these sectors first.',
  type: 'multi_choice',
  options: sectors,
});

const askWorkPattern = (id: number): QuestionSeed => ({
  id,
  code: 'work_pattern',
  title: 'How would you like to work?',
  why: 'It decides which jobs are worth your time.',
  type: 'single_choice',
  options: workPattern,
});

const askDistance = (id: number, workPatternId: number): QuestionSeed => ({
  id,
  code: 'distance',
  title: 'How many miles would you travel to work, one way?',
  help: 'A whole number. Enter 0 if you plan to move for the job.',
  why: 'Jobs further away are left out of your matches, unless you are willing to move.',
  type: 'number',
  min: 0,
  max: 300,
  depends_on: { question_id: workPatternId, options: awayFromHome },
});

const askSalaryFloor = (id: number): QuestionSeed => ({
  id,
  code: 'salary_floor',
  title: 'What is the least you need to earn in a year, before tax?',
  help: 'A whole number, in the currency you are paid in. Only you see it.',
  why: 'Jobs that pay less are marked, so that you can skip them.',
  type: 'number',
  optional: true,
  min: 0,
  max: 1_000_000,
});

const askStrengths = (id: number): QuestionSeed => ({
  id,
  code: 'strengths',
  title: 'What are you good at?',
  help: 'Choose all that apply.',
  why: 'Your plan starts from what you can already do.',
  type: 'multi_choice',
  options: strengths,
});

const askBarriers = (id: number): QuestionSeed => ({
  id,
  code: 'barriers',
  title: 'What could get in the way?',
  help: 'Choose all that apply. Employers never see this.',
  why: 'Each one adds a task or a service that deals with it.',
  type: 'multi_choice',
  options: barriers,
});

const askSupport = (id: number): QuestionSeed => ({
  id,
  code: 'support',
  title: 'Which support would you use?',
  help: 'Choose all that apply.',
  why: 'Services are recommended from your answer.',
  type: 'multi_choice',
  options: support,
});

const askStartWindow = (id: number, title: string): QuestionSeed => ({
  id,
  code: 'start_window',
  title,
  why: 'The dates in your plan are counted back from it.',
  type: 'single_choice',
  options: startWindow,
});

const jobNow: QuestionSeed[] = [
  askSectors(6101, 'Which sectors would you work in?'),
  askWorkPattern(6102),
  askDistance(6103, 6102),
  askSalaryFloor(6104),
  askStrengths(6105),
  askBarriers(6106),
  askSupport(6107),
  askStartWindow(6108, 'When could you start a job?'),
];

const retrain: QuestionSeed[] = [
  askSectors(6201, 'Which sectors do you want to move into?'),
  {
    id: 6202,
    code: 'training_pattern',
    title: 'How would you like to train?',
    why: 'Courses that do not fit your week are left out.',
    type: 'single_choice',
    options: [
      [1, 'full_time', 'Full time'],
      [2, 'part_time', 'Part time, beside work'],
      [3, 'online', 'Online, at my own pace'],
      [4, 'on_the_job', 'On the job, such as an apprenticeship'],
    ],
  },
  {
    id: 6203,
    code: 'training_length',
    title: 'How long can the training take?',
    why: 'It decides between a short course, a certificate and an apprenticeship.',
    type: 'single_choice',
    options: [
      [1, 'weeks', 'A few weeks'],
      [2, '6_months', 'Up to 6 months'],
      [3, 'year', 'Up to a year'],
      [4, 'years', 'More than a year'],
    ],
  },
  {
    id: 6204,
    code: 'own_money',
    title: 'How much of your own money could you spend on training?',
    help: 'A whole number, in your own currency. 0 is a fine answer.',
    why: 'Free and funded courses come first when the budget is small.',
    type: 'number',
    optional: true,
    min: 0,
    max: 100_000,
  },
  {
    id: 6205,
    code: 'confidence',
    title: 'How sure are you about the new line of work?',
    help: '1 means not at all, 5 means certain.',
    why: 'If you are unsure, your plan begins with visits and conversations, not with a course.',
    type: 'scale',
    min: 1,
    max: 5,
  },
  askBarriers(6206),
  askSupport(6207),
  askStartWindow(6208, 'When would you like to begin training?'),
];

const study: QuestionSeed[] = [
  {
    id: 6301,
    code: 'subject',
    title: 'What would you like to study?',
    help: 'A subject or a field. A rough idea is fine.',
    why: 'Courses and entry requirements depend on the subject.',
    type: 'text',
    max_length: 120,
  },
  {
    id: 6302,
    code: 'level',
    title: 'Which level are you aiming for?',
    why: 'It decides where you can apply and what you need first.',
    type: 'single_choice',
    options: [
      [1, 'certificate', 'A certificate or diploma'],
      [2, 'foundation', 'A foundation or associate degree'],
      [3, 'bachelor', 'A bachelor’s degree'],
      [4, 'master', 'A master’s degree or higher'],
      [5, 'unsure', 'I am not sure'],
    ],
  },
  {
    id: 6303,
    code: 'study_mode',
    title: 'How would you like to study?',
    why: 'Courses that do not fit your week are left out.',
    type: 'single_choice',
    options: [
      [1, 'full_time', 'Full time, on campus'],
      [2, 'part_time', 'Part time, on campus'],
      [3, 'online', 'Online'],
    ],
  },
  {
    id: 6304,
    code: 'funding',
    title: 'How will you pay for it?',
    help: 'Choose all that apply.',
    why: 'Funding often has to be claimed before the course begins.',
    type: 'multi_choice',
    country_id: 232,
    options: [
      [1, 'enhanced_learning_credits', 'Enhanced Learning Credits'],
      [2, 'standard_learning_credit', 'Standard Learning Credit'],
      [3, 'further_higher_education', 'Publicly Funded Further and Higher Education scheme'],
      [4, 'student_finance', 'Student finance'],
      [5, 'own_money', 'My own money'],
      [6, 'unsure', 'I do not know yet', 'exclusive'],
    ],
  },
  {
    id: 6305,
    code: 'funding',
    title: 'How will you pay for it?',
    help: 'Choose all that apply.',
    why: 'Funding often has to be claimed before the course begins.',
    type: 'multi_choice',
    country_id: 233,
    options: [
      [1, 'gi_bill', 'GI Bill'],
      [2, 'vre', 'Veteran Readiness and Employment'],
      [3, 'tuition_assistance', 'Tuition Assistance'],
      [4, 'federal_aid', 'Federal student aid'],
      [5, 'own_money', 'My own money'],
      [6, 'unsure', 'I do not know yet', 'exclusive'],
    ],
  },
  {
    id: 6306,
    code: 'start_on',
    title: 'When would you like to start?',
    help: 'Any day in the month you have in mind. Leave it empty if you do not know.',
    why: 'Applications close months before a course begins.',
    type: 'date',
    optional: true,
  },
  {
    id: 6307,
    code: 'prior_learning',
    title: 'What could count towards it?',
    help: 'Choose all that apply.',
    why: 'Many schools give credit for service training.',
    type: 'multi_choice',
    options: [
      [1, 'service_courses', 'Courses from my service'],
      [2, 'school', 'School qualifications'],
      [3, 'college', 'College or university credits'],
      [4, 'licences', 'Professional registrations or certificates'],
      [5, 'none', 'Nothing that I know of', 'exclusive'],
    ],
  },
  askBarriers(6308),
  askSupport(6309),
];

const business: QuestionSeed[] = [
  {
    id: 6401,
    code: 'idea',
    title: 'What is your business idea?',
    help: 'One or two sentences.',
    why: 'Advisers and courses are picked for your kind of business.',
    type: 'text',
    max_length: 300,
  },
  askSectors(6402, 'Which sectors would it work in?'),
  {
    id: 6403,
    code: 'stage',
    title: 'How far have you got?',
    why: 'Your plan begins where you are.',
    type: 'single_choice',
    options: [
      [1, 'idea', 'I have an idea'],
      [2, 'plan', 'I have written a plan'],
      [3, 'registered', 'It is registered, with no customers yet'],
      [4, 'trading', 'It has paying customers'],
    ],
  },
  {
    id: 6404,
    code: 'trading_since',
    title: 'When did your first customer pay?',
    why: 'Some grants need a trading history, others rule one out.',
    type: 'date',
    depends_on: { question_id: 6403, options: [4] },
  },
  {
    id: 6405,
    code: 'money_needed',
    title: 'How much money do you need to begin?',
    help: 'A whole number, in your own currency. A guess is fine.',
    why: 'It decides between savings, a start-up loan and a grant.',
    type: 'number',
    optional: true,
    min: 0,
    max: 10_000_000,
  },
  {
    id: 6406,
    code: 'hours',
    title: 'How many hours a week can you give it?',
    why: 'The dates in your plan depend on it.',
    type: 'number',
    min: 1,
    max: 100,
  },
  askBarriers(6407),
  askSupport(6408),
];

const notSure: QuestionSeed[] = [
  {
    id: 6501,
    code: 'enjoyed',
    title: 'Which parts of service did you enjoy?',
    help: 'Choose all that apply.',
    why: 'They point to the work you are likely to enjoy next.',
    type: 'multi_choice',
    options: [
      [1, 'team', 'Being part of a team'],
      [2, 'leading', 'Leading people'],
      [3, 'technical', 'Technical work'],
      [4, 'outdoors', 'Being outdoors'],
      [5, 'travel', 'Travel'],
      [6, 'helping', 'Helping people'],
      [7, 'teaching', 'Teaching'],
      [8, 'routine', 'Clear rules and routine'],
      [9, 'none', 'None of these', 'exclusive'],
    ],
  },
  {
    id: 6502,
    code: 'avoid',
    title: 'What do you want to leave behind?',
    help: 'Choose all that apply.',
    why: 'Work with these in it is ranked lower.',
    type: 'multi_choice',
    options: [
      [1, 'time_away', 'Weeks away from home'],
      [2, 'shifts', 'Nights and shifts'],
      [3, 'physical', 'Hard physical work'],
      [4, 'desk', 'A desk all day'],
      [5, 'danger', 'Danger'],
      [6, 'responsibility', 'Responsibility for many people'],
      [7, 'none', 'None of these', 'exclusive'],
    ],
  },
  askWorkPattern(6503),
  askDistance(6504, 6503),
  askSalaryFloor(6505),
  askStrengths(6506),
  {
    id: 6507,
    code: 'confidence',
    title: 'How ready do you feel to choose a direction?',
    help: '1 means not at all, 5 means nearly there.',
    why: 'It sets how many first steps your plan has.',
    type: 'scale',
    min: 1,
    max: 5,
  },
  askSupport(6508),
];

/** The questionnaire of each career direction, by the option that was chosen. */
export const questionnaires: { career_direction_id: number; questions: QuestionSeed[] }[] = [
  { career_direction_id: optionId(DIRECTION, 1), questions: jobNow },
  { career_direction_id: optionId(DIRECTION, 2), questions: retrain },
  { career_direction_id: optionId(DIRECTION, 3), questions: study },
  { career_direction_id: optionId(DIRECTION, 4), questions: business },
  { career_direction_id: optionId(DIRECTION, 5), questions: notSure },
];
