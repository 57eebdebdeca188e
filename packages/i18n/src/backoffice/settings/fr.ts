export default {
  introduction: 'La sécurité de votre compte.',
  password: 'Changer de mot de passe',
  passwordExplanation:
    'Vos autres sessions seront fermées : il faudra s’y reconnecter avec le nouveau mot de passe.',
  sessions: {
    title: 'Sessions',
    explanation:
      'Une session se ferme d’elle-même 8 heures après sa dernière utilisation, et au plus tard après 7 jours. Fermez-les toutes si vous avez perdu un appareil ou oublié de vous déconnecter quelque part.',
    action: 'Fermer toutes les sessions',
    confirm: 'Fermer toutes les sessions ?',
    consequence: 'Vos sessions seront fermées sur tous les appareils, y compris celui-ci.',
  },
};
