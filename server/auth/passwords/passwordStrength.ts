// Estimates guesses with zxcvbn-ts. Its lists take about 0.2 s and 60 MB, so they load with the first password.
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

// The estimate gets slower with length; longer passwords are cut here.
const estimated = 64;
// The default of 100 lets a crafted password take a second; this takes about 50 ms.
const l33tMaxSubstitutions = 10;
// A score of 3 out of 4: at least 100 million guesses.
const strongEnough = 3;

async function readLists(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: estimated,
    l33tMaxSubstitutions,
  });
}

let estimator: Promise<ZxcvbnFactory> | undefined;

export async function isStrongPassword(password: string, words: string[]): Promise<boolean> {
  estimator ??= readLists();
  return (await estimator).check(password.slice(0, estimated), words).score >= strongEnough;
}
