/** What the invented organisations do and where they are, by code. */

export interface ServiceDetails {
  services: string[];
  /** Town, state, street: in the United Kingdom and in the United States; none for who is online only. */
  places?: Record<232 | 233, [town: string, state: string, street: string]>;
}

const at = (
  uk: [town: string, nation: string, street: string],
  us: [town: string, state: string, street: string],
): Pick<ServiceDetails, 'places'> => ({ places: { 232: uk, 233: us } });

export const serviceDetails: Record<string, ServiceDetails> = {
  'first-surgery': { services: ['Registering with a doctor', 'Moving the medical record', 'Waiting lists explained'], ...at(['Bristol', 'England', '12 Lower Wharf'], ['San Antonio', 'Texas', '410 Mesquite Street']) },
  'steady-ground': { services: ['Talking therapy', 'Help with sleep', 'Groups'], ...at(['Leeds', 'England', '5 Foundry Yard'], ['Denver', 'Colorado', '88 Larch Avenue']) },
  'mend-and-move': { services: ['Physiotherapy', 'Adaptations at home', 'Return to sport'], ...at(['Manchester', 'England', '21 Canal Parade'], ['Houston', 'Texas', '1902 Bayou Road']) },
  'second-muster': { services: ['A named adviser', 'CV and interviews', 'The first ninety days'], ...at(['Bristol', 'England', '40 Temple Back'], ['Norfolk', 'Virginia', '77 Pier Street']) },
  'trade-bridge': { services: ['Trade cards', 'Employers who hire', 'Tools for the first job'], ...at(['Leeds', 'England', '9 Weir Street'], ['Columbus', 'Ohio', '300 Forge Lane']) },
  'quiet-hire': { services: ['Practice interviews', 'Feedback in writing', 'Adjustments at work'] },
  'founders-mess': { services: ['Mentors', 'Business plans', 'First customers'], ...at(['Bristol', 'England', '3 Lantern Court'], ['San Diego', 'California', '640 Harbor Row']) },
  'open-quad': { services: ['Places at college', 'Credit for service', 'Applications'], ...at(['Exeter', 'England', '18 Abbey Walk'], ['Fayetteville', 'North Carolina', '215 Pine Hall']) },
  'credit-check-learning': { services: ['What can be paid for', 'Claims on time', 'Appeals'] },
  'night-school-net': { services: ['Evening classes', 'Weekend tutors', 'Exams near you'] },
  'pay-day-one': { services: ['A budget for a year', 'Tax and first pay', 'Lump sums'], ...at(['Portsmouth', 'England', '66 Rope Walk'], ['Jacksonville', 'Florida', '12 Mariner Way']) },
  'clear-book': { services: ['Debts in order', 'Letters opened together', 'Talks with lenders'] },
  'pension-post': { services: ['Letters in plain words', 'Lump sum or income', 'For the partner'] },
  'keys-in-hand': { services: ['Deposits', 'Local connection', 'Mortgages'], ...at(['Plymouth', 'England', '2 Citadel Steps'], ['San Antonio', 'Texas', '55 Cedar Court']) },
  'roof-tonight': { services: ['A bed tonight', 'A plan tomorrow', 'Storage and post'], ...at(['Bristol', 'England', '101 Station Approach'], ['Norfolk', 'Virginia', '9 Granby Row']) },
  'settle-well': { services: ['Places compared', 'Schools', 'Travel times'] },
  'signal-room': { services: ['A forum by trade', 'Questions answered', 'Meetings online'] },
  'mentor-link': { services: ['Six video calls', 'Somebody from your trade', 'Contacts'] },
  'plain-words': { services: ['Service words translated', 'Checked by an employer', 'By the next day'] },
  netpath: { services: ['Network certificates', 'Security certificates', 'Exam vouchers'] },
  'wheel-and-load': { services: ['Lorry and truck licences', 'Forklifts', 'Transport managers'], ...at(['Birmingham', 'England', '7 Depot Road'], ['Columbus', 'Ohio', '1500 Freight Drive']) },
  'site-ready': { services: ['Safety cards', 'Electrical tickets', 'Plant tickets'], ...at(['Bristol', 'England', '3 Wharf Lane'], ['Houston', 'Texas', '28 Derrick Street']) },
  'care-start': { services: ['Care certificates', 'Clinical skills', 'Placements'], ...at(['Cardiff', 'Wales', '14 Dock Street'], ['Jacksonville', 'Florida', '71 Live Oak Lane']) },
  'night-watch-text': { services: ['Answers in minutes', 'No name needed', 'Help where you are'] },
  'open-door-bristol': { services: ['Couples', 'Children', 'Groups for families'], ...at(['Bristol', 'England', '8 Orchard Steps'], ['Norfolk', 'Virginia', '16 Botetourt Square']) },
  'good-limb': { services: ['Fitting', 'Repair', 'Training'], ...at(['Liverpool', 'England', '30 Brunswick Yard'], ['San Antonio', 'Texas', '204 Mission Way']) },
  'shift-ready': { services: ['Jobs this month', 'Licences paid for', 'Travel to interviews'], ...at(['Leeds', 'England', '17 Goods Yard'], ['Columbus', 'Ohio', '61 Rail Street']) },
  'bench-to-desk': { services: ['Job titles explained', 'A profile in an evening', 'Employers online'] },
  'civvy-street-south': { services: ['Vacancies', 'Employers to talk to', 'Coffee'], ...at(['Portsmouth', 'England', '4 Camber Quay'], ['San Diego', 'California', '33 Kettner Row']) },
  'campus-kit': { services: ['Student finance', 'Childcare', 'Housing near campus'], ...at(['Edinburgh', 'Scotland', '19 Meadow Place'], ['Fayetteville', 'North Carolina', '40 Hay Court']) },
  'letters-and-numbers': { services: ['Maths', 'English', 'Exams'], ...at(['Cardiff', 'Wales', '2 Arcade Lane'], ['Jacksonville', 'Florida', '5 Laura Row']) },
  'first-home-fund': { services: ['Mortgages', 'Savings', 'Credit files'] },
  'claim-right': { services: ['Claims', 'Assessments', 'Appeals'], ...at(['Newcastle upon Tyne', 'England', '11 Sandhill Steps'], ['Houston', 'Texas', '9 Travis Court']) },
  'side-by-side-homes': { services: ['Flats', 'A support worker', 'Schools and nursery'], ...at(['Manchester', 'England', '52 Mill Gate'], ['Phoenix', 'Arizona', '212 Saguaro Lane']) },
  'anchor-house': { services: ['A room', 'A key worker', 'A way on'], ...at(['Bristol', 'England', '27 Cumberland Row'], ['Norfolk', 'Virginia', '48 Freemason Street']) },
  'home-front-hub': { services: ['Partners talk', 'Schools', 'Own careers'] },
  'ledger-night': { services: ['Books and tax', 'First invoices', 'Questions'] },
  'shore-side': { services: ['Deck tickets', 'Engine tickets', 'Port work'], ...at(['Plymouth', 'England', '6 Slipway Road'], ['Norfolk', 'Virginia', '120 Drydock Avenue']) },
  'lead-on': { services: ['Project certificates', 'Team leading', 'Coaching'], ...at(['Bristol', 'England', '15 Corn Row'], ['San Antonio', 'Texas', '31 Pecan Plaza']) },
};
