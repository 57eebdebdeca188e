import type { ScoreFacts } from '../../glossary/score-facts.ts';

/** Sizes of the questionnaire, formatted in the reader's language. */
export type QuestionnaireFacts = Readonly<
  Record<
    | 'situations'
    | 'valueStatements'
    | 'valueSteps'
    | 'personalityStatements'
    | 'facetStatements'
    | 'motivations',
    string
  >
>;
type Facts = ScoreFacts & QuestionnaireFacts;

/** A blank line separates paragraphs; lines that begin with “- ” make a list. */
export default {
  title: 'Comment les scores sont faits',
  introduction:
    'De la réponse d’un candidat au verdict : ce qui est mesuré, comment, et ce qu’il ne faut pas en faire.',
  contents: 'Sur cette page',
  terms: 'Les mots de cette section',
  weights: { caption: 'Poids par défaut', section: 'Section', weight: 'Poids' },
  version: (engine: string) =>
    `Version ${engine} du calcul. Chaque rapport garde la version qui l’a produit.`,
  sections: {
    idea: {
      title: 'L’idée en deux minutes',
      text: () =>
        'Un score ne dit pas ce que vaut une personne. Il dit à quel point ses réponses ressemblent au profil que **vous** avez décrit dans la campagne. Changez la cible, le score change ; la personne, elle, n’a pas changé.\n\nChaque section demandée et assortie d’une cible reçoit un score de 0 à 100. Une moyenne pondérée en fait le score global, d’où vient le verdict. Sous chaque score du rapport, « Comment ce score est-il calculé ? » montre l’opération complète, avec les nombres de la personne.',
    },
    culture: {
      title: 'Culture',
      text: (f: Facts) =>
        `Dans chacune des ${f.situations} situations, la personne choisit une proposition parmi quatre, une par culture : clan, adhocratie, marché, hiérarchie. Les propositions sont mélangées pour chacun. Les quatre parts font toujours 100 ; 25 chacune serait une absence de préférence.\n\nLe profil obtenu est comparé à la cible des quatre parts. On compare les formes : ce que la personne place au-dessus ou au-dessous de 25, et ce que vous placez au-dessus ou au-dessous. Avec si peu de clics, un profil presque plat tient surtout au hasard ; un plancher empêche de le prendre pour une préférence.`,
    },
    values: {
      title: 'Valeurs',
      text: (f: Facts) =>
        `La personne note ${f.valueStatements} énoncés sur une échelle de ${f.valueSteps} degrés, d’« opposé à mes valeurs » à « d’une importance suprême ». Deux énoncés par valeur, dix valeurs, selon le cercle de Schwartz : des voisines vont bien ensemble, des opposées se gênent.\n\n**Pourquoi centrer ?** Certains notent tout haut, d’autres tout bas. En retirant à chaque note la moyenne de la personne, on ne garde que ses priorités. La cible est centrée de la même façon. Ajouter un point à toutes les notes ne change donc rien au score.`,
    },
    personality: {
      title: 'Personnalité : positions et intervalles',
      text: (f: Facts) =>
        `${f.personalityStatements} énoncés, ${f.facetStatements} par facette, mesurent trente facettes réunies en cinq domaines. Environ la moitié sont formulés à l’envers, pour que l’habitude de dire oui ne fasse pas un trait de caractère.\n\nChaque trait est montré comme une position : la moyenne de ses réponses sur l’échelle où l’on a répondu, de 1 (pas du tout) à 5 (tout à fait), avec une marge calculée sur l’accord des réponses entre elles. Les rapports ne comparent personne à d’autres : ni centile, ni niveau bas ou élevé. Un trait n’est dit marqué que s’il se trouve nettement au-dessus ou au-dessous du milieu de l’échelle, au-delà de sa marge.\n\n**Pour la seule comparaison avec une cible**, une position est convertie en T de travail (${f.tMean} est la moyenne de la référence, ${f.tSd} points un écart-type). La référence est provisoire : elle vient d’un autre questionnaire, et un trait peut être décalé de 5 à 10 points T. Elle est la même pour tout le monde, quels que soient le sexe et l’âge.\n\nPour chaque trait demandé, la cible est un intervalle. À l’intérieur, le crédit est de 1 ; il décroît à l’extérieur et s’annule à ${f.intervalFade} points T. Un domaine pèse 1, une facette ${f.facetWeight}. Un score de ${f.canAdaptAbove} est à mi-chemin entre ce qu’obtient une personne moyenne avec vos intervalles et un accord complet. Si un domaine et certaines de ses facettes sont demandés, seules les facettes comptent. Une cible trop large est signalée dans le formulaire ; celle à laquelle une personne moyenne répondrait à plus de ${f.unscorablePercent} % n’est pas notée.\n\nChacun peut préférer ne pas répondre à un énoncé. Il faut ${f.facetAnswered} réponses pour une facette, ${f.domainAnswered} pour un domaine ; au-dessous, le trait est laissé de côté et nommé, et n’abaisse jamais le score. Si plus de ${f.leftOutPercent} % de ce que vous demandez est laissé de côté, la section n’a pas de score.`,
    },
    motivations: {
      title: 'Motivations',
      text: (f: Facts) =>
        `La personne range ${f.motivations} motivations de la plus à la moins importante ; vous avez rangé les mêmes selon ce que le poste peut offrir. On compte les paires rangées à l’envers, et une inversion en tête de votre liste coûte plus cher qu’une inversion en fin de liste.\n\nClassements identiques : 100. Classement renversé : 0.`,
    },
    anchor: {
      title: 'Le repère du hasard : pourquoi 50 n’est pas « la moyenne »',
      text: (f: Facts) =>
        `Deux profils pris au hasard se ressemblent souvent un peu. Si l’on convertissait cette ressemblance telle quelle, quelqu’un qui clique sans lire paraîtrait convenir à moitié.\n\nLe score de ${f.canAdaptAbove} est donc placé à la ressemblance sous laquelle restent environ neuf personnes sur dix qui répondent au hasard : ${f.cultureAnchor} pour la culture, ${f.valuesAnchor} pour les valeurs, ${f.motivationsAnchor} pour les motivations. Des profils opposés valent 0, des profils identiques 100. Un score de 45 ne veut donc pas dire « presque la moitié des réponses justes » : il veut dire que la ressemblance n’est pas plus forte que ce que le hasard sait produire.`,
    },
    facts: {
      title: 'Compétences, parcours et conditions',
      text: (f: Facts) =>
        `Ces sections comparent des faits déclarés à vos exigences. Dépasser une exigence n’est jamais pénalisé.\n\n- **Compétences** : le niveau compte pour ${f.skillLevelPercent} %, les années pour ${f.skillYearsPercent} %. Chaque niveau manquant retire ${f.skillLossPercent} % du crédit de niveau ; une compétence qui ne sert plus perd ${f.skillUnusedLossPercent} %.\n- **Langues** : chaque niveau manquant retire ${f.languageLossPercent} %.\n- **Études** : chaque année manquante retire ${f.studiesLossPercent} %.\n- **Expériences et poste** : les métiers et secteurs listés sont des équivalents, un seul suffit. Un délai trop long perd tout son crédit en ${f.delayFadeMonths} mois.\n- **Mobilité** : un trajet trop long perd son crédit en ${f.commuteFadeMinutes} minutes. Le domicile n’est jamais noté.\n- **Situation individuelle** : une rémunération souhaitée au-dessus de l’offre perd son crédit en ${f.payFadePercent} %. Deux monnaies différentes ne sont pas comparées.\n- **Vos questions** : montrées, jamais notées.`,
    },
    overall: {
      title: 'Poids, score global et verdict',
      text: (f: Facts) =>
        `Le score global est la moyenne des sections, chacune selon son poids. Une section sans exigence ne compte pas ; une section demandée et laissée sans réponse compte pour 0, sans quoi il serait payant de la passer. Sous un poids total de ${f.sufficientWeight}, il n’y a ni score global ni verdict.\n\nLe verdict se lit sur le nombre entier affiché :\n\n- au-dessus de ${f.fitsAbove} : **correspond** ;\n- au-dessus de ${f.canAdaptAbove}, jusqu’à ${f.fitsAbove} : **ne correspond pas, mais peut s’adapter** ;\n- ${f.canAdaptAbove} ou moins : **ne correspond pas**.\n\n**À quel point est-il sûr ?** La même personne, un autre jour, ne répondrait pas tout à fait de même. Tout le calcul est donc refait ${f.replicates} fois avec la part de hasard que contiennent les réponses : des choix tirés de nouveau dans les mêmes proportions, des notes et des traits déplacés d’autant plus que les réponses s’accordent mal entre elles, des rangs déplacés d’environ une place. Les faits restent tels que déclarés. « 76, probablement 70 à 82 » veut dire que ${f.intervalPercent} % des résultats se trouvent entre 70 et 82. Un verdict que donnent au moins ${f.veryLikelyPercent} % d’entre eux est **très probable**, au moins ${f.likelyPercent} %, **probable**, sinon **incertain** : il est alors dessiné en creux, avec le second verdict à côté. Le verdict lui-même n’en est jamais changé.\n\nSeule l’autorisation de travail, si vous l’exigez, plafonne le score à ${f.canAdaptAbove} quand elle manque. À côté du score global figurent ses deux moitiés, les réponses et les faits, car l’une peut cacher l’autre.`,
    },
    quality: {
      title: 'Fiabilité des réponses',
      text: (f: Facts) =>
        `Sept signes repèrent une lecture inattentive : pages remplies en moins de ${f.hastySeconds} secondes par énoncé, longues suites de la même réponse, réponses sans variation, énoncés voisins qui se contredisent, consignes de contrôle manquées. Chacun donne 1 point, ou 2 s’il est grave. À partir de ${f.unreliableFrom} points, un bandeau prévient que les réponses sont peu fiables.\n\nCes signes ne changent aucun score et n’écartent personne. Une personne fatiguée, pressée ou qui lit dans une autre langue peut les déclencher : proposez-lui de répondre à nouveau.`,
    },
    limits: {
      title: 'Les limites de ces scores',
      text: () =>
        `- **Ce sont des déclarations.** La personne se décrit elle-même, en situation de candidature. Elle peut se tromper, ou vouloir plaire.\n- **Toute mesure a une marge.** Elle est calculée sur les réponses de la personne et figure à côté de chaque score. Quelques points d’écart entre deux candidats ne les départagent pas.\n- **La référence est provisoire** : elle vient d’un autre questionnaire, et peut être décalée de 5 à 10 points T.\n- **La cible est la vôtre.** Si elle décrit l’équipe actuelle plutôt que le besoin du poste, le score reproduira l’équipe actuelle.\n- **Prédire reste difficile.** Même bien faits, de tels questionnaires n’expliquent qu’une part modeste de la réussite. L’entretien structuré, l’essai professionnel et les références apportent ce qu’ils n’ont pas.`,
    },
    misuse: {
      title: 'Ce qu’il ne faut pas en faire',
      text: (f: Facts) =>
        `- **Écarter quelqu’un sur le seul score.** Le droit européen protège chacun d’une décision entièrement automatique ; une personne doit lire le rapport, décider et pouvoir dire pourquoi. Notez votre décision et sa raison.\n- **Classer les candidats** du plus haut au plus bas score et s’arrêter aux premiers.\n- **Poser un diagnostic.** Rien ici n’est un test clinique. Le « névrosisme » (la sensibilité émotionnelle) est un trait ordinaire, pas un trouble.\n- **Tenir compte de l’âge, de la nationalité, du nom ou du domicile.** Aucun n’entre dans un score, et aucun ne doit entrer dans votre décision.\n- **Réutiliser les scores** pour une promotion, une évaluation annuelle ou un licenciement. Ils ont été donnés pour un poste.\n\nVos administrateurs peuvent comparer les taux de sélection entre groupes d’au moins ${f.fairnessGroup} personnes ; un taux inférieur à ${f.fairnessPercent} % du plus élevé est signalé, et demande une explication.`,
    },
  },
};
