import nlp from 'compromise/two';

interface TaggedTerm {
  text: string;
  tags: string[];
}

const functionWord =
  /^(?:of|in|on|at|to|for|with|by|from|as|and|or|but|nor|than|that|which|who|while|when|where|during|across|through|under|over|into|onto|per|via|within|without|between|among|against|before|after|until|since|about|around|plus|also|was|were|is|are|be|been|had|has|have|did|does|do|will|would|can|could|may|might|must|shall|should|the|a|an|my|our|their|his|her|its|this|these|those|each|every|all|both|any|some|no|not|i|we|they|he|she|it|you|then|there|here|up|down|out|off|together|away|so|if|ie|eg|daily|weekly|monthly|annually|currently)$/i;

const remembered = new Map<string, string[]>();
const mostRemembered = 2_000;

function tagsOf(text: string): string[] {
  const [context = ''] = text.match(/^(?:\S+\s*){1,5}/) ?? [];
  const cached = remembered.get(context);
  if (cached) return cached;
  const [sentence] = nlp(context).json() as { terms: TaggedTerm[] }[];
  const tags = sentence?.terms[0]?.tags ?? [];
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(context, tags);
  return tags;
}

const wordAt = (text: string, at: number) =>
  text.slice(at).match(/^[\p{L}\p{N}][\p{L}\p{N}’'-]*/u)?.[0] ?? '';

export function isNounAt(text: string, at: number): boolean {
  const word = wordAt(text, at);
  if (!/^\p{Ll}/u.test(word) || functionWord.test(word)) return false;
  if (
    /(?:ed|ly)$/.test(word) &&
    !/(?:bed|shed|feed|seed|speed|need|breed|supply|family|assembly|monopoly)$/.test(word)
  )
    return false;
  const tags = tagsOf(text.slice(at));
  return (
    !tags.some((tag) =>
      [
        'PastTense',
        'Gerund',
        'Adverb',
        'Preposition',
        'Conjunction',
        'Determiner',
        'Pronoun',
        'Modal',
        'Auxiliary',
        'Copula',
        'Adjective',
      ].includes(tag),
    ) ||
    /^(?:training|briefing|engineering|planning|reporting|testing|handling|building|ring|wing|left|lead|fleet)$/.test(
      word,
    )
  );
}

export function isPastVerbAt(text: string, at: number): boolean {
  const word = wordAt(text, at);
  if (!word || functionWord.test(word)) return false;
  if (
    /^(?:qualified|rated|certified|trained|rescued|based|assigned|attached|deployed|embarked|seconded|armed|armoured|armored|integrated|dedicated|designated|experienced|distinguished|advanced|skilled|licensed|licenced|mounted)$/i.test(
      word,
    ) &&
    !/^\p{L}+ (?:\d|the |an? |my |all )/iu.test(text.slice(at))
  )
    return false;
  const [first = ''] = word.split('-');
  if (
    /^(?:ran|led|built|cut|wrote|kept|held|taught|made|drove|flew|took|gave|got|won|set|put|paid|met|grew|sent|fed|dealt|rose|oversaw|rewrote|fought|bought|sold|stood|sat|spent|brought|found)$/i.test(
      first,
    )
  )
    return true;
  if (!/ed$/.test(word)) return false;
  const [sentence] = nlp(`I ${text.slice(at).match(/^(?:\S+\s*){1,4}/)?.[0] ?? ''}`).json() as {
    terms: TaggedTerm[];
  }[];
  return (sentence?.terms[1]?.tags ?? []).some((tag) => tag === 'PastTense' || tag === 'Verb');
}
