import type { Guides } from './guide.ts';

export const unitedStates: Guides = {
  healthcare: {
    lead: 'In service, medical care came to you. Now you need to enroll, and some deadlines count from your separation date.',
    urgent:
      'In danger now? Call 911. To talk to someone at any time, contact the Veterans Crisis Line: dial 988 and press 1, or text 838255.',
    entries: [
      {
        name: 'VA health care',
        text: 'Apply online, by phone or by mail. What you pay depends on your service, disability rating and income.',
        href: 'https://www.va.gov/health-care/',
      },
      {
        name: 'Vet Centers',
        text: 'Free and confidential counseling in the community, for you and your family.',
        href: 'https://www.vetcenter.va.gov/',
      },
      {
        name: 'TRICARE after separation',
        text: 'Transitional coverage if you qualify, and plans you can buy until other coverage begins.',
        href: 'https://tricare.mil/',
      },
    ],
  },
  education: {
    lead: 'The GI Bill is the best known program, but not the only one. Compare your options before you use up your months.',
    entries: [
      {
        name: 'GI Bill and other VA education benefits',
        text: 'Tuition, housing allowance and books for college, training and apprenticeships.',
        href: 'https://www.va.gov/education/',
      },
      {
        name: 'Veteran Readiness and Employment',
        text: 'Training and help finding work, for people with a service-connected disability.',
        href: 'https://www.va.gov/careers-employment/vocational-rehabilitation/',
      },
      {
        name: 'DoD SkillBridge',
        text: 'Work with a civilian employer during your last 180 days of service, with your commander’s approval.',
        href: 'https://skillbridge.osd.mil/',
      },
      {
        name: 'Joint Services Transcript',
        text: 'An official record of your military training, with the college credit it may be worth.',
        href: 'https://jst.doded.mil/',
      },
    ],
  },
  discounts: {
    lead: 'One card proves your service in most places. For the rest, it’s worth asking.',
    entries: [
      {
        name: 'Veteran ID Card',
        text: 'Free from VA. It proves that you served, so you don’t have to carry your DD214.',
        href: 'https://www.va.gov/records/get-veteran-id-cards/',
      },
      {
        name: 'National parks',
        text: 'A free Military Pass to national parks and other federal lands. It’s open to veterans too.',
        href: 'https://www.nps.gov/planyourvisit/passes.htm',
      },
      {
        name: 'Commissaries and exchanges',
        text: 'Open to veterans with a service-connected disability, Purple Heart recipients and former prisoners of war.',
        href: 'https://www.commissaries.com/',
      },
    ],
  },
  housing: {
    lead: 'For most homes, VA doesn’t lend the money. It backs your loan, which can lower what you pay.',
    urgent:
      'Nowhere to stay tonight? Call the National Call Center for Homeless Veterans at 877-424-3838, at any time.',
    entries: [
      {
        name: 'VA-backed home loans',
        text: 'Buy, build or refinance, often without a down payment. You need a Certificate of Eligibility first.',
        href: 'https://www.va.gov/housing-assistance/home-loans/',
      },
      {
        name: 'Disability housing grants',
        text: 'Help to buy or adapt a home so that you can live in it with a service-connected disability.',
        href: 'https://www.va.gov/housing-assistance/disability-housing-grants/',
      },
      {
        name: 'Help for homeless veterans',
        text: 'Housing vouchers, short stays and case management for veterans who are homeless or at risk of it.',
        href: 'https://www.va.gov/homeless/',
      },
    ],
  },
  finance: {
    lead: 'Your pay ends on the day you separate, but benefits only begin once you claim them. You can claim some before you leave.',
    entries: [
      {
        name: 'VA disability compensation',
        text: 'A monthly tax-free payment for conditions caused or made worse by service. You can file before you separate.',
        href: 'https://www.va.gov/disability/',
      },
      {
        name: 'Thrift Savings Plan',
        text: 'What you can do with your account after service: leave it, move it or withdraw from it.',
        href: 'https://www.tsp.gov/',
      },
      {
        name: 'Consumer Financial Protection Bureau',
        text: 'Plain guides to credit, debt and loans, and how to complain about a lender.',
        href: 'https://www.consumerfinance.gov/',
      },
    ],
  },
};
