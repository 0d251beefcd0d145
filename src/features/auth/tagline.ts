/** One sentence to a line. */
export const tagline = ['Honoring Service.', 'Empowering Veterans.'];
