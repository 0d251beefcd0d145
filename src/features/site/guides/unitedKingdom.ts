import type { Guides } from './guide.ts';

export const unitedKingdom: Guides = {
  healthcare: {
    lead: 'In service, medical care came to you. Now you register, and it helps to say that you served.',
    urgent:
      'In danger now? Call 999. To talk at any hour: Samaritans on 116 123, or NHS 111 and choose mental health.',
    entries: [
      {
        name: 'A civilian GP',
        text: 'Register where you will live, and tell the practice that you served. It goes on your record and counts when a condition comes from service.',
        href: 'https://www.nhs.uk/nhs-services/armed-forces-community/',
      },
      {
        name: 'Op COURAGE',
        text: 'The NHS mental health service in England for people who are leaving, have left, or were reservists. You, your family or your GP can refer you.',
        href: 'https://www.nhs.uk/nhs-services/armed-forces-community/',
      },
      {
        name: 'Combat Stress',
        text: 'A charity that treats trauma from service, with a helpline that is open day and night.',
        href: 'https://combatstress.org.uk/',
      },
    ],
  },
  education: {
    lead: 'Some of the money for training runs out with time, or must be claimed before you leave. Look at that first.',
    entries: [
      {
        name: 'Career Transition Partnership',
        text: 'The Ministry of Defence’s resettlement service: workshops, vocational training and advice, before and after you leave.',
        href: 'https://www.ctp.org.uk/',
      },
      {
        name: 'Enhanced Learning Credits',
        text: 'A share of the cost of a course that leads to a nationally recognised qualification. You join the scheme while you serve.',
        href: 'https://www.enhancedlearningcredits.com/',
      },
      {
        name: 'National Careers Service',
        text: 'Free advice on courses and careers in England, by phone, on the web or face to face.',
        href: 'https://nationalcareers.service.gov.uk/',
      },
    ],
  },
  discounts: {
    lead: 'Three cards cover most of what shops, railways and services offer to people who served.',
    entries: [
      {
        name: 'HM Armed Forces Veteran Card',
        text: 'Free, from the government. It proves that you served wherever you are asked.',
        href: 'https://www.gov.uk/veteran-card',
      },
      {
        name: 'Veterans Railcard',
        text: 'A third off most rail fares in Great Britain, also for one person who travels with you.',
        href: 'https://www.veterans-railcard.co.uk/',
      },
      {
        name: 'Defence Discount Service',
        text: 'The Ministry of Defence’s official discounts, in shops and on the web, for veterans too.',
        href: 'https://www.defencediscountservice.co.uk/',
      },
    ],
  },
  housing: {
    lead: 'Service accommodation ends with service. Start to look for a home months before the date.',
    urgent: 'Nowhere to stay tonight? Your council must advise you, whatever the hour; say that you served.',
    entries: [
      {
        name: 'Op FORTITUDE',
        text: 'For veterans who are, or may become, homeless: one team that helps to keep a home or to find a supported one.',
        href: 'https://www.riverside.org.uk/care-and-support/veterans/opfortitude/',
      },
      {
        name: 'Your council',
        text: 'Apply for council or housing association homes, and say that you served: many rules on local connection are eased for you.',
        href: 'https://www.gov.uk/apply-for-council-housing',
      },
      {
        name: 'Shelter',
        text: 'Free and independent advice on renting, eviction and homelessness.',
        href: 'https://www.shelter.org.uk/',
      },
    ],
  },
  finance: {
    lead: 'Pension, lump sum and pay stop and start on different days. Put them on one page before you leave.',
    entries: [
      {
        name: 'Pensions and compensation',
        text: 'The Armed Forces pension schemes, and compensation for an injury or illness that service caused.',
        href: 'https://www.gov.uk/pensions-compensation-veterans',
      },
      {
        name: 'MoneyHelper',
        text: 'Free guidance on budgets, debt and pensions, set up by the government.',
        href: 'https://www.moneyhelper.org.uk/',
      },
      {
        name: 'SSAFA',
        text: 'The Armed Forces charity: a caseworker near you, and grants where money is short.',
        href: 'https://www.ssafa.org.uk/',
      },
    ],
  },
};
