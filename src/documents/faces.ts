import { Font } from '@react-pdf/renderer';

const faces = [
  ['Inter', 400, 'Inter-400'],
  ['Inter', 600, 'Inter-600'],
  ['Inter', 700, 'Inter-700'],
  ['Source Serif 4', 400, 'SourceSerif4-400'],
  ['Source Serif 4', 600, 'SourceSerif4-600'],
] as const;

export type FaceName = (typeof faces)[number][2];

// A longer word may be split when it does not fit its column.
const longestWord = 24;

type Source = ReturnType<typeof Font.getRegisteredFonts>[string]['sources'][number];

// A font keeps its glyphs for every file. A glyph used earlier within another letter, or for a look-alike sign, would have no
// code point or the wrong one, and be read back wrongly. So every text sets the code points of its own glyphs.
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
  // No hyphens in shorter words, because readers and software search for whole words.
  Font.registerHyphenationCallback((word) =>
    word.length <= longestWord ? [word] : (word.match(/.{1,12}/gsu) ?? [word]),
  );
}

export const sans = 'Inter';
export const serif = ['Source Serif 4', 'Inter'];
