// The server uses the same list.
import emailProviders from 'email-providers/all.json' with { type: 'json' };

// Free providers missing in the list, and the domain of the demo people.
const alsoFree = ['duck.com', 'fastmail.com', 'tutanota.com', 'tuta.com', 'demo.test'];
// BT's own staff; its customers use btinternet.com.
const employers = ['bt.com'];
const freeMail = new Set([...emailProviders, ...alsoFree].filter((domain) => !employers.includes(domain)));

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export const isFreeMail = (email: string) => freeMail.has(domainOf(email));
