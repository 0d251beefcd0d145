// Nothing else of the User-Agent is stored.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (userAgent: string, names: [RegExp, string][]) =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

export function deviceOf(userAgent: string | undefined): string | null {
  const [browser, system] = [browsers, systems].map((names) => nameIn(userAgent ?? '', names));
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}
