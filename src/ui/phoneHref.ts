const dialled = (text: string) => (text.split(',')[0] ?? '').replace(/[^\d+]/g, '');

/** Text after a comma is an instruction to the caller and is not dialled: “988, then press 1”. */
export const phoneHref = (phone: string): string => `tel:${dialled(phone)}`;

export const textHref = (number: string): string => `sms:${dialled(number)}`;
