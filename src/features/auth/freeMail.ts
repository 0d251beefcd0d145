// The server uses the same list.
import emailProviders from 'email-providers/all.json' with { type: 'json' };

// Free providers missing in the list, and the domain of the demo people.
const alsoFree = [
  ...[
    'duck.com',
    'fastmail.com',
    'tutanota.com',
    'tutanota.de',
    'tutamail.com',
    'tuta.com',
    'tuta.io',
    'keemail.me',
  ],
  ...['gmx.co.uk', 'plus.com', 'plusnet.com', 'spectrum.net', 'zohomail.com', 'mailfence.com', 'posteo.de'],
  ...[
    'startmail.com',
    'passinbox.com',
    'simplelogin.com',
    'mozmail.com',
    'onmail.com',
    'disroot.org',
    'riseup.net',
  ],
  'demo.test',
];
// BT's own staff; its customers use btinternet.com.
const employers = ['bt.com'];
const freeMail = new Set([...emailProviders, ...alsoFree].filter((domain) => !employers.includes(domain)));

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export const isFreeMail = (email: string) => freeMail.has(domainOf(email));
