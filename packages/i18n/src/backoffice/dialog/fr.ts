export default {
  unsaved: {
    title: 'Abandonner les modifications ?',
    explanation: 'Ce que vous avez saisi n’est pas enregistré et sera perdu.',
    stay: 'Continuer la saisie',
    discard: 'Abandonner',
  },
  unsavedDraft: {
    title: 'Quitter sans enregistrer ?',
    explanation:
      'Votre brouillon reste sur cet appareil jusqu’à ce que vous l’enregistriez, le supprimiez ou vous déconnectiez. Vous le retrouverez en rouvrant ce formulaire.',
    leave: 'Quitter et garder le brouillon',
    discard: 'Supprimer le brouillon',
  },
};
