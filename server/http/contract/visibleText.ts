// Removes invisible characters that nobody means to type: they can reverse text, or make two texts that look the same differ.

const scripts = (names: string) =>
  names
    .split(' ')
    .map((name) => String.raw`\p{Script_Extensions=${name}}`)
    .join('');

// Letters of these scripts join or stack, and joiners change how they are written. A mark alone does not identify a script:
// Syriac shares some with Latin.
const joining = scripts(
  'Arabic Syriac Mandaic Nko Adlam Hanifi_Rohingya Mongolian Phags_Pa Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer Tai_Tham Balinese Javanese Sundanese Chakma',
);
// These scripts have no spaces between words; a zero-width space says where a line may break.
const unspaced = scripts('Thai Lao Khmer Myanmar Tai_Le New_Tai_Lue Tai_Tham Tibetan Balinese Javanese');
const mongolian = scripts('Mongolian Phags_Pa');

const joiner = String.raw`[\u200c\u200d]`;

// The sign comes first, and what may be before it is short: so the time is linear.
const sign = (itself: string, before: string, after = '') =>
  `${itself}(?<=${before}${itself})${after && `(?=${after})`}`;

// Emoji need joiners and variation selectors, Chinese characters the selectors of their variants, and flags their tags. Direction
// marks belong in text with right-to-left letters.
const needed = [
  sign(joiner, String.raw`[[\p{L}\p{Nd}]&&[${joining}]]\p{M}{0,30}(?:${joiner}\p{M}{1,30})?`),
  sign(
    String.raw`\u200b`,
    String.raw`[[\p{L}\p{M}]&&[${unspaced}]]`,
    String.raw`\u200b*[\p{L}&&[${unspaced}]]`,
  ),
  sign(String.raw`[\u180b-\u180d\u180f]`, String.raw`[\p{L}&&[${mongolian}]]`),
  sign(String.raw`\u180e`, String.raw`[\p{L}&&[${mongolian}]]`, String.raw`[\p{L}&&[${mongolian}]]`),
  sign(
    String.raw`\u200d`,
    String.raw`\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?`,
    String.raw`\p{Extended_Pictographic}`,
  ),
  sign(String.raw`[\ufe0e\ufe0f]`, String.raw`\p{Extended_Pictographic}`),
  sign(String.raw`\ufe0f`, '[0-9#*]', String.raw`\u20e3`),
  sign(String.raw`[\u{e0100}-\u{e01ef}]`, String.raw`\p{Script=Han}`),
  sign(String.raw`[\u{e0061}-\u{e007a}]{2,7}\u{e007f}`, String.raw`\u{1f3f4}`),
].join('|');

const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;

const anyInvisible = new RegExp(invisible, 'v');
const inOrder = new RegExp(`(${needed})|${invisible}`, 'gv');
const inOrderOrMark = new RegExp(`(${needed}|[\\u061c\\u200e\\u200f])|${invisible}`, 'gv');
const fromRightToLeft = /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export const visibleText = (text: string): string =>
  anyInvisible.test(text) ? text.replace(fromRightToLeft.test(text) ? inOrderOrMark : inOrder, '$1') : text;
