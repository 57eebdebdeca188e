export default {
  introduction: 'La sécurité de votre compte.',
  password: 'Changer de mot de passe',
  passwordExplanation:
    'Vos autres sessions seront fermées : il faudra s’y reconnecter avec le nouveau mot de passe.',
};
