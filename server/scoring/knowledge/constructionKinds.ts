import type { KindOfWork } from './kindOfWork.ts';

export const constructionKinds: Record<string, KindOfWork> = {
  groundworks: {
    label: 'construction and groundworks',
    codes: '47-2061, 47-2051, 47-4, 47-3',
    titles:
      'construction operative, groundworker, labourer, laborer, concrete, road worker, combat engineer, sapper, assault engineer, military engineer, 12b, 1371, pioneer, builder operative, scaffolder',
    related: 'plantOperation, buildingTrades, siteSupervision',
    family: 'truckDriving, machineryMaintenance, guarding',
  },
  buildingTrades: {
    label: 'building trades',
    codes: '47-2031, 47-2021, 47-2022, 47-2081, 47-2141, 47-2161, 47-2181, 47-2044, 51-7',
    titles:
      'chippy, brickie, carpenter, joiner, bricklayer, builder, painter and decorator, roofer, plasterer, mason, 12w, building and structure, bricklayer and concretor, carpentry',
    ratings: 'BU',
    related: 'groundworks, siteSupervision',
    family: 'plantOperation, heating, electrical, machineryMaintenance',
  },
  siteSupervision: {
    label: 'construction supervision',
    codes: '47-1011, 11-9021, 47-4011',
    titles:
      'site supervisor, site manager, construction supervisor, construction manager, construction superintendent, superintendent, foreman, foreman of works, clerk of works, troop staff sergeant engineer, works supervisor, 12h, 12n40, construction foreman',
    near: 'projectManagement',
    related: 'groundworks, buildingTrades, plantOperation',
    family: 'healthAndSafety, operationsManagement, electrical, surveying',
  },
  surveying: {
    label: 'surveying and mapping',
    codes: '17-3031, 17-1022, 17-1021, 17-3011, 17-3012, 15-1299.02, 19-2099, 19-2021, 17-3022',
    titles:
      'surveyor, surveying, survey~, mapping, geospatial, geographic, draughtsman, cad technician, topographic, hydrographic, gis, 12y, 12t, 0261, meteorology, weather, aerographer',
    related: 'siteSupervision, dataAnalysis',
    family: 'intelligence, civilEngineering, groundworks',
  },
  civilEngineering: {
    label: 'engineering design',
    codes: '17-20, 17-21, 11-9041, 17-30',
    titles:
      'civil engineer, design engineer, chartered engineer, structural engineer, systems engineer officer, engineer officer, engineering manager, engineering officer, civil engineer corps, 12a',
    near: 'projectManagement',
    related: 'siteSupervision, operationsManagement, machineryMaintenance',
    family: 'healthAndSafety, surveying',
  },
};
