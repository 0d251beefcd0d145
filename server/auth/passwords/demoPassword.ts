export const demoPassword = 'Honor-Service-2026';
