export default {
  pick: (name: string) => `Choisir la couleur : ${name}`,
  saturation: 'Saturation et clarté',
  hue: 'Teinte',
  wrongFormat: 'Une couleur s’écrit #rrggbb, par exemple #0f766e.',
};
