export const plansPath = '/veteran/transition-plan-vx';
export const wizardPath = '/veteran/create-transition-plan-vx';
export const viewPath = (id: number) => `${plansPath}?plan=${id}`;
