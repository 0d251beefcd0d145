import type { Guides } from './guide.ts';

export const unitedKingdom: Guides = {
  healthcare: {
    lead: 'In service, medical care came to you. Now you need to register, and it helps to say that you’ve served.',
    urgent:
      'In danger now? Call 999. To talk to someone at any time, call Samaritans on 116 123, or call NHS 111 and choose the mental health option.',
    entries: [
      {
        name: 'A civilian GP',
        text: 'Register where you’re going to live, and tell the practice that you’ve served. It goes on your record, and matters if a condition is linked to your service.',
        href: 'https://www.nhs.uk/nhs-services/armed-forces-community/',
      },
      {
        name: 'Op COURAGE',
        text: 'The NHS mental health service in England for service leavers, veterans and reservists. You can refer yourself, or your family or GP can do it for you.',
        href: 'https://www.nhs.uk/nhs-services/armed-forces-community/',
      },
      {
        name: 'Combat Stress',
        text: 'A charity that treats trauma from military service, with a 24-hour helpline.',
        href: 'https://combatstress.org.uk/',
      },
    ],
  },
  education: {
    lead: 'Some training funds run out over time, or have to be claimed before you leave. Check those first.',
    entries: [
      {
        name: 'Career Transition Partnership',
        text: 'The Ministry of Defence’s resettlement service, with workshops, vocational training and advice before and after you leave.',
        href: 'https://www.ctp.org.uk/',
      },
      {
        name: 'Enhanced Learning Credits',
        text: 'Help with the cost of a course that leads to a nationally recognised qualification. You have to join the scheme while you’re still serving.',
        href: 'https://www.enhancedlearningcredits.com/',
      },
      {
        name: 'National Careers Service',
        text: 'Free advice on courses and careers in England, by phone, online or face to face.',
        href: 'https://nationalcareers.service.gov.uk/',
      },
    ],
  },
  discounts: {
    lead: 'Three schemes cover most of the discounts that shops, railways and services offer to people who’ve served.',
    entries: [
      {
        name: 'HM Armed Forces Veteran Card',
        text: 'Free from the government. It proves that you’ve served, wherever you’re asked.',
        href: 'https://www.gov.uk/veteran-card',
      },
      {
        name: 'Veterans Railcard',
        text: 'A third off most rail fares in Great Britain, for you and one companion.',
        href: 'https://www.veterans-railcard.co.uk/',
      },
      {
        name: 'Defence Discount Service',
        text: 'The Ministry of Defence’s official discount scheme, in shops and online. It’s open to veterans too.',
        href: 'https://www.defencediscountservice.co.uk/',
      },
    ],
  },
  housing: {
    lead: 'Service accommodation ends when your service does. Start looking for a home months before you leave.',
    urgent: 'Nowhere to stay tonight? Your council must advise you, at any hour. Tell them you’ve served.',
    entries: [
      {
        name: 'Op FORTITUDE',
        text: 'For veterans who are homeless or at risk of it. One team helps you keep your home or find supported housing.',
        href: 'https://www.riverside.org.uk/care-and-support/veterans/opfortitude/',
      },
      {
        name: 'Your council',
        text: 'Apply for council or housing association homes, and say that you’ve served. Many local connection rules are relaxed for you.',
        href: 'https://www.gov.uk/apply-for-council-housing',
      },
      {
        name: 'Shelter',
        text: 'Free, independent advice on renting, eviction and homelessness.',
        href: 'https://www.shelter.org.uk/',
      },
    ],
  },
  finance: {
    lead: 'Your pay, pension and lump sum stop and start on different days. Get the dates together before you leave.',
    entries: [
      {
        name: 'Pensions and compensation',
        text: 'The Armed Forces pension schemes, and compensation for injury or illness caused by service.',
        href: 'https://www.gov.uk/pensions-compensation-veterans',
      },
      {
        name: 'MoneyHelper',
        text: 'Free, government-backed guidance on budgeting, debt and pensions.',
        href: 'https://www.moneyhelper.org.uk/',
      },
      {
        name: 'SSAFA',
        text: 'The Armed Forces charity, with caseworkers near you and grants if money is tight.',
        href: 'https://www.ssafa.org.uk/',
      },
    ],
  },
};
