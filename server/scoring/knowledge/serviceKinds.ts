import type { KindOfWork } from './kindOfWork.ts';

export const serviceKinds: Record<string, KindOfWork> = {
  cooking: {
    label: 'cooking',
    codes: '35-1011, 35-2, 51-3',
    titles:
      'mess cook, chef, cook, sous chef, head chef, culinary specialist, culinary, kitchen~, catering~, caterer, mess chef, commis, butcher, baker, galley, 92g, 3381, food service specialist, food service',
    ratings: 'CS',
    near: 'cateringManagement',
    family: 'hospitality, stockControl, warehouseWork',
  },
  cateringManagement: {
    label: 'catering management',
    codes: '11-9051, 35-1012, 11-9081',
    titles:
      'catering manager, food service manager, restaurant manager, kitchen manager, mess manager, hotel manager, food service supervisor, catering supervisor, hospitality manager, dining facility manager, services supervisor',
    near: 'cooking',
    related: 'hospitality, operationsManagement',
    family: 'warehouseManagement, purchasing',
  },
  hospitality: {
    label: 'hospitality and service',
    codes: '35-3, 35-9, 37-, 39-3, 39-6, 39-1, 53-2031, 39-5, 39-7, 35-',
    titles:
      'steward~, waiter, bartender, front of house, housekeeping, cabin crew, flight attendant, hotel, bar manager, mess steward, hospitality, cleaner, caretaker, concierge',
    related: 'cateringManagement, sales',
    family: 'cooking, vanDriving, officeWork',
  },
  flying: {
    label: 'flying',
    codes: '53-2011, 53-2012',
    titles:
      'pilot, aviator, airline pilot, helicopter pilot, commercial pilot, naval aviator, army pilot, flying instructor, 153a, 15a, co pilot, captain airline, first officer',
    near: 'drones',
    related: 'airfieldOperations, airTraffic',
    family: 'operationsManagement, training, projectManagement',
  },
  drones: {
    label: 'drone operation',
    codes: '53-2012.01, 17-3024.01',
    titles: 'drone, uncrewed aircraft, unmanned, uas, uav, remote pilot, rpas, 15w, 7314, 1u0x1',
    related: 'intelligence, airfieldOperations, surveying',
    family: 'electronics, flying, dataAnalysis',
  },
  airTraffic: {
    label: 'air traffic control',
    codes: '53-2021',
    titles:
      'air traffic, air traffic controller, atc, 15q, 1c1x1, 7257, fighter controller, weapons controller, aerospace systems operator, controller air',
    ratings: 'AC',
    related: 'airfieldOperations, emergencyPlanning',
    family: 'flying, transportManagement, training',
  },
  airfieldOperations: {
    label: 'airport operations',
    codes: '53-2022, 53-1041, 53-2',
    titles:
      'airport operations, airfield operations, flight operations, aviation groundcrew, aircraft handler, ground crew, groundhandling, flight dispatcher, 15p, 1c7x1, aviation boatswain, aircrewman, aircrew, load master, airfield manager, operations controller',
    ratings: 'AB ABH',
    related: 'cargo, airTraffic',
    family: 'emergencyPlanning, supplyChain, guarding, transportManagement, warehouseWork, firefighting',
  },
  fitness: {
    label: 'fitness and sport',
    codes: '39-9031, 27-2021, 27-2022, 27-2023, 29-9091',
    titles:
      'fitness instructor, personal trainer, physical training instructor, physical trainer, pti, gym, adventurous training, mountain leader, sports coach, leisure centre, outdoor instructor',
    near: 'training',
    related: 'teachingAssistance',
    family: 'teaching, healthcareSupport, welfare, policing, firefighting, operationsManagement',
  },
  animals: {
    label: 'work with animals',
    codes: '39-2, 29-2056, 31-9096, 45-',
    titles:
      'dog handler, veterinary, animal~, kennel, canine, k9, farrier, groom~, 68t, 31k, farm~, gamekeeper, gardener, grounds~',
    related: 'guarding',
    family: 'policing, prisons, healthcareSupport',
  },
  music: {
    label: 'music',
    codes: '27-2042, 27-2041',
    titles: 'musician, bandsman, band~, bandmaster, 42r, 5524',
    family: 'teaching, training, teachingAssistance',
  },
  science: {
    label: 'science',
    codes: '19-',
    titles: 'scientist, laboratory~, chemist, biologist, marine science technician, environmental scientist',
    related: 'healthAndSafety',
    family: 'dataAnalysis, surveying, teaching',
  },
};
