/** Messages quoted from the specification (section 5). */
export default {
  old: 'Mot de passe actuel',
  new: 'Nouveau mot de passe',
  confirmation: 'Confirmation du nouveau mot de passe',
  oldRequired: 'Merci de saisir votre mot de passe',
  newRequired: 'Merci de saisir un nouveau mot de passe',
  tooShort: (num: number) => `Merci de saisir au moins ${num} caractères`,
  different: 'Les 2 mots de passe ne sont pas identiques',
  hint: (num: number) =>
    `Nous conseillons au moins ${num} caractères, en mêlant minuscules, majuscules, chiffres et symboles.`,
  strength: {
    indication: (strength: string) => `Solidité : ${strength}`,
    levels: { weak: 'faible', fair: 'moyenne', good: 'bonne', strong: 'excellente' },
  },
  save: 'Enregistrer le mot de passe',
  saved: 'Nouveau mot de passe enregistré !',
  forced: {
    title: 'Choisissez votre mot de passe',
    explanation:
      'Votre mot de passe actuel a été généré pour vous. Avant de continuer, remplacez-le par un mot de passe que personne d’autre ne connaît.',
  },
};
