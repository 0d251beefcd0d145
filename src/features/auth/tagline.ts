export const tagline = ['Honoring Service.', 'Empowering Veterans.'];
