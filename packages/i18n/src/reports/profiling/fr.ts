import { actionWords } from '../../audit-actions/french.ts';
import { lowerFirst } from '../../formatting/lower-first.ts';
import { plural } from '../../formatting/plural.ts';

export default {
  title: 'Rapport d’audit de culture',
  comparisonTitle: 'Comparaison de deux groupes',
  trendTitle: 'Évolution depuis une campagne antérieure',
  sections: {
    introduction: 'À propos de ces résultats',
    culture: 'Culture perçue et culture souhaitée',
    distribution: 'Répartition des répondants par type de culture',
    leadership: 'Styles de direction et de management',
    gaps: 'Écarts entre le perçu et le souhaité',
    congruence: 'Congruence des six dimensions',
    values: 'Accord avec les valeurs affichées',
    recommendations: 'Recommandations',
    actions: 'Actions décidées',
    guide: 'Guide de lecture',
    reference: 'Les quatre types de culture',
  },
  perceived: 'Perçue',
  desired: 'Souhaitée',
  introduction: {
    purpose: (campaign: string, organization: string, inSubject: string) =>
      `Ce rapport rassemble les réponses anonymes à la campagne « ${campaign} » (${organization}). Chaque personne a classé les mêmes propositions deux fois : d’abord selon ce qu’elle observe aujourd’hui ${inSubject}, puis selon ce qu’elle souhaiterait.`,
    campaign: 'Campagne',
    organization: 'Organisation',
    group: 'Groupe',
    respondents: 'Répondants',
    codes: 'Codes distribués',
    codesGiven: (total: string, mail: string, cards: string) =>
      `${total} (${mail} par e-mail, ${cards} sur carte)`,
    takenAt: 'Réponses arrêtées le',
    state: 'État',
    states: { final: 'Résultats définitifs', interim: 'Résultats intermédiaires' },
    minimumGroup: 'Plus petit groupe montré',
    people: (number: string) => `${number} personnes`,
    answers: (number: string) => `${number} réponses`,
    indicativeTitle: 'À lire comme une indication',
    indicative:
      'Moins de dix personnes composent ce groupe : quelques réponses suffiraient à déplacer les résultats. Servez-vous-en pour ouvrir la discussion, pas pour conclure.',
    figures: 'Chiffres',
    precisions: { exact: 'exacts', rounded: 'arrondis à 5', protected: 'floutés' },
    roundedTitle: 'Chiffres arrondis',
    rounded: (needed: string) =>
      `Avec moins de ${needed} réponses, les barres et les points sont arrondis à 5 et les détails sont omis, pour en dire moins sur chacun.`,
    protectedTitle: 'Chiffres floutés',
    protected: (point: string, bars: string) =>
      `Toute personne disposant du lien pouvait répondre à cet audit ; chaque chiffre est donc flouté au hasard, ce qui limite ce qu’il peut dire d’une personne. Neuf fois sur dix, le flou déplace un point de ${point} au plus le long d’un axe, et une barre de ${bars} au plus. Le nombre de répondants est arrondi vers le bas.`,
    intervals:
      'Les traits fins à côté d’un chiffre en donnent l’intervalle à 95 % : là où il se trouverait sans doute si d’autres personnes du même groupe avaient répondu. Deux chiffres dont les intervalles se recouvrent largement ne diffèrent peut-être pas.',
    intervalsOfProtected:
      'Les traits fins à côté d’un chiffre en donnent l’intervalle à 95 % : là où il se trouverait sans doute si d’autres personnes du même groupe avaient répondu. Le flou y est compris.',
    noIntervals:
      'Cette sélection réunit plusieurs groupes : les intervalles et les recommandations ne sont donnés que pour un seul groupe à la fois.',
    interimTitle: 'La campagne est encore ouverte',
    interim:
      'Ces résultats reposent sur les réponses reçues à la date indiquée. D’autres personnes peuvent encore répondre, et l’image peut changer.',
    leftOutTitle: 'Questionnaires écartés',
    leftOut: (count: number, shown: string) =>
      plural(
        'fr',
        count,
        'Un questionnaire, rempli trop vite pour être fiable, n’entre pas dans les calculs.',
        `${shown} questionnaires, remplis trop vite pour être fiables, n’entrent pas dans les calculs.`,
      ),
    headline: (today: string, wished: string, gap: string) =>
      `Aujourd’hui, la culture est ${today} ; celle que l’on souhaite est ${wished} ; ${gap}.`,
    /** The culture wished for is the one people want more of. */
    headlineOfOne: (today: string, wished: string, gap: string) =>
      `Aujourd’hui, la culture est ${today} ; on la souhaite ${wished} : écart de ${gap}.`,
    leading: {
      weak: (type: string) => `composite, avec un léger avantage à « ${type} »`,
      moderate: (type: string) => `nettement « ${type} »`,
      strong: (type: string) => `avant tout « ${type} »`,
    },
    level: (types: string) => `à parts égales ${types}`,
    wantMore: (type: string, gap: string) => `on voudrait davantage de « ${type} » : ${gap}`,
    wantLess: (type: string, gap: string) => `on voudrait moins de « ${type} » : ${gap}`,
    noGap: 'aucun écart entre les deux n’atteint cinq points',
    unclearGap: 'ces réponses ne montrent entre les deux aucun écart de plus de cinq points',
    anonymityTitle: 'Anonymat',
    anonymity: (minimum: string) =>
      `Aucun résultat ne porte sur moins de ${minimum} personnes, et aucun ne peut être déduit en combinant les groupes montrés ici, dans d’autres filtres ou dans un rapport antérieur.`,
    anonymityByLink: (minimum: string) =>
      `Aucun résultat ne porte sur moins de ${minimum} réponses, les groupes sont formés par un seul critère à la fois, et chaque chiffre est flouté.`,
  },
  interval: (value: string, low: string, high: string) =>
    `${value} (de\u00a0${low}\u00a0à\u00a0${high})`,
  intervalHeading: 'Intervalle à 95 %',
  withheld: {
    dominant: (needed: string) =>
      `La part des répondants par type de culture est montrée à partir de ${needed} réponses : dans un groupe plus petit, elle en dirait trop sur chacun.`,
    dispersion: (needed: string) =>
      `L’accord entre les personnes est montré à partir de ${needed} réponses : dans un groupe plus petit, il en dirait trop sur chacun.`,
    dimensions: (needed: string) =>
      `Les six dimensions sont montrées à partir de ${needed} réponses : dans un groupe plus petit, elles en diraient trop sur chacun.`,
    styles: (needed: string) =>
      `Les styles de direction et de management sont montrés à partir de ${needed} réponses : dans un groupe plus petit, ils en diraient trop sur chacun.`,
    value: (needed: string) => `à partir de ${needed} réponses`,
  },
  selection: {
    all: 'Ensemble des répondants',
    attributes: { unit: 'Unité', gender: 'Genre', age: 'Âge', tenure: 'Ancienneté' },
    notGiven: 'Non renseigné',
    unknown: 'Unité inconnue',
    part: (attribute: string, values: string) => `${attribute} : ${values}`,
  },
  culture: {
    intro:
      'Chaque point est la médiane des réponses : autant de personnes se placent d’un côté que de l’autre. La flèche va de la culture perçue à la culture souhaitée. La zone ombrée contient la moitié centrale des réponses sur chaque axe ; le cercle pointillé réunit la moitié des réponses la plus proche du point.',
    introWithoutSpread:
      'Chaque point est la médiane des réponses : autant de personnes se situent d’un côté que de l’autre. La flèche va de la culture perçue à la culture souhaitée.',
    quadrant: 'Diagramme de Quinn',
    quadrantDescription: (perceived: string, desired: string) =>
      `La culture perçue se place à ${perceived}, la culture souhaitée à ${desired}.`,
    bars: 'Les quatre cultures, perçues et souhaitées',
    barsDescription: (perceived: string, desired: string) =>
      `Perçue : ${perceived}. Souhaitée : ${desired}.`,
    strengthTitle: 'Force des cultures',
    strength: (perceived: string, perceivedLevel: string, desired: string, desiredLevel: string) =>
      `La force dit combien la culture de tête se détache des autres, de 0 à 100 : ${perceived} pour la culture perçue (${perceivedLevel}), ${desired} pour la culture souhaitée (${desiredLevel}).`,
    strengths: { weak: 'faible', moderate: 'moyenne', strong: 'forte' },
    agreementTitle: 'Les avis se rejoignent-ils ?',
    agreementPerceived: {
      consensus: (radius: string) =>
        `Sur la situation actuelle, les avis se rejoignent : la moitié des réponses se trouve à moins de ${radius} points de la médiane.`,
      mixed: (radius: string) =>
        `Sur la situation actuelle, les avis sont partagés : la moitié des réponses se trouve à moins de ${radius} points de la médiane.`,
      divided: (radius: string) =>
        `Sur la situation actuelle, les avis divergent : il faut s’éloigner de ${radius} points de la médiane pour réunir la moitié des réponses. Le point médian résume mal un groupe qui ne vit pas la même réalité.`,
    },
    agreementDesired: {
      consensus: (radius: string) =>
        `Sur la culture souhaitée, l’accord est large (${radius} points).`,
      mixed: (radius: string) =>
        `Sur la culture souhaitée, les avis sont partagés (${radius} points).`,
      divided: (radius: string) =>
        `Sur la culture souhaitée, les avis divergent (${radius} points) : mieux vaut en parler avant d’agir.`,
    },
    valuesSet: (name: string) => `Valeurs : ${name}`,
    measures: {
      measure: 'Mesure',
      x: 'Médiane interne-externe',
      y: 'Médiane stabilité-souplesse',
      xSpread: 'Moitié centrale, interne-externe',
      ySpread: 'Moitié centrale, stabilité-souplesse',
      radius: 'Distance médiane',
      strength: 'Force',
    },
    range: (low: string, high: string) => `de ${low} à ${high}`,
  },
  distribution: {
    intro:
      'La médiane peut cacher des différences entre personnes. Voici la part des répondants dont chaque type est la culture de tête, aujourd’hui et dans leurs souhaits ; une égalité est partagée entre les types concernés.',
    picture: 'Part des répondants par culture de tête',
    description: (perceived: string, desired: string) =>
      `Aujourd’hui : ${perceived}. Souhaité : ${desired}.`,
    most: (type: string, share: string) =>
      `La culture « ${type} » vient en tête pour ${share} des répondants.`,
    mostDesired: (type: string, share: string) =>
      `Dans les souhaits, c’est « ${type} », pour ${share} d’entre eux.`,
  },
  leadership: {
    intro:
      'Deux dimensions de l’audit portent sur celles et ceux qui dirigent et sur la manière d’encadrer les personnes. Leur place dans le diagramme dit quel rôle on attribue aux dirigeants et quel style de management on vit.',
    picture: 'Direction et management dans le diagramme',
    description: (leadership: string, management: string) =>
      `La direction est perçue à ${leadership}, le management à ${management}.`,
    leadershipPoint: (moment: string) => `Direction, ${moment}`,
    managementPoint: (moment: string) => `Management, ${moment}`,
    moments: { perceived: 'perçue', desired: 'souhaitée' },
    managementMoments: { perceived: 'perçu', desired: 'souhaité' },
    roleTitle: 'Le rôle des dirigeants',
    rolePerceived: (role: string, description: string) =>
      `On leur voit aujourd’hui le rôle « ${role} » : ${lowerFirst(description)}`,
    roleDesired: (role: string, description: string) =>
      `On leur souhaiterait le rôle « ${role} » : ${lowerFirst(description)}`,
    roleSame: (role: string, description: string) =>
      `On leur voit et on leur souhaite le même rôle, « ${role} » : ${lowerFirst(description)}`,
    roleBalancedPerceived: 'Aujourd’hui, aucun rôle ne l’emporte sur les autres.',
    roleBalancedDesired: 'Les souhaits ne désignent aucun rôle plutôt qu’un autre.',
    styleTitle: 'Le style de management',
    stylePerceived: (style: string, description: string) =>
      `Aujourd’hui : ${style}. ${description}`,
    styleDesired: (style: string, description: string) => `Souhaité : ${style}. ${description}`,
    styleSame: (style: string, description: string) =>
      `Le style vécu est aussi celui que l’on souhaite : ${style}. ${description}`,
    styleNonePerceived: 'Aujourd’hui, les réponses s’équilibrent : aucun style ne l’emporte.',
    styleNoneDesired: 'Les souhaits s’équilibrent : aucun style ne l’emporte.',
    roleSure: (perceived: string, desired: string) =>
      `Un rôle est un mot, pas un nombre : recalculé 1 000 fois avec la part de hasard que contiennent ces réponses, le rôle d’aujourd’hui reste le même dans ${perceived} des cas, et le rôle souhaité dans ${desired}.`,
    styleSure: (perceived: string, desired: string) =>
      `Recalculé de la même façon, le style d’aujourd’hui reste le même dans ${perceived} des cas, et le style souhaité dans ${desired}.`,
    apart: (distance: string) =>
      `Dans les réponses d’aujourd’hui, la distance entre direction et management est de ${distance} : au-delà de 40, les messages se contredisent.`,
  },
  gaps: {
    intro:
      'L’écart est la culture souhaitée moins la culture perçue. À partir de dix points c’est une priorité, de cinq à dix un point d’attention ; en dessous, l’existant convient.',
    picture: 'Écarts par type de culture',
    description: (gaps: string) => `Écarts : ${gaps}.`,
    supportedIntro:
      'L’écart est la culture souhaitée moins la culture perçue, avec son intervalle à 95 %. Il ne compte que si 20 personnes au moins ont répondu et si l’intervalle, corrigé du nombre de comparaisons faites, montre une différence de plus de cinq points. À partir de dix points, c’est alors une priorité ; en dessous, un point d’attention.',
    priorities: {
      priority: 'Priorité',
      attention: 'Attention',
      keep: 'À conserver',
      unclear: 'Incertain',
    },
    less: 'Moins',
    more: 'Davantage',
    gap: 'Écart',
    priority: 'Priorité',
    none: 'Aucun écart n’atteint cinq points : la culture vécue est proche de celle que l’on souhaite.',
    unclear: 'Ces réponses ne permettent de montrer aucune différence de plus de cinq points.',
    wantMore: (types: string) => `On voudrait davantage de : ${types}.`,
    wantLess: (types: string) => `On voudrait moins de : ${types}.`,
    item: (type: string, gap: string) => `${type} (${gap})`,
  },
  congruence: {
    intro:
      'Une culture est congruente quand ses six dimensions vont dans le même sens. Un désaccord entre elles – par exemple des dirigeants tournés vers l’innovation et des critères de réussite tournés vers la règle – provoque des tensions et une perte d’énergie.',
    picture: 'Les six dimensions face au profil d’ensemble',
    description: (value: string) => `Congruence de la culture perçue : ${value} sur 100.`,
    overall: 'Ensemble',
    deviation: 'Écart',
    levels: {
      aligned: (value: string) => `Congruence de ${value} sur 100 : les dimensions sont alignées.`,
      partial: (value: string) => `Congruence de ${value} sur 100 : l’alignement est partiel.`,
      incongruent: (value: string) =>
        `Congruence de ${value} sur 100 : les dimensions se contredisent.`,
    },
    farthest: (dimension: string, description: string) =>
      `La dimension la plus éloignée de l’ensemble est « ${dimension} ». ${description}`,
    desired: (value: string) => `Les souhaits, eux, ont une congruence de ${value} sur 100.`,
    tableTitle: 'Dimension par dimension',
    note: 'Culture perçue. L’écart est la moitié de la somme des distances au profil d’ensemble. Chaque dimension repose sur deux situations, si bien que sa médiane avance par paliers : un intervalle sans largeur dit que le palier suivant est hors d’atteinte, non que le chiffre est certain.',
  },
  values: {
    intro:
      'Les valeurs qu’une organisation affiche parlent d’une culture. Le score dit si la culture vécue, et celle que l’on souhaite, vont dans le même sens : 100 pour une même direction, 50 pour un accord qu’on obtiendrait aisément par hasard.',
    none: 'Aucun ensemble de valeurs n’a été saisi pour cette campagne.',
    set: 'Ensemble de valeurs',
    content: 'Valeurs',
    fitPerceived: 'Accord avec le perçu',
    fitDesired: 'Accord avec le souhaité',
    noDirection: 'sans direction',
    verdicts: {
      fits: (name: string) => `« ${name} » : la culture perçue ressemble à ces valeurs.`,
      can_adapt: (name: string) =>
        `« ${name} » : la culture perçue ressemble en partie à ces valeurs.`,
      does_not_fit: (name: string) =>
        `« ${name} » : la culture perçue ne ressemble guère à ces valeurs.`,
    },
    noDirectionNote: (name: string) =>
      `« ${name} » parle également des quatre cultures : aucun accord ne peut être calculé.`,
    wished: (name: string) =>
      `« ${name} » correspond mieux à ce que l’on souhaite qu’à ce que l’on vit : ces valeurs peuvent porter le changement.`,
  },
  recommendations: {
    intro:
      'Ces pistes découlent des résultats ci-dessus, dans l’ordre où il est utile de les aborder. Elles sont un point de départ pour en parler avec les personnes concernées.',
    unclear:
      'Ces réponses ne permettent de montrer aucune différence de plus de cinq points. Parlez des résultats avec les personnes concernées ; à eux seuls, ces chiffres ne justifient pas d’agir.',
    tooFew: (needed: string) =>
      `Les recommandations sont données à partir de ${needed} réponses : en dessous, le hasard seul pourrait les faire apparaître.`,
    recommendation: 'Recommandation',
    more: 'Faire davantage',
    less: 'Faire moins',
    firstStepsOf: (title: string) => `${title} : premiers pas`,
    reason: (title: string, reason: string, figure: string) =>
      figure === '' ? `${title}. ${reason}` : `${title}. ${reason.replace(/\.$/u, '')} ${figure}.`,
    figures: {
      shared_understanding: (radius: string) => `(distance médiane : ${radius} points)`,
      gap: (type: string, gap: string) => `(${type} : écart de ${gap} points)`,
      align_dimension: (congruence: string) => `(congruence : ${congruence} sur 100)`,
      style_mismatch: (distance: string) => `(distance : ${distance} points)`,
      values_not_lived: (set: string, score: string) => `(« ${set} » : ${score} sur 100)`,
      local_plan: (high: string, low: string, type: string, difference: string) =>
        `(${high} et ${low} diffèrent de ${difference} points sur la culture « ${type} »)`,
      maintain: '',
    },
  },
  actions: {
    ...actionWords,
    intro:
      'Ce qui a été décidé après cet audit et, s’il y en a, après les audits précédents de la série.',
    action: 'Action',
    unit: 'Pour',
    responsible: 'Responsable',
    due: 'Jusqu’au',
    state: 'État',
    aimed: 'Chiffre visé',
    none: '–',
    late: (state: string) => `${state}, en retard`,
    since: 'Ce qui a changé depuis',
    told: (title: string, aim: string, movement: string) => `${title} (${aim}). ${movement}.`,
  },
  guide: {
    items: [
      {
        title: 'Les deux axes',
        text: 'De gauche à droite : attention portée à l’intérieur (les personnes, les procédures) ou à l’extérieur (les clients, les concurrents, le monde qui change). De bas en haut : goût de la stabilité et du contrôle, ou de la souplesse et de l’autonomie. Aucun coin n’est meilleur qu’un autre : tout dépend de ce que l’on a à faire.',
      },
      {
        title: 'Les quatre barres',
        text: 'Les quatre nombres totalisent 100 ; 25 partout serait un équilibre parfait. Le diagramme les résume en deux axes et perd un peu d’information : deux profils différents peuvent y tomber au même endroit. En cas de doute, regardez les barres.',
      },
      {
        title: 'Médiane et dispersion',
        text: 'Le point est une médiane et non une moyenne : quelques réponses extrêmes ne le déplacent pas. La moitié centrale des réponses est ombrée. Une distance médiane inférieure à 15 signale un consensus, supérieure à 30 un groupe divisé.',
      },
      {
        title: 'Écarts et priorités',
        text: 'Un écart de dix points est grand : c’est passer, par exemple, de 20 à 30 sur une échelle qui s’arrête à 50. Choisissez un ou deux chantiers ; une culture change lentement, et par l’exemple.',
      },
      {
        title: 'Congruence et force',
        text: 'De 80 à 100, les dimensions sont alignées ; en dessous de 60, elles se contredisent. Une culture forte n’est ni bonne ni mauvaise : elle donne une direction, et laisse moins de place à ce qui s’en écarte.',
      },
      {
        title: 'Valeurs affichées',
        text: 'Le score compare la direction des valeurs à celle de la culture. Au-dessus de 70 elles vont ensemble, de 51 à 70 en partie, à 50 et moins elles ne se retrouvent pas dans les réponses.',
      },
    ],
    intervalsTitle: 'Ce que les chiffres ont de sûr',
    intervals:
      'À côté d’un chiffre se trouve son intervalle à 95 %. Le calcul est répété 1 000 fois, chaque fois avec autant de personnes tirées au hasard parmi celles qui ont répondu ; l’intervalle contient les 95 % du milieu. Dans un audit par lien, il est établi à partir des chiffres publiés et comprend le flou. L’intervalle du score d’un ensemble de valeurs découle de ceux des quatre barres. Un rôle et un style sont des mots : le rapport dit dans combien de ces calculs ils restent les mêmes. La moitié centrale des réponses décrit combien les personnes diffèrent et n’a pas d’intervalle, pas plus que les nombres de personnes et de codes.',
    anonymityTitle: 'Ce qui n’est jamais montré',
    anonymity: (minimum: string) =>
      `Un groupe de moins de ${minimum} personnes, un groupe dont on pourrait déduire les réponses d’un plus petit, et les réponses d’une personne, à qui que ce soit. C’est pourquoi certaines options sont masquées. Le rapport ne dit pas lequel de ces motifs s’applique : le dire renseignerait déjà.`,
    anonymityByLink: (minimum: string) =>
      `Un groupe de moins de ${minimum} réponses, un groupe formé par deux critères à la fois, et les réponses d’une personne, à qui que ce soit. C’est pourquoi certaines options sont masquées.`,
    limitsTitle: 'Limites',
    limits:
      'Un audit dit ce que les répondants perçoivent et souhaitent, à un moment donné. Il ne dit pas ce que pensent les personnes qui n’ont pas répondu. Discutez les résultats avec les équipes avant d’en tirer des décisions.',
  },
  reference: {
    intro:
      'Aucune de ces cultures n’est bonne en soi. La plupart des organisations en mêlent plusieurs, selon leur métier, leur âge et leur moment.',
    type: 'Type',
    named: (type: string, people: string) => `${type} (${people})`,
    description: 'En bref',
    valued: 'Ce qu’on y apprécie',
    leadership: 'Qui l’on y suit',
    strengths: 'Forces',
    risks: 'Risques',
  },
  comparison: {
    intro: (first: string, second: string) =>
      `Deux groupes de la même campagne sont mis côte à côte : « ${first} » et « ${second} ».`,
    overlap: 'Les deux groupes ont des personnes en commun : leurs différences en sont atténuées.',
    groupsTitle: 'Les deux groupes',
    culture: 'Les deux cultures',
    quadrantDescription: (first: string, second: string) =>
      `Le premier groupe se perçoit à ${first}, le second à ${second}.`,
    point: (group: string, moment: string) => `${group}, ${moment}`,
    letters: { first: 'A', second: 'B' },
    lettered: (letter: string, group: string) => `${letter} – ${group}`,
    difference: 'Différence (B − A)',
    differencesTitle: 'Ce qui les distingue',
    barsOf: (group: string) => `Les quatre cultures : ${group}`,
    close: 'Les deux groupes ne diffèrent de dix points ou plus sur aucune culture.',
    unclear:
      'Entre les deux groupes, ces réponses ne permettent de montrer aucune différence de plus de cinq points.',
    shown: (types: string) =>
      `Ces réponses montrent une différence de plus de cinq points sur : ${types}. Un plan propre à chaque groupe est à envisager.`,
    far: (types: string) =>
      `Ils diffèrent d’au moins dix points sur : ${types}. Un plan propre à chaque groupe est à envisager.`,
    perceivedTable: 'Culture perçue',
    desiredTable: 'Culture souhaitée',
    otherTable: 'Autres mesures',
    congruence: 'Congruence',
    leadership: 'Rôle des dirigeants',
    management: 'Style de management',
    noStyle: 'Aucun ne l’emporte',
    sure: (word: string, share: string) => `${word} (dans ${share} des calculs)`,
  },
  trend: {
    intro: (earlier: string, current: string) =>
      `Les résultats de la campagne « ${earlier} » et ceux de « ${current} » sont mis côte à côte, pour le même groupe.`,
    caution:
      'Ce ne sont pas nécessairement les mêmes personnes qui ont répondu les deux fois : un écart de quelques points peut venir de là.',
    groupsTitle: 'Périodes comparées',
    before: 'Avant',
    now: 'Maintenant',
    culture: 'Progression',
    change: 'Évolution',
    changesTitle: 'Ce qui a changé',
    steady: 'Aucune culture perçue n’a changé de cinq points ou plus.',
    unclear:
      'Ces réponses ne permettent de montrer aucun changement de plus de cinq points dans la culture perçue.',
    shown: (types: string) =>
      `Ces réponses montrent que la culture perçue a changé de plus de cinq points sur : ${types}.`,
    total: (before: string, now: string, change: string, direction: string) =>
      `L’écart total entre le perçu et le souhaité était de ${before} points ; il est de ${now}, soit une évolution de ${change}. ${direction}`,
    directions: {
      closer: 'Il se réduit.',
      wider: 'Il se creuse.',
      unclear: 'Ces réponses ne disent pas s’il se réduit ou s’il se creuse.',
    },
    moved: (types: string) => `La culture perçue a changé d’au moins cinq points sur : ${types}.`,
    closer: (before: string, now: string) =>
      `L’écart total entre le perçu et le souhaité est passé de ${before} à ${now} points : il se réduit.`,
    wider: (before: string, now: string) =>
      `L’écart total entre le perçu et le souhaité est passé de ${before} à ${now} points : il se creuse.`,
    same: (now: string) => `L’écart total entre le perçu et le souhaité reste de ${now} points.`,
    quadrantDescription: (before: string, now: string) =>
      `La culture perçue était à ${before}, elle est à ${now}.`,
  },
  export: {
    sheet: 'Résultats',
    group: 'Groupe',
    respondents: 'Répondants',
    ofPerceived: (measure: string) => `${measure}, perçue`,
    ofDesired: (measure: string) => `${measure}, souhaitée`,
    gapOf: (type: string) => `Écart ${type}`,
    dominantOf: (type: string) => `% en tête ${type}`,
    indicative: 'Indicatif',
    precision: 'Chiffres',
    precisions: { exact: 'exacts', rounded: 'arrondis à 5', protected: 'floutés' },
    ends: ['95 % de', '95 % à'] as const,
    radius: 'Distance médiane',
    x: 'Axe interne-externe',
    y: 'Axe stabilité-souplesse',
    setOf: (set: string) => `Valeurs « ${set} »`,
    deviationOf: (dimension: string) => `Écart à l’ensemble, ${dimension}`,
    totalGap: 'Écart total',
    role: 'Rôle des dirigeants',
    style: 'Style de management',
    sameShare: (word: string) => `${word}, % des calculs`,
    yes: 'oui',
    no: 'non',
  },
};
