import ipaddr from 'ipaddr.js';

/** Nobody beyond this machine gets in. A name can mean any machine, but for the one that RFC 6761 keeps for this one. */
export function isLoopback(host: string): boolean {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost') return true;
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback';
}
