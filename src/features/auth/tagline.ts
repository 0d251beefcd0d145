/** One sentence per line. */
export const tagline = ['Honoring Service.', 'Empowering Veterans.'];
