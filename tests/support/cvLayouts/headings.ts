/** Headings of sections: words, languages, letters and marks. */
import type { Random } from './random.ts';
import { type Column, type Style, widthOf } from './sheet.ts';

export type HeadedSection = 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'contact';

type Words = Record<HeadedSection, string[]>;

export const words: Record<string, Words> = {
  English: {
    summary: ['Profile', 'Summary', 'About me'],
    experience: [
      'Experience',
      'Work Experience',
      'Employment History',
      'Career History',
      'Professional Experience',
    ],
    education: ['Education', 'Education and Training'],
    skills: ['Skills', 'Key Skills', 'Core Competencies'],
    languages: ['Languages'],
    contact: ['Contact', 'Contact Details'],
  },
  French: {
    summary: ['Profil', 'À propos'],
    experience: [
      'Expérience professionnelle',
      'Expériences professionnelles',
      'Parcours professionnel',
      'Expériences',
    ],
    education: ['Formation', 'Formations', 'Études'],
    skills: ['Compétences', 'Compétences clés'],
    languages: ['Langues'],
    contact: ['Coordonnées', 'Contact'],
  },
  German: {
    summary: ['Profil', 'Über mich', 'Kurzprofil'],
    experience: ['Berufserfahrung', 'Beruflicher Werdegang', 'Berufspraxis'],
    education: ['Ausbildung', 'Bildungsweg', 'Schulbildung'],
    skills: ['Kenntnisse', 'Fähigkeiten', 'Kompetenzen'],
    languages: ['Sprachen', 'Sprachkenntnisse'],
    contact: ['Kontakt', 'Kontaktdaten'],
  },
  Spanish: {
    summary: ['Perfil', 'Sobre mí', 'Perfil profesional'],
    experience: ['Experiencia', 'Experiencia laboral', 'Experiencia profesional'],
    education: ['Educación', 'Formación académica', 'Formación', 'Estudios'],
    skills: ['Habilidades', 'Competencias', 'Aptitudes'],
    languages: ['Idiomas'],
    contact: ['Contacto', 'Datos de contacto'],
  },
};

export type HeadingLook = (column: Column, text: string) => void;

const plain =
  (style: Style, change = (text: string) => text): HeadingLook =>
  (column, text) =>
    void column.line(change(text), { size: column.size + 3, ...style });

const ruled: HeadingLook = (column, text) => {
  column.line(text, { bold: true, size: column.size + 2 });
  column.sheet.box(column.x, column.y - 1, column.width, 0.8);
  column.gap(3);
};

export const headingLooks: Record<string, HeadingLook> = {
  'bold and large': plain({ bold: true, colour: '#1f5f8b' }),
  'capitals of the size of the text': (column, text) => void column.line(text.toUpperCase(), { bold: true }),
  ruled,
  'in a box': (column, text) => {
    column.sheet.box(column.x - 4, column.y - 2, column.width + 4, column.size + 7, '#1f5f8b');
    column.line(text, { bold: true, colour: '#ffffff', size: column.size + 1 }).gap(3);
  },
  'letters apart': plain({ tracking: 2.5, size: 11 }, (text) => text.toUpperCase()),
  'letters apart by spaces': (column, text) =>
    void column.line(text.toUpperCase().split('').join(' ').replaceAll('     ', '   '), {
      bold: true,
      size: 11,
    }),
  'small capitals': (column, text) => {
    let at = column.x;
    for (const [n, word] of text.toUpperCase().split(' ').entries()) {
      if (n > 0) at += 4;
      for (const [part, size] of [
        [word.slice(0, 1), 14],
        [word.slice(1), 11],
      ] as const) {
        column.sheet.text(part, at, column.y + (size === 14 ? 0 : 2.79), { size });
        at += widthOf(part, { size });
      }
    }
    column.gap(18);
    column.sheet.box(column.x, column.y - 2, column.width, 0.6);
    column.gap(3);
  },
  'with an icon': (column, text) => {
    column.sheet.text('\uf0b1', column.x, column.y, { size: 13, colour: '#1f5f8b' });
    column.sheet.text(text, column.x + 20, column.y, { bold: true, size: 13 });
    column.gap(18);
  },
  'with an icon in a circle at the edge': (column, text) => {
    column.sheet.box(column.x - 24, column.y - 2, 17, 17, '#1f5f8b');
    column.sheet.text('\uf19d', column.x - 21, column.y, { size: 11, colour: '#ffffff' });
    column.line(text.toUpperCase(), { bold: true, size: 12 }).gap(2);
  },
};

export const headingIn = (random: Random, language: string, section: HeadedSection) =>
  random.pick(words[language]![section]);
