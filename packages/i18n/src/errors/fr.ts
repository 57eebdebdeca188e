import { plural } from '../formatting/plural.ts';

const count = (num: number, one: string, other: string) =>
  `${num} ${plural('fr', num, one, other)}`;

export default {
  codes: {
    unauthenticated: 'Votre session est terminée. Merci de vous reconnecter.',
    invalid_credentials: 'Identifiant ou mot de passe incorrect.',
    second_factor_required: 'Un code de vérification est nécessaire.',
    forbidden: 'Vous n’avez pas le droit d’effectuer cette action.',
    password_change_required: 'Choisissez d’abord un nouveau mot de passe.',
    second_factor_setup_required:
      'Votre organisation demande une double authentification : activez-la d’abord.',
    too_few_people:
      'Trop peu de personnes : rien n’est affiché, car les résultats d’un petit groupe en disent trop sur une seule personne.',
    one_group_at_a_time:
      'Dans un audit par lien, les groupes se lisent pour une seule valeur d’un seul critère à la fois, quelle que soit leur taille. Choisissez une seule valeur ; un audit par codes permet de combiner deux critères.',
    code_required: 'Pour répondre à cet audit, il faut un code personnel.',
    code_refused: 'Ce code ne peut pas être utilisé. Vérifiez-le ; un code ne sert qu’une fois.',
    not_found: 'Non trouvé',
    conflict:
      'Quelqu’un d’autre a modifié ces informations entre-temps. Rechargez la page pour les voir.',
    campaign_closed:
      'Cette campagne est fermée. Merci de vérifier le lien ou de contacter l’organisation.',
    nothing_asked:
      'Cette campagne ne demande encore rien. Choisissez au moins une section, ou ajoutez une question, avant de l’ouvrir.',
    too_many_codes:
      'Il y aurait plus de codes que de personnes déclarées. Vérifiez les effectifs des unités.',
    codes_ended:
      'Cette campagne a été fermée : les codes envoyés par e-mail ne peuvent plus être répétés ni complétés. Des cartes restent possibles.',
    no_results_yet: 'Il n’y a pas encore de résultats. Calculez-les sur la page Résultats.',
    results_limit:
      'Les résultats d’un audit par lien sont calculés trois fois au plus, la dernière à sa fermeture : calculés plus souvent, le flou qui protège les personnes s’effacerait en moyenne. Seule la fermeture de l’audit peut encore les calculer, si elle n’a pas déjà eu lieu.',
    last_superadmin: 'Il doit rester au moins un super administrateur actif.',
    last_admin: 'Il doit rester au moins un administrateur dans l’organisation.',
    too_large: 'L’envoi est trop volumineux.',
    unsupported_media_type: 'Ce type de fichier n’est pas accepté.',
    invalid_input: 'Certaines informations sont à corriger.',
    too_many_requests: 'Trop de demandes à la fois. Réessayez dans un instant.',
    proof_of_work_required:
      'Beaucoup de personnes commencent en ce moment. Réessayez dans un instant.',
    internal: "Quelque chose n'a pas fonctionné",
    unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    disk_full:
      'Le disque du serveur est presque plein : rien ne peut être enregistré pour le moment. Ce qui l’a été est en sécurité. Prévenez la personne qui administre l’application.',
    network: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  },
  rules: {
    required: () => 'Ce champ est obligatoire',
    min_length: (num: number) => `Longueur minimale : ${count(num, 'caractère', 'caractères')}`,
    max_length: (num: number) => `Longueur maximale : ${count(num, 'caractère', 'caractères')}`,
    min: (num: number) => `La valeur doit être d’au moins ${num}`,
    max: (num: number) => `La valeur ne peut pas dépasser ${num}`,
    min_items: (num: number) =>
      num === 1
        ? 'Vous devez ajouter au moins un élément.'
        : `Vous devez ajouter au moins ${num} éléments.`,
    max_items: (num: number) => `${count(num, 'élément', 'éléments')} au maximum`,
    email: () => 'Saisissez une adresse e-mail valide.',
    phone: () => 'Saisissez un numéro de téléphone : au moins six chiffres, sans lettres.',
    past: () => 'Cette date est dans le futur.',
    format: () => 'Ce champ n’a pas le format attendu.',
    type: () => 'Ce champ n’a pas le format attendu.',
    one_of: () => 'Choisissez une des valeurs proposées.',
    unknown_field: () => 'Ce champ n’est pas attendu.',
    taken: () => 'Cette valeur est déjà utilisée.',
    distinct: () => 'Cet élément figure déjà dans la liste.',
    sum: (num: number) => `Le total doit être de ${num}`,
    order: () => 'Le maximum doit dépasser le minimum.',
    https: () => 'L’adresse doit commencer par https:// et désigner un site.',
    no_links: () => 'Sans lien ni adresse web : le lien de la campagne est ajouté pour vous.',
    wrong_code: () => 'Ce code n’est pas valable.',
    wrong_password: () => 'Ce n’est pas votre mot de passe actuel.',
    common_password: () => 'Ce mot de passe est trop courant : choisissez-en un autre.',
    same_password: () => 'Le nouveau mot de passe doit être différent de l’ancien.',
    newer: () =>
      'Ce contenu vient d’une version plus récente. Mettez cette installation à jour pour le lire.',
    frozen: () => 'Ce réglage ne peut plus changer : des réponses ont déjà été données.',
  },
};
