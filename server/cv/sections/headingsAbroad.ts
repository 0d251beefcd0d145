import type { SectionPart } from './sectionPart.ts';

/** French, German and Spanish, without accents. */
export const wordingsAbroad: Array<[SectionPart, RegExp]> = [
  [
    'personal',
    /^(coordonnees|informations personnelles|etat civil|kontakt(daten)?|personliche (daten|angaben)|personalien|contacto|datos (de contacto|personales)|informacion personal)$/,
  ],
  [
    'summary',
    /^(profil( professionnel)?|a propos( de moi)?|resume professionnel|presentation|accroche|objectif( professionnel)?|kurzprofil|uber mich|zusammenfassung|perfil( profesional| personal)?|sobre mi|resumen( profesional)?|extracto|objetivo( profesional)?|acerca de mi)$/,
  ],
  [
    'experience',
    /^(experiences?( professionnelles?)?|parcours( professionnel)?|emplois|beruf(serfahrung|spraxis|serfahrungen)|beruflicher? (werdegang|erfahrung|laufbahn)|praktische erfahrung(en)?|praxiserfahrung|werdegang|experiencia( laboral| profesional| de trabajo)?|historial laboral|trayectoria( profesional| laboral)?)$/,
  ],
  [
    'military',
    /^(service militaire|carriere militaire|wehrdienst|militardienst|servicio militar|carrera militar)$/,
  ],
  [
    'education',
    /^(formations?( academique)?|etudes|diplomes|formation et diplomes|parcours (scolaire|academique)|(schul|aus|hochschul)?bildung(sweg)?|ausbildung|studium|(schulischer|akademischer) werdegang|educacion|formacion( academica)?|estudios|datos academicos)$/,
  ],
  [
    'training',
    /^(certifications?|stages|formation continue|weiterbildung(en)?|fortbildung(en)?|zertifikate|kurse|cursos|certificaciones|certificados|formacion complementaria)$/,
  ],
  [
    'skills',
    /^(competences?( (cles|techniques|professionnelles|informatiques|linguistiques))?|savoir faire|atouts|(fach|edv |it )?kenntnisse|fahigkeiten|kompetenzen|kernkompetenzen|starken|kenntnisse und fahigkeiten|habilidades|competencias( clave)?|aptitudes|destrezas|conocimientos|informatica)$/,
  ],
  ['languages', /^(langues( etrangeres)?|sprach(en|kenntnisse)|fremdsprachen|idiomas)$/],
  ['interest', /^(centres? d ?interets?|loisirs|interets|hobbys|interessen|freizeit|intereses|aficiones)$/],
  ['volunteering', /^(benevolat|engagement( associatif)?|ehrenamt(liches engagement)?|voluntariado)$/],
  ['awards', /^(distinctions|prix|auszeichnungen|premios|reconocimientos)$/],
  ['references', /^(references|referenzen|referencias)$/],
];
