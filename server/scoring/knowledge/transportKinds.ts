import type { KindOfWork } from './kindOfWork.ts';

export const transportKinds: Record<string, KindOfWork> = {
  truckDriving: {
    label: 'lorry and truck driving',
    codes: '53-3032',
    titles:
      'hgv driver, lgv driver, lorry driver, truck driver, hgv class 1, hgv class 2, class 1 driver, class 2 driver, cdl a, cdl driver, tanker driver, haulage, articulated, trucker, motor transport operator, motor transport, motor vehicle operator, driver~, 88m, 3531, 2t1x1',
    near: 'vanDriving',
    related: 'warehouseWork, transportManagement',
    family: 'plantOperation, supplyChain, warehouseManagement, training, airfieldOperations, craneOperation',
  },
  vanDriving: {
    label: 'van, bus and delivery driving',
    codes: '53-3031, 53-3033, 53-3051, 53-3052, 53-3053, 53-3054, 53-3099',
    titles:
      'delivery driver, van driver, multi drop, courier, bus driver, coach driver, chauffeur, postal and courier operator, staff car driver, taxi driver, minibus driver',
    related: 'truckDriving, warehouseWork',
    family: 'transportManagement',
  },
  warehouseWork: {
    label: 'warehouse and forklift work',
    codes: '53-7051, 53-7062, 53-7064, 53-7065, 53-7063, 43-5111',
    titles:
      'warehouse operative, warehouse associate, warehouse worker, warehouse~, forklift, fork lift, order picker, picker packer, material handler, storeman, stores~, dock worker, loader, counterbalance, reach truck, 92a, 2t2x1, air despatcher, mover, air transportation, port operator, stevedore',
    near: 'stockControl',
    related: 'vanDriving, warehouseManagement, cargo',
    family: 'supplyChain, truckDriving, purchasing',
  },
  stockControl: {
    label: 'stock and supply work',
    codes: '43-5071, 43-5061, 43-4151',
    titles:
      'stock controller, inventory~, storekeeper, stores accountant, stores~, supply specialist, supply sergeant, unit supply, supplier~, supply chain specialist, logistic supply, quartermaster, materiel management, property book, parts clerk, stock clerk, shipping clerk, supply~, 92y, 92a, 3043, 2s0x1, logistics specialist, automated logistical specialist, sustainment, svc sgt, rqms',
    near: 'supplyChain',
    related: 'warehouseWork, warehouseManagement, purchasing',
    family:
      'transportManagement, payroll, accounting, projectManagement, officeWork, cargo, operationsManagement',
  },
  supplyChain: {
    label: 'supply chain and logistics planning',
    codes: '13-1081, 11-3071.04',
    titles:
      'supply chain, logistician, logistics~, demand planner, material planner, logistics officer, logistics coordinator, logistics manager, logistics planner, maintenance management specialist, movement controller, transportation management coordinator, embarkation, 88n, 0491, 90a, 04x0',
    related:
      'warehouseManagement, stockControl, transportManagement, purchasing, cargo, operationsManagement',
    family: 'warehouseWork, projectManagement, dataAnalysis, healthAndSafety',
  },
  warehouseManagement: {
    label: 'warehouse management',
    codes: '11-3071, 53-1042, 53-1043, 53-1047',
    titles:
      'warehouse manager, warehouse shift manager, warehouse supervisor, warehouse team leader, distribution center supervisor, distribution centre manager, depot manager, stores manager, inventory manager, distribution manager',
    near: 'supplyChain',
    related: 'transportManagement, stockControl, operationsManagement, warehouseWork',
    family: 'purchasing, projectManagement',
  },
  transportManagement: {
    label: 'transport and fleet management',
    codes: '11-3071.00, 53-1044, 53-1049, 43-5032',
    titles:
      'transport manager, fleet manager, fleet~, transport supervisor, transport planner, traffic office, dispatcher, convoy commander, transportation officer, truckmaster, master driver, transport coordinator, mt manager, movements officer',
    near: 'supplyChain',
    related: 'warehouseManagement, operationsManagement, truckDriving',
    family: 'vanDriving, purchasing, projectManagement, healthAndSafety',
  },
  cargo: {
    label: 'freight and cargo handling',
    codes: '43-5011, 53-7121',
    titles:
      'freight, cargo~, freight forwarder, air movements, load planner, loadmaster, mover, movements operator, ramp agent',
    related: 'supplyChain, warehouseWork, airfieldOperations',
    family: 'transportManagement, stockControl',
  },
  purchasing: {
    label: 'buying and contracts',
    codes: '13-1021, 13-1022, 13-1023, 11-3061',
    titles:
      'buyer, procurement, purchasing, contracting, contract specialist, contracts manager, commercial officer, 51c, 6c0x1',
    related: 'supplyChain, stockControl',
    family: 'accounting, projectManagement, warehouseManagement',
  },
  craneOperation: {
    label: 'crane and lifting work',
    codes: '53-7021, 53-7041, 47-2221',
    titles: 'crane operator, crane~, slinger, banksman, rigger, lifting supervisor, tower crane',
    related: 'plantOperation',
    family: 'truckDriving, groundworks, warehouseWork',
  },
  plantOperation: {
    label: 'construction plant operation',
    codes: '47-2073, 47-2071, 47-2072, 53-7031, 47-5022, 53-7032, 47-5041',
    titles:
      'excavator, digger, dozer, bulldozer, backhoe, plant operator, heavy equipment operator, equipment operator, earthmoving, grader, loader operator, horizontal construction, combat engineer plant, plant operator mechanic, 12n, 1345',
    ratings: 'EO',
    near: 'groundworks',
    related: 'craneOperation, truckDriving, siteSupervision',
    family: 'heavyVehicleRepair, machineryMaintenance, vanDriving',
  },
  heavyVehicleRepair: {
    label: 'heavy vehicle repair',
    codes: '49-3031, 49-3042, 49-3041, 49-1011',
    titles:
      'hgv technician, hgv mechanic, lgv technician, lorry mechanic, truck mechanic, diesel technician, diesel mechanic, fleet technician, fleet mechanic, fitter vehicle, wheeled vehicle mechanic, vehicle mechanic, recovery mechanic, plant fitter, plant mechanic, construction equipment repairer, tank mechanic, tracked vehicle, reme mechanic, 91b, 91a, 91x, 91l, 3521, 2t3x1, construction mechanic',
    ratings: 'CM',
    near: 'carRepair, machineryMaintenance',
    related: 'marineEngineering, powerPlant',
    family:
      'aircraftMaintenance, truckDriving, vanDriving, transportManagement, plantOperation, welding, wind, healthAndSafety',
  },
  carRepair: {
    label: 'car and light vehicle repair',
    codes: '49-3023, 49-3021, 49-3093, 49-3091, 49-3052, 49-3053, 49-3092',
    titles:
      'vehicle technician, car mechanic, automotive technician, auto mechanic, automotive, mot tester, mechanic~, automotive maintenance technician, light vehicle',
    near: 'heavyVehicleRepair',
    related: 'machineryMaintenance',
    family: 'marineEngineering, aircraftMaintenance, plantOperation, vanDriving',
  },
};
