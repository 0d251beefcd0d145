import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function buildArtifact<Content>(name: 'openapi.json' | 'routes.json'): Content | null {
  const file = fileURLToPath(new URL(name, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : null;
}
