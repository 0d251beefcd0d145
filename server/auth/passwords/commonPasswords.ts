import { normalForm } from '../../../src/documents/normalForm.ts';

const common = new Set(
  `
password passwort passwords pass admin administrator welcome login letmein please qwerty qwertz azerty asdf asdfgh zxcvbn
iloveyou iloveu ilove you love loveme loveyou lovely sunshine princess monkey dragon football baseball basketball soccer
hockey superman batman spiderman master shadow michael jennifer jordan jessica ashley daniel andrew joshua thomas charlie
robert matthew anthony nicole hunter buster ranger harley cheese cookie pepper ginger summer winter spring autumn january
february march april june july august september october november december monday friday sunday computer internet secret
trustno trustnoone whatever starwars pokemon mustang corvette ferrari mercedes samsung google facebook linkedin twitter
amazon apple microsoft windows liverpool chelsea arsenal everton manchester united england scotland ireland wales london
america texas california freedom soldier army navy marine marines airforce military veteran veterans valour valor semperfi
access change changeme changeit default guest root test testing temp temporary user username demo hello helloworld world
abc abcd abcdef nothing money killer blessed jesus angel babygirl baby girl butterfly chocolate flower purple orange yellow
пароль привет любовь йцукен йцукенг наташа παρολα κωδικος 密码 我爱你 パスワード 비밀번호 사랑해 كلمةالسر حبيبي סיסמה סיסמא
phoenix thunder tigger eagle falcon patriot liberty warrior champion family mother father brother sister forever and me my
`
    .trim()
    .split(/\s+/),
);

export const commonWords = [...common].filter((word) => word.length > 3);

const keys = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujmikolp',
  'a1b2c3d4e5f6g7h8i9j0',
];
const runs = keys.flatMap((run) => [run.repeat(3), [...run].reverse().join('').repeat(3)]);

const disguises: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
export const undisguised = (text: string) => text.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);
const trimmed = (text: string) => text.replace(/^\P{L}+|\P{L}+$/gu, '');

const isRepeated = (text: string) => /^(.{1,4}?)\1{2,}.{0,3}$/u.test(text);

const isOfRuns = (text: string) =>
  runs.some((run) => run.includes(text)) ||
  (text.match(/[a-z]+|\d+|[^a-z\d]+/g) ?? []).every(
    (part) => new Set(part).size === 1 || runs.some((run) => run.includes(part)),
  );

function isOfCommonWords(text: string): boolean {
  const [, unit = text] = /^(.+?)\1+$/.exec(text) ?? [];
  const splits = Array.from(unit, (_, at) => [unit.slice(0, at), unit.slice(at)] as const);
  return splits.some(([first, second]) => (first === '' || common.has(first)) && common.has(second));
}

/** A word or a year that is written twice is no harder to guess. */
export function withoutRepeats(password: string): string {
  const parts = password.match(/\p{L}+|\p{N}+|[^\p{L}\p{N}]+/gu) ?? [];
  const once = new Map(parts.map((part) => [part.toLowerCase(), part]));
  return [...once.values()].join('');
}

export function isCommonPassword(password: string): boolean {
  const text = normalForm(password, 'NFC')
    .toLowerCase()
    .replace(/[\s._-]+/g, '');
  const cores = [trimmed(text), undisguised(trimmed(text)), trimmed(undisguised(text))];
  return isRepeated(text) || isOfRuns(text) || cores.some((core) => core !== '' && isOfCommonWords(core));
}
