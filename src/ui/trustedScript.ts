interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

// Addresses of the tenant's tags, as sent by our server.
const tags = new Set<string>();

// Where the browser enforces Trusted Types, a script URL must pass a named policy.
const allowedScripts: Policy = {
  createScriptURL(url) {
    const { origin, href } = new URL(url, location.href);
    if (origin !== location.origin && !tags.has(href)) throw new TypeError(`Not our script: ${url}`);
    return url;
  },
};

let policy: Policy | undefined;

function trusted(url: string): string {
  policy ??=
    (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
      'app-scripts',
      allowedScripts,
    ) ?? allowedScripts;
  return policy.createScriptURL(url);
}

export const workerScript = trusted;

export function tagScript(url: string): string {
  tags.add(new URL(url).href);
  return trusted(url);
}
