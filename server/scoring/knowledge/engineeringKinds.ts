import type { KindOfWork } from './kindOfWork.ts';

export const engineeringKinds: Record<string, KindOfWork> = {
  aircraftMaintenance: {
    label: 'aircraft maintenance',
    codes: '49-3011, 51-2011',
    titles:
      'aircraft mechanic, aircraft engineer, aircraft technician, aircraft maintenance, a p mechanic, licensed aircraft engineer, airframe~, helicopter mechanic, helicopter repairer, helicopter~, crew chief, aviation maintenance technician, aviation structural mechanic, aviation machinist, air engineering technician, tactical aircraft maintenance, line maintenance, hangar~, jet engine mechanic, 15t, 15u, 15r, 6113, 2a3x, 2a5x, amt, aet, flight engineer',
    ratings: 'AM AD',
    related: 'avionics, machineryMaintenance, wind',
    family: 'heavyVehicleRepair, carRepair, marineEngineering, electronics, airfieldOperations',
  },
  avionics: {
    label: 'avionics',
    codes: '49-2091',
    titles:
      'avionics, avionic, aircraft electrician, aircraft electrical, avionics electrical technician, aviation electronics technician, aviation electrician, 15n, 2a6x6',
    ratings: 'AT AE',
    near: 'electronics',
    related: 'aircraftMaintenance, telecoms, machineryMaintenance, electrical',
    family: 'itSupport, wind, networks',
  },
  electronics: {
    label: 'electronics repair',
    codes: '17-3023, 17-3021, 49-2094, 49-2093, 49-2095, 17-3024, 17-3029, 49-9062, 49-2097',
    titles:
      'electronics technician, electronic technician, electronics engineer, weapon engineer, weapon engineering, weapon technician, fire controlman, radar technician, sonar technician, systems technician, missile technician, calibration, test equipment, biomedical, transmissions system operator, et we, artificer weapon, 94e, 2p0x1',
    ratings: 'ET FT FC',
    near: 'avionics',
    related: 'telecoms, machineryMaintenance, electrical',
    family: 'networks, itSupport, wind, nuclear',
  },
  machineryMaintenance: {
    label: 'plant and machinery maintenance',
    codes:
      '49-9041, 49-9043, 49-9044, 49-9071, 17-3027, 17-3026, 49-9099, 49-9098, 51-1011, 51-8021, 51-4041, 17-2141',
    titles:
      'maintenance engineer, maintenance technician, maintenance fitter, maintenance mechanic, field service engineer, field service technician, service engineer, mechanical engineer, mechanical fitter, plant maintenance, general technician mechanical, millwright, generator~, multi skilled, multiskilled, stationary engineer, power generation, facilities engineer, facilities technician, 91d, 52d, 91c, hvac and utilities, utilitiesman, powerline mechanic, maintenance supervisor, maintainer',
    near: 'powerPlant',
    related: 'heavyVehicleRepair, marineEngineering, electrical, heating, wind, welding',
    family: 'carRepair, aircraftMaintenance, electronics, nuclear, plantOperation, siteSupervision',
  },
  marineEngineering: {
    label: 'marine engineering',
    codes: '53-5031, 17-2121, 49-3051',
    titles:
      'marine engineer, marine engineering, ship engineer, marine diesel, marine mechanic, marine technician, engineman, machinist mate, machinery technician, engine room~, motorman, et me, poet me, met, lmm, gas turbine, gas turbine systems, boat mechanic, stoker, marine engineer officer, artificer marine',
    ratings: 'MM EN MK GSM GSE',
    near: 'machineryMaintenance',
    related: 'powerPlant, nuclear, heating',
    family:
      'heavyVehicleRepair, carRepair, electrical, wind, welding, seamanship, firefighting, healthAndSafety',
  },
  powerPlant: {
    label: 'power plant operation',
    codes: '51-8013, 51-8012, 51-8031, 51-8091, 51-8099, 51-8092, 51-8093',
    titles:
      'power plant, power engineer, water treatment, process operator, utilities operator, boiler operator, plant controller, petroleum, tactical power generation, power station, 12p, 12q, 92f',
    related: 'machineryMaintenance, nuclear, electrical, wind',
    family: 'heating, marineEngineering',
  },
  nuclear: {
    label: 'nuclear plant operation',
    codes: '51-8011, 19-4051, 17-2161',
    titles: 'nuclear~, reactor~, nuclear watchkeeper, nuke, radiation protection, health physics',
    ratings: 'MMN EMN ETN',
    near: 'powerPlant, machineryMaintenance',
    related: 'marineEngineering, healthAndSafety',
    family: 'electrical, electronics',
  },
  heating: {
    label: 'plumbing, heating and refrigeration',
    codes: '47-2152, 49-9021, 47-2151, 47-3015',
    titles:
      'plumber, heating engineer, hvac, refrigeration, gas engineer, pipefitter, steamfitter, air conditioning, hull technician, utilitiesman, 91c, 12k, 1161',
    related: 'machineryMaintenance',
    family: 'buildingTrades, electrical, welding, powerPlant',
  },
  welding: {
    label: 'welding and metalwork',
    codes: '51-4121, 51-4122, 47-2211, 51-2041, 51-4041, 51-4031, 47-2221, 51-4',
    titles:
      'welder, fabricator, metalsmith, metalworker, sheet metal, machinist, toolmaker, cnc, boilermaker, hull technician, armourer, gunsmith, small arms repair, steelworker, 91e, 1316, shipwright, blacksmith',
    related: 'machineryMaintenance',
    family: 'heavyVehicleRepair, buildingTrades, marineEngineering, aircraftMaintenance',
  },
  electrical: {
    label: 'electrical work',
    codes: '47-2111, 49-2092, 49-9051, 47-2231, 47-3013, 49-2098, 17-2071',
    titles:
      'sparky, spark, electrician, electrical~, electrical fitter, electrical engineer, electrical installation, electrical systems, interior electrician, construction electrician, lineman, power line, wireman, wiring, general technician electrical, electricians mate, 12r, 1141, 3e0x1, high voltage, solar installer',
    ratings: 'EM CE',
    related: 'machineryMaintenance, powerPlant, siteSupervision, wind, electronics',
    family: 'avionics, telecoms, marineEngineering, heating, healthAndSafety, plantOperation, buildingTrades',
  },
  telecoms: {
    label: 'telecoms work',
    codes: '49-2022, 49-2021, 49-9052, 27-4011, 27-4012, 17-2072',
    titles:
      'telecoms, telecom, telecommunications, fibre, fiber optic, fiber, tower technician, installation technician, cable~, communications engineer, communications systems, radio operator, radio~, signaller, signals~, signal support, signal operations, installer, cable jointer, satellite communications, satcom~, rf technician, 25u, 25q, 25s, 25l, 0621, 0631, 3d1x3, cis engineer, communication systems operator',
    near: 'electronics',
    related: 'networks, itSupport',
    family: 'electrical, avionics, cyber, wind',
  },
  wind: {
    label: 'wind and solar energy',
    codes: '49-9081, 47-2231',
    titles: 'wind turbine, wind technician, renewable energy, turbine technician, solar',
    related: 'machineryMaintenance, electrical',
    family: 'telecoms, electronics',
  },
  ordnance: {
    label: 'explosives and ordnance work',
    codes: '47-5032',
    titles:
      'bomb disposal, explosive ordnance, eod, ammunition technician, ammunition~, uxo, unexploded, demolition, search and eod, 89b, 89d, 2336, blaster, munitions, mine warfare, ato',
    related: 'healthAndSafety, securityManagement',
    family: 'guarding, policing, emergencyPlanning, warehouseWork, diving',
  },
  diving: {
    label: 'commercial diving',
    codes: '49-9092',
    titles: 'diver, diving, clearance diver, navy diver, 00b',
    ratings: 'ND',
    related: 'ordnance, welding',
    family: 'seamanship, healthAndSafety, groundworks',
  },
  seamanship: {
    label: 'work at sea',
    codes: '53-5011, 53-5021, 53-5022',
    titles:
      'seaman, sailor, deckhand, boatswain, bosun, deck officer, coxswain, skipper, ships captain, landing craft, boat operator, warfare specialist, boatswains mate, seaman specialist, mate, watercraft, 88k, 88l, rfa seaman, harbour',
    ratings: 'BM',
    related: 'craneOperation, airfieldOperations',
    family: 'marineEngineering, guarding, warehouseWork, emergencyPlanning, firefighting, surveying',
  },
};
