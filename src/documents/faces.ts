import { Font } from '@react-pdf/renderer';

const faces = [
  ['Inter', 400, 'Inter-400'],
  ['Inter', 600, 'Inter-600'],
  ['Inter', 700, 'Inter-700'],
  ['Source Serif 4', 400, 'SourceSerif4-400'],
  ['Source Serif 4', 600, 'SourceSerif4-600'],
] as const;

export type FaceName = (typeof faces)[number][2];

// A longer word may be cut where it would leave its column.
const longestWord = 24;

type Source = ReturnType<typeof Font.getRegisteredFonts>[string]['sources'][number];

// A face keeps its glyphs for every file. One that stood in an earlier file as a part of another letter has no code
// point, or that of another sign of the same shape, and would be read back as nothing or as that: each text names its own.
function nameGlyphs(source: Source) {
  const load = source.load.bind(source);
  let named: Source['data'] = null;
  source.load = async () => {
    await load();
    const face = source.data;
    if (!face || face === named) return;
    named = face;
    const getGlyph = face.getGlyph.bind(face);
    face.getGlyph = (id: number, codePoints: number[] = []) => {
      const glyph = getGlyph(id, codePoints);
      if (glyph && codePoints.length > 0) glyph.codePoints = [...codePoints];
      return glyph;
    };
  };
}

export function registerFaces(source: (name: FaceName) => string) {
  for (const [family, fontWeight, name] of faces) Font.register({ family, fontWeight, src: source(name) });
  for (const { sources } of Object.values(Font.getRegisteredFonts()))
    for (const source of sources) nameGlyphs(source);
  // Otherwise no hyphens: a reader's search, and a machine, look for the whole word.
  Font.registerHyphenationCallback((word) =>
    word.length <= longestWord ? [word] : (word.match(/.{1,12}/gsu) ?? [word]),
  );
}

export const sans = 'Inter';
export const serif = ['Source Serif 4', 'Inter'];
