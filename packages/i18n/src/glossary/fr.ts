import type { ScoreFacts } from './score-facts.ts';

export default {
  /** The name of the button beside a term. */
  whatIs: (term: string) => `Que veut dire « ${term} » ?`,
  more: 'Comment les scores sont faits',
  terms: {
    tScore: {
      name: 'Score T',
      text: (f: ScoreFacts) =>
        `Une échelle pour situer une personne dans une population de référence. ${f.tMean} est la moyenne ; ${f.tSd} points valent un écart-type, si bien que deux personnes sur trois se trouvent à moins de ${f.tSd} points de la moyenne. Un score T n’est ni une note ni un pourcentage : plus haut ne veut pas dire mieux.`,
    },
    band: {
      name: 'Niveau bas, moyen ou élevé',
      text: (f: ScoreFacts) =>
        `Une lecture du score T en trois mots : bas au-dessous de ${f.averageMin}, moyen de ${f.averageMin} à ${f.averageMax}, élevé au-dessus de ${f.averageMax}. Près d’une limite, le mot compte moins que le nombre et sa marge d’erreur.`,
    },
    interval: {
      name: 'Intervalle recherché',
      text: (f: ScoreFacts) =>
        `Les scores T que la campagne attend pour un trait. À l’intérieur, le crédit est entier, sans préférence pour un bord ; à l’extérieur, il diminue et s’annule à ${f.intervalFade} points de distance. De ${f.tMin} à ${f.tMax}, le trait n’est pas demandé.`,
    },
    margin: {
      name: 'Marge d’erreur',
      text: (f: ScoreFacts) =>
        `La même personne, interrogée un autre jour, n’aurait pas tout à fait le même score. Comptez ± ${f.domainError} points T pour un domaine et ± ${f.facetError} pour une facette, mesurée par moins d’énoncés. Deux scores dont les marges se recouvrent ne se départagent pas.`,
    },
    norms: {
      name: 'Population de référence',
      text: () =>
        'Le groupe auquel on compare chaque personne pour exprimer son score T. Les valeurs actuelles viennent de données publiques, équilibrées entre femmes et hommes ; elles sont provisoires. La comparaison est la même pour tout le monde : jamais selon le sexe ni selon l’âge.',
    },
    centring: {
      name: 'Centrage',
      text: () =>
        'Certaines personnes trouvent tout important, d’autres presque rien. On retire donc à chaque note la moyenne des notes de la personne : il reste ses priorités, ce qu’elle place au-dessus et au-dessous du reste. Sans ce centrage, on comparerait des façons de noter plutôt que des valeurs.',
    },
    similarity: {
      name: 'Ressemblance',
      text: () =>
        'Un nombre de −1 à 1 qui dit à quel point deux profils vont dans le même sens : 1, même forme ; 0, aucun rapport ; −1, formes opposées. Il ne dit pas où se trouve l’écart : les graphiques le montrent.',
    },
    anchor: {
      name: 'Repère du hasard',
      text: (f: ScoreFacts) =>
        `La ressemblance que neuf personnes sur dix n’atteindraient pas en répondant au hasard. Elle vaut ${f.canAdaptAbove} sur 100. Ainsi, quelqu’un qui clique sans lire ne paraît pas à moitié convenir, et un score au-dessus de ${f.canAdaptAbove} dit quelque chose.`,
    },
    floor: {
      name: 'Relief et plancher',
      text: () =>
        'Le relief dit si un profil a des hauts et des bas marqués. Quand il est presque plat, ses petites différences tiennent surtout au hasard ; le plancher évite alors de les grossir, et le score est ramené vers le milieu.',
    },
    flatTarget: {
      name: 'Cible trop plate',
      text: () =>
        'Une cible sans relief ne dit pas ce que vous cherchez : tout le monde lui ressemble un peu, personne vraiment. Elle n’est pas notée. Marquez ce qui compte, quitte à renoncer à ce qui compte moins.',
    },
    lenientTarget: {
      name: 'Cible trop large',
      text: (f: ScoreFacts) =>
        `Une personne prise au hasard y obtiendrait déjà plus de ${f.lenientPercent} % du crédit en moyenne. Le score ne distinguerait presque plus personne : resserrez les intervalles des traits qui comptent.`,
    },
    sectionScore: {
      name: 'Score de section',
      text: (f: ScoreFacts) =>
        `De 0 à 100, l’accord entre les réponses et ce que la campagne recherche dans une section. Dans les sections qui se comparent au hasard, ${f.canAdaptAbove} est déjà plus que ce que neuf personnes sur dix obtiendraient sans lire. Une section qui n’est comparée à rien n’a pas de score : sa place reste vide.`,
    },
    overall: {
      name: 'Score global',
      text: (f: ScoreFacts) =>
        `La moyenne des scores de section, chacun compté selon son poids dans la campagne. Il n’y en a pas quand les sections comptées pèsent moins de ${f.sufficientWeight} : la base serait trop mince. Quelques points d’écart entre deux personnes ne les départagent pas.`,
    },
    weight: {
      name: 'Poids',
      text: (f: ScoreFacts) =>
        `La part d’une section dans le score global, rapportée au total des sections comptées. Une section sans exigence ne compte pas. Sous un total de ${f.sufficientWeight}, il n’y a pas de score global.`,
    },
    psychometric: {
      name: 'Score psychométrique',
      text: () =>
        'Le même calcul, limité à la culture, aux valeurs, à la personnalité et aux motivations. Il figure à côté du score global, parce qu’un beau parcours peut masquer un désaccord de fond, et l’inverse.',
    },
    verdict: {
      name: 'Verdict',
      text: (f: ScoreFacts) =>
        `Une lecture du score global affiché : au-dessus de ${f.fitsAbove}, correspond ; au-dessus de ${f.canAdaptAbove}, ne correspond pas mais peut s’adapter ; sinon, ne correspond pas. À ${f.near} points d’une limite ou moins, le rapport le signale. Le verdict éclaire ; c’est vous qui décidez.`,
    },
    quality: {
      name: 'Qualité des réponses',
      text: (f: ScoreFacts) =>
        `Des signes de lecture inattentive : pages remplies très vite, même réponse répétée, réponses qui se contredisent, consignes de contrôle manquées. À partir de ${f.unreliableFrom} points, les réponses sont dites peu fiables. Ces signes informent : ils ne changent aucun score et n’écartent personne.`,
    },
    mustHave: {
      name: 'Condition indispensable',
      text: (f: ScoreFacts) =>
        `La seule réponse qui plafonne un score : si l’autorisation de travail est exigée et que la personne ne l’a pas, le score global ne dépasse pas ${f.canAdaptAbove}, et le rapport dit pourquoi.`,
    },
    median: {
      name: 'Médiane',
      text: () =>
        'La valeur du milieu quand on range toutes les réponses : autant de personnes au-dessus qu’au-dessous. Quelques réponses extrêmes ne la déplacent presque pas, contrairement à une moyenne.',
    },
    dispersion: {
      name: 'Dispersion',
      text: (f: ScoreFacts) =>
        `La distance à la médiane dans laquelle tient la moitié des réponses. Moins de ${f.consensusBelow} points : les regards se rejoignent ; plus de ${f.dividedAbove} : ils divergent, et le point du milieu ne représente plus grand monde.`,
    },
    congruence: {
      name: 'Congruence',
      text: (f: ScoreFacts) =>
        `Dit si les six dimensions de la culture racontent la même histoire. 100 : elles se confondent. À partir de ${f.alignedFrom}, l’ensemble est aligné ; au-dessous de ${f.incongruentBelow}, on dit une chose et on en récompense une autre.`,
    },
    strength: {
      name: 'Force de la culture',
      text: (f: ScoreFacts) =>
        `À quel point le type de tête se détache des autres, de 0 à 100 : faible au-dessous de ${f.weakBelow}, forte au-dessus de ${f.strongAbove}. Une culture forte n’est pas meilleure ; elle est plus facile à reconnaître et plus lente à changer.`,
    },
    gap: {
      name: 'Écart',
      text: (f: ScoreFacts) =>
        `La part souhaitée moins la part perçue. À partir de ${f.priorityFrom} points, c’est une priorité ; à partir de ${f.attentionFrom}, un point d’attention ; au-dessous, il n’y a rien à changer.`,
    },
    minimumGroup: {
      name: 'Plus petit groupe montré',
      text: (f: ScoreFacts) =>
        `Aucun résultat ne porte sur moins de ${f.minimumGroup} personnes, ou davantage si votre organisation l’a décidé. Les combinaisons de filtres sont vérifiées d’avance : on ne peut pas non plus retrouver un petit groupe en soustrayant deux résultats.`,
    },
    indicative: {
      name: 'Indicatif',
      text: (f: ScoreFacts) =>
        `Au-dessous de ${f.indicativeBelow} personnes, quelques réponses suffisent à déplacer un résultat. Il ouvre une discussion ; il ne la conclut pas.`,
    },
    snapshot: {
      name: 'Résultats arrêtés',
      text: (f: ScoreFacts) =>
        `Les résultats portent sur des réponses figées à une date, jamais sur les réponses en direct. Pendant la campagne, on ne peut les mettre à jour qu’après ${f.minimumGroup} nouvelles réponses au moins : sinon, la différence entre deux états trahirait qui vient de répondre.`,
    },
  },
};
