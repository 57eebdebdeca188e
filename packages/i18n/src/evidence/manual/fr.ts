import { plural } from '../../formatting/plural.ts';

/** The technical manual, under EFPA's headings; figures come from the panels. */
export default {
  title: 'Manuel technique',
  subtitle: (scope: string, date: string) => `${scope}, établi le ${date}`,
  fileName: 'manuel-technique',
  allOrganizations: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'organisation', 'organisations')} de cette installation`,
  sections: {
    about: 'Ce que dit ce manuel',
    rationale: 'Fondements',
    development: 'Construction',
    norms: 'Normes',
    reliability: 'Fiabilité (fidélité)',
    validity: 'Validité',
    fairness: 'Équité',
    use: 'Utilisation',
    limits: 'Limites',
    sources: 'Sources',
  },
  about: {
    lead: 'Ce manuel est produit par l’application à partir des réponses recueillies ici. Là où elles ne suffisent pas, il le dit au lieu de citer les chiffres d’un autre questionnaire.',
    reading:
      'Les chiffres viennent de sommes, sans aucune réponse individuelle. Un relevé n’avance que lorsqu’au moins 30 personnes de plus ont répondu : comparer deux manuels ne montre pas ce qu’une personne a répondu.',
    scope: 'Périmètre',
    questionnaire: 'Version du questionnaire',
    engine: 'Version du calcul',
    product: 'Version de l’application',
    made: 'Établi le',
    states: 'Où en est chaque examen',
    panel: 'Examen',
    state: 'État',
    basis: 'Base',
    known: { none: 'Rien de connu', some: 'Connu en partie', all: 'Connu' },
  },
  rationale: {
    paragraphs: [
      'Le questionnaire compare ce qu’une personne dit d’elle-même avec ce qu’une campagne recherche. Il ne mesure ni l’intelligence, ni la santé, ni le travail réellement fourni.',
      'Il réunit quatre instruments et des faits déclarés (compétences, expérience, études, langues, mobilité). Chaque instrument est une écriture originale sur un modèle publié.',
    ],
    instruments: [
      'Personnalité : 120 énoncés, cinq traits et trente facettes, selon le modèle en cinq facteurs tel que l’organise l’IPIP-NEO-120 (Johnson, 2014). Aucun énoncé n’en est repris.',
      'Valeurs : 20 énoncés, deux par valeur, selon les dix valeurs de Schwartz (1992).',
      'Culture : 18 choix entre quatre propositions, selon les valeurs concurrentes de Quinn et Rohrbaugh (1983) et de Cameron et Quinn (2011).',
      'Motivations : dix motifs à classer, sans modèle théorique propre.',
    ],
  },
  development: {
    paragraphs: [
      'Les énoncés sont écrits en français et en anglais pour dire la même chose, en une seule proposition, au sens propre, et si possible à propos du travail. Ceux qui touchaient à la santé, aux croyances, à la famille, au corps ou au milieu social ont été remplacés.',
      'Chaque facette compte deux énoncés dans un sens et deux dans l’autre. Toute question de personnalité ou de valeurs peut être laissée sans réponse.',
      'Aucune étude préalable n’a été menée sur un échantillon représentatif : ce qui suit est la première vérification, sur les personnes qui répondent ici.',
    ],
  },
  norms: {
    paragraphs: [
      'Un rapport montre une position sur l’échelle de réponse, de 1 à 5, avec sa marge. Il ne compare avec d’autres personnes (points T, centiles) que si des normes propres ont été adoptées.',
      'Les normes sont les mêmes pour tout le monde : ni par sexe, ni par âge.',
    ],
    provisional:
      'Aucune norme propre n’est en usage. Les cibles sont comparées avec des normes provisoires qui viennent d’un autre questionnaire (IPIP-NEO-120) ; un trait peut s’écarter de 5 à 10 points T.',
    adopted: 'Normes adoptées',
    columns: {
      name: 'Nom',
      language: 'Langue',
      people: 'n',
      adopted: 'Adoptées le',
      inUse: 'En usage',
    },
    yes: 'Oui',
    no: 'Non',
  },
  reliability: {
    paragraphs: [
      'Les énoncés d’une échelle doivent aller ensemble (cohérence interne). Qu’une personne obtienne le même résultat quelques semaines plus tard (stabilité) n’est pas examiné : la certitude d’un verdict est calculée à partir d’une seule passation.',
    ],
  },
  validity: {
    paragraphs: [
      'Contenu : ce que chaque échelle veut mesurer est écrit dans les textes que lisent les candidats et les recruteurs. Aucun panel d’experts extérieur ne l’a encore évalué.',
      'La prédiction n’est pas examinée : ce que deviennent les personnes embauchées n’est pas enregistré. Un score élevé n’annonce pas la réussite dans le poste.',
      'À titre de repère, les méta-analyses trouvent une corrélation corrigée d’environ 0,19 entre le fait d’être consciencieux et la performance, de 0,42 pour les entretiens structurés (Sackett et coll., 2022). Ces chiffres sont ceux d’autres outils.',
    ],
  },
  fairness: {
    paragraphs: [
      'L’âge, le sexe, la nationalité, le nom et l’adresse n’entrent dans aucun score. Cela n’empêche pas un énoncé d’être compris autrement par un groupe, ni une cible d’en écarter un : il faut le vérifier.',
      'Le sexe et la tranche d’âge viennent d’un formulaire facultatif, rangé à part, sans lien avec la personne et jamais montré aux recruteurs.',
    ],
  },
  use: {
    paragraphs: [
      'Le questionnaire prépare un entretien. Il ne décide pas : une personne lit, écoute et décide, et elle peut expliquer pourquoi. Le mode d’emploi dit comment.',
    ],
  },
  limits: {
    items: [
      'Ce sont des réponses sur soi : on peut se présenter sous un meilleur jour. Des contrôles signalent des réponses peu fiables, ils ne corrigent rien.',
      'Le seuil d’un verdict est une convention. Près d’un seuil, une seconde passation peut donner un autre verdict ; la certitude affichée dit à quel point.',
      'Les personnes qui répondent ici ne représentent pas la population : les normes, les corrélations et les écarts valent pour cette installation.',
      'Les personnes qui refusent que leurs réponses soient additionnées n’y figurent pas.',
      'Un petit effet peut rester invisible : « aucune différence » veut dire qu’aucune n’a pu être montrée.',
    ],
  },
  sources: [
    'Cameron, K. S. et Quinn, R. E. (2011). Diagnosing and Changing Organizational Culture, 3e éd. Jossey-Bass.',
    'EFPA (2013). EFPA Review Model for the Description and Evaluation of Psychological and Educational Tests, version 4.2.6.',
    'Jodoin, M. G. et Gierl, M. J. (2001). Evaluating Type I error and power rates using an effect size measure with the logistic regression procedure for DIF detection. Applied Measurement in Education, 14, 329-349.',
    'Johnson, J. A. (2014). Measuring thirty facets of the Five Factor Model with a 120-item public domain inventory. Journal of Research in Personality, 51, 78-89.',
    'Quinn, R. E. et Rohrbaugh, J. (1983). A spatial model of effectiveness criteria. Management Science, 29, 363-377.',
    'Sackett, P. R., Zhang, C., Berry, C. M. et Lievens, F. (2022). Revisiting meta-analytic estimates of validity in personnel selection. Journal of Applied Psychology, 107, 2040-2068.',
    'Schwartz, S. H. (1992). Universals in the content and structure of values. Advances in Experimental Social Psychology, 25, 1-65.',
    'Wilson, E. B. (1927). Probable inference, the law of succession, and statistical inference. Journal of the American Statistical Association, 22, 209-212.',
  ],
};
