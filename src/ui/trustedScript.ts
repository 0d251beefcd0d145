interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

// Where the browser enforces Trusted Types, a worker starts only from a URL that a named policy lets through.
const onlyOwnScripts: Policy = {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`Not our script: ${url}`);
    return url;
  },
};

let policy: Policy | undefined;

export function workerScript(url: string): string {
  policy ??=
    (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
      'app-scripts',
      onlyOwnScripts,
    ) ?? onlyOwnScripts;
  return policy.createScriptURL(url);
}
