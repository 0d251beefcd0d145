import type { components } from '../../../openapi.gen.d.ts';
import type { ReadingContext } from '../lexicon/lexicon.ts';
import { changedFact } from './factLock.ts';
import { type RuleRewriting, unexplained } from './rules.ts';
import { wordChanges } from './wordChanges.ts';

type Mode = components['schemas']['RewriteMode'];

export interface RewriteModel {
  /** The base URL, without `/chat/completions`. */
  url: string;
  key?: string;
  model: string;
  timeoutMs?: number;
}

type ModelAnswer = RuleRewriting | { refused: string };

const longestAnswer = 100_000;

const instructions: Record<Mode, string> = {
  rephrase: 'Say the same in plain civilian words.',
  shorten: 'Say the same in fewer words.',
  professional: 'Say the same in a calm, formal tone.',
  enthusiastic: 'Say the same with more energy, without praise.',
  persuasive: 'Say the same with the result first.',
  ninja: 'Say the same in the fewest words possible, verb first.',
};

const rules =
  'You edit one passage of a CV. Never add a fact, number, name, qualification or claim that is not in it. Keep its language and its tense. Answer with the edited passage alone.';

export async function rewriteByModel(
  text: string,
  mode: Mode,
  { url, key, model, timeoutMs = 8000 }: RewriteModel,
  reading: ReadingContext = {},
): Promise<ModelAnswer> {
  let suggestion: string | undefined;
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({
        model,
        temperature: 0.2,
        max_tokens: 1000,
        messages: [
          { role: 'system', content: `${rules} ${instructions[mode]}` },
          { role: 'user', content: text },
        ],
      }),
    });
    if (!response.ok)
      return { refused: 'The writing service did not answer, so this suggestion follows our own rules.' };
    suggestion = passageIn(await textOf(response));
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError';
    return {
      refused: `The writing service ${isLate ? 'took too long' : 'did not answer'}, so this suggestion follows our own rules.`,
    };
  }
  if (!suggestion)
    return {
      refused: 'The writing service gave no usable answer, so this suggestion follows our own rules.',
    };
  const changed = changedFact(text, suggestion, reading);
  if (changed)
    return { refused: `The writing service ${changed}, so this suggestion follows our own rules.` };
  return {
    suggestion,
    changes: wordChanges(text, suggestion, 'Other words for the same'),
    unknown_terms: unexplained(suggestion, reading),
  };
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // The browser's stream type lacks async iteration.
  for await (const part of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > longestAnswer) throw new Error('too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function passageIn(body: string): string | undefined {
  const answer = JSON.parse(body) as { choices?: { message?: { content?: unknown } }[] } | null;
  const content = answer?.choices?.[0]?.message?.content;
  if (typeof content !== 'string') return undefined;
  // PostgreSQL cannot store control characters.
  const passage = content
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
    .replace(/^["“](.*)["”]$/s, '$1');
  return /<[a-z/!]|```/i.test(passage) || passage.length > 4000 ? undefined : passage || undefined;
}
