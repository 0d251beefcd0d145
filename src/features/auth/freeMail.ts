// The server decides by this list, too.
import emailProviders from 'email-providers/all.json' with { type: 'json' };

// Free providers that the list does not have, and the domain of the seeded people.
const alsoFree = ['duck.com', 'fastmail.com', 'tutanota.com', 'tuta.com', 'demo.test'];
// BT's own staff; its customers have btinternet.com.
const employers = ['bt.com'];
const freeMail = new Set([...emailProviders, ...alsoFree].filter((domain) => !employers.includes(domain)));

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export const isFreeMail = (email: string) => freeMail.has(domainOf(email));
