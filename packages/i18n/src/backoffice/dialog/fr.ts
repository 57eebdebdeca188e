export default {
  unsaved: {
    title: 'Abandonner les modifications ?',
    explanation: 'Ce que vous avez saisi n’est pas enregistré et sera perdu.',
    stay: 'Continuer la saisie',
    discard: 'Abandonner',
  },
};
