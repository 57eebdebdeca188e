import { plural } from '../../formatting/plural.ts';

export default {
  title: 'Double authentification',
  explanation:
    'Après le mot de passe, un code que votre téléphone renouvelle toutes les 30 secondes. Un mot de passe volé ne suffit plus.',
  active: 'Activée',
  inactive: 'Désactivée',
  demandedTitle: 'Votre organisation l’exige',
  demandedFirst:
    'Les administrateurs de votre organisation doivent l’activer. Vous pourrez ensuite utiliser le reste de l’application.',
  demanded: 'Votre organisation l’exige de ses administrateurs : elle ne peut pas être retirée.',
  setUp: 'Activer',
  activated: 'Double authentification activée',
  removed: 'Double authentification retirée',
  codesLeft: (count: number) =>
    `Il vous reste ${count} ${plural('fr', count, 'code de secours', 'codes de secours')}.`,
  purposes: {
    setUp: {
      title: 'Activer la double authentification',
      explanation:
        'Il vous faut une application d’authentification sur votre téléphone. Confirmez d’abord que c’est bien vous.',
      action: 'Continuer',
    },
    renew: {
      title: 'Nouveaux codes de secours',
      explanation: 'Les codes précédents ne fonctionneront plus. Confirmez que c’est bien vous.',
      action: 'Nouveaux codes de secours',
    },
    remove: {
      title: 'Retirer la double authentification ?',
      explanation:
        'Votre mot de passe suffira de nouveau pour se connecter. Saisissez un code pour confirmer que c’est bien vous.',
      action: 'Retirer',
    },
  },
  password: 'Mot de passe actuel',
  scan: 'Scannez ce code avec votre application d’authentification, puis saisissez les six chiffres qu’elle affiche.',
  qrCode: 'Code QR pour l’application d’authentification ; la clé suit en toutes lettres',
  secret: 'Clé à saisir, si vous ne pouvez pas scanner',
  code: 'Code affiché par l’application',
  codeHint: 'Six chiffres',
  orRecoveryCode: 'Six chiffres, ou l’un de vos codes de secours',
  codeRequired: 'Saisissez les six chiffres',
  wrongCode: 'Ce code n’est pas le bon. Attendez le suivant, et vérifiez l’heure du téléphone.',
  activate: 'Vérifier et activer',
  recovery: {
    title: 'Vos codes de secours',
    explanation:
      'Gardez-les en lieu sûr, hors du téléphone : chacun permet de se connecter une fois sans l’application. Ils ne seront plus jamais affichés.',
    list: 'Codes de secours',
    copy: 'Copier les codes',
    named: 'les codes de secours',
    download: 'Télécharger les codes',
    file: 'codes-de-secours-cadran.txt',
    heading: (name: string) => `Cadran – codes de secours, compte ${name}`,
    done: 'C’est noté',
  },
};
