const spelledWithVowelSound = /^[AEFHILMNORSX]$/;
const readAsWords =
  /^(?:NATO|NASA|NAAFI|SCUBA|LAN|RAM|ROM|LED|SIM|FAQ|RIDDOR|NEBOSH|SaaS|MERT|FIFA|UNICEF|UNESCO|RAID|LIDAR|MOD)$/;
const silentH = /^(?:hour|honou?r|honest|heir)/i;
const soundsLikeYou = /^(?:uni(?!n|m)|us[aeiu]|use|eu|ur[aio]|ut[eio]|ubiq|one\b|once\b|one-|ewe)/i;

export function articleFor(following: string): 'a' | 'an' {
  const [word = ''] = following.match(/[\p{L}\p{N}]+/u) ?? [];
  if (/^\d/.test(word)) return /^(?:8|11(?!\d)|18(?!\d)|11\d{3}|18\d{3})/.test(word) ? 'an' : 'a';
  if (/^\p{Lu}+s?$/u.test(word) && word.length > 1 && !readAsWords.test(word)) {
    if (word.length > 4 && /[AEIOU]/.test(word.slice(1))) return /^[AEIO]/.test(word) ? 'an' : 'a';
    return spelledWithVowelSound.test(word.charAt(0)) ? 'an' : 'a';
  }
  if (/^\p{Lu}(?:\p{N}|$)/u.test(word)) return spelledWithVowelSound.test(word.charAt(0)) ? 'an' : 'a';
  if (silentH.test(word)) return 'an';
  return /^[aeiou]/i.test(word) && !soundsLikeYou.test(word) ? 'an' : 'a';
}

export const withArticle = (noun: string) => `${articleFor(noun)} ${noun}`;
