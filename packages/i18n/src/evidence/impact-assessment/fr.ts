/** A template for the data protection impact assessment (GDPR, article 35), filled in from the settings. */
export default {
  title: 'Analyse d’impact relative à la protection des données',
  subtitle: (organization: string, date: string) => `${organization}, modèle établi le ${date}`,
  fileName: 'analyse-impact',
  sections: {
    about: 'Comment utiliser ce modèle',
    processing: 'Le traitement',
    necessity: 'Nécessité et proportionnalité',
    rights: 'Droits des personnes',
    risks: 'Risques et mesures',
    opinion: 'Avis et décision',
  },
  about: [
    'L’article 35 du RGPD demande une analyse d’impact avant un traitement qui évalue systématiquement des personnes et pèse sur une décision à leur égard. Ce modèle est rempli d’après vos réglages ; les passages « À compléter » sont à vous, et l’avis du délégué à la protection des données est nécessaire s’il en existe un.',
  ],
  toComplete: 'À compléter',
  facts: {
    controller: 'Responsable du traitement',
    contact: 'Contact pour les données personnelles',
    purpose: 'Finalité',
    purposeText:
      'Préparer des entretiens de recrutement en comparant des réponses avec ce que recherche une campagne.',
    secondPurpose: 'Seconde finalité',
    secondPurposeOn:
      'Examiner le questionnaire par l’addition de réponses, sans donnée individuelle ; les candidats sont prévenus et peuvent refuser.',
    secondPurposeOff: 'Aucune : l’organisation n’additionne pas les réponses.',
    basis: 'Base légale',
    basisText:
      'Mesures précontractuelles à la demande du candidat (article 6, 1, b), ou intérêt légitime (article 6, 1, f).',
    people: 'Personnes concernées',
    peopleText: 'Candidates et candidats qui répondent à une campagne.',
    data: 'Données',
    dataText:
      'Identité et coordonnées, réponses sur la personnalité, les valeurs, la culture et les motivations, faits déclarés, scores, décisions, dates.',
    retention: 'Conservation',
    retentionText: (days: string) =>
      `${days} jours après la clôture de la campagne ; 24 mois avec l’accord de la personne.`,
    recipients: 'Destinataires',
    recipientsText:
      'Les recruteurs de l’organisation qui ont le module, ses administrateurs ; l’exploitant de l’installation pour la maintenance.',
    decision: 'Décision automatisée',
    decisionText: 'Non : l’application ne rejette personne, une personne décide.',
  },
  necessity: [
    'Seules les sections utiles au poste sont demandées : chaque campagne les choisit.',
    'L’âge et la nationalité souhaités sont désactivés par défaut et n’entrent dans aucun score.',
    'À compléter : pourquoi un entretien seul ne suffirait pas pour ces postes.',
  ],
  rights: [
    'Information : affichée avant la première question, avec la base légale, la durée, le contact et le droit de réclamation.',
    'Accès et portabilité : la personne voit et télécharge ses données avec son lien de reprise.',
    'Rectification, opposition, effacement : à sa demande, dans l’application ou auprès du contact.',
    'Refus de l’addition : une case à la fin du questionnaire.',
  ],
  risksIntroduction:
    'Les risques propres à la mesure sont dans le dossier de risques. Ceux qui touchent aux données :',
  columns: {
    risk: 'Risque',
    measures: 'Mesures de l’application',
    severity: 'Gravité',
    likelihood: 'Vraisemblance',
  },
  risks: [
    {
      risk: 'Accès illégitime aux réponses',
      measures:
        'Rôles, seconde étape de connexion, isolation par organisation dans la base, journal d’activité.',
    },
    {
      risk: 'Modification non voulue',
      measures: 'Versions des campagnes, journal, sauvegardes vérifiées.',
    },
    {
      risk: 'Disparition',
      measures: 'Sauvegardes, reprise après panne, réponses gardées dès la saisie.',
    },
    {
      risk: 'Réidentification dans les sommes',
      measures:
        'Relevés par pas de 30 personnes, aucun identifiant, groupes de moins de 30 masqués.',
    },
  ],
  opinion: {
    officer: 'Avis du délégué à la protection des données',
    representatives: 'Avis des représentants du personnel',
    decision: 'Décision du responsable du traitement',
    next: 'Prochaine révision',
  },
};
