export default {
  copy: 'Copier',
  copyThis: (label: string) => `Copier : ${label}`,
  copied: (text: string) => `Vous avez copié ${text} dans le presse-papiers.`,
  failed: (text: string) => `Impossible de copier le texte ${text}`,
};
