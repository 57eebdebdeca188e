import type { ScoreFacts } from './score-facts.ts';

export default {
  /** Label of the button beside a term. */
  whatIs: (term: string) => `Que veut dire « ${term} » ?`,
  more: 'Comment les scores sont faits',
  terms: {
    position: {
      name: 'Position',
      text: () =>
        'La moyenne des réponses aux énoncés d’un trait, sur l’échelle où l’on a répondu, de 1 (pas du tout) à 5 (tout à fait) ; ceux qui sont formulés à l’envers sont retournés. Une position ne compare la personne à personne : elle dit ce que ses réponses affirment, et sa marge dit à quel point c’est sûr.',
    },
    tScore: {
      name: 'T de travail',
      text: (f: ScoreFacts) =>
        `L’échelle dans laquelle une campagne fixe ses intervalles : ${f.tMean} est la moyenne d’une population de référence, ${f.tSd} points un écart-type. Elle sert seulement à comparer une position à une cible. La référence vient d’un autre questionnaire : un trait peut être décalé de 5 à 10 points T.`,
    },
    interval: {
      name: 'Intervalle recherché',
      text: (f: ScoreFacts) =>
        `Les scores T que la campagne attend pour un trait. À l’intérieur, le crédit est entier, sans préférence pour un bord ; à l’extérieur, il diminue et s’annule à ${f.intervalFade} points de distance. De ${f.tMin} à ${f.tMax}, le trait n’est pas demandé.`,
    },
    margin: {
      name: 'Marge d’erreur',
      text: () =>
        `La même personne, interrogée un autre jour, n’aurait pas tout à fait le même score. La marge est calculée sur ses propres réponses : mieux elles s’accordent, plus elle est étroite. Deux scores dont les marges se recouvrent ne se départagent pas.`,
    },
    norms: {
      name: 'Population de référence',
      text: () =>
        'Le groupe qui sert à convertir une position en T de travail, pour la seule comparaison avec une cible. Les valeurs actuelles sont provisoires : elles viennent d’un autre questionnaire, et peuvent être décalées de 5 à 10 points T. La comparaison est la même pour tout le monde : jamais selon le sexe ni selon l’âge.',
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
      name: 'Repère',
      text: (f: ScoreFacts) =>
        `Pour la culture, les valeurs et les motivations : environ neuf personnes sur dix qui répondent au hasard restent sous cette ressemblance. Elle vaut ${f.canAdaptAbove} sur 100. Pour la personnalité, ${f.canAdaptAbove} est à mi-chemin entre ce qu’obtient une personne moyenne et un accord complet.`,
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
        `Une personne moyenne y obtiendrait déjà plus de ${f.lenientPercent} % du crédit en moyenne. Le score ne distinguerait presque plus personne : resserrez les intervalles des traits qui comptent.`,
    },
    sectionScore: {
      name: 'Score de section',
      text: (f: ScoreFacts) =>
        `De 0 à 100, l’accord entre les réponses et ce que la campagne recherche dans une section. Pour la culture, les valeurs et les motivations, environ neuf personnes sur dix qui répondent au hasard restent sous ${f.canAdaptAbove}. Une section qui n’est comparée à rien n’a pas de score : sa place reste vide.`,
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
    halves: {
      name: 'Réponses et faits',
      text: () =>
        'Les deux moitiés du score global, chacune calculée de la même façon : les réponses (culture, valeurs, personnalité, motivations) et les faits déclarés (tout le reste). Elles figurent à côté du score global, parce qu’un beau parcours peut masquer un désaccord de fond, et l’inverse.',
    },
    verdict: {
      name: 'Verdict',
      text: (f: ScoreFacts) =>
        `Une lecture du score global affiché : au-dessus de ${f.fitsAbove}, correspond ; au-dessus de ${f.canAdaptAbove}, ne correspond pas mais peut s’adapter ; sinon, ne correspond pas. Le rapport dit à côté s’il est très probable, probable ou incertain. Le verdict éclaire ; c’est vous qui décidez.`,
    },
    certainty: {
      name: 'Intervalle et certitude',
      text: (f: ScoreFacts) =>
        `La même personne, un autre jour, n’aurait pas tout à fait le même score. Le calcul est refait ${f.replicates} fois avec la part de hasard que contiennent ses réponses : l’intervalle réunit ${f.intervalPercent} % des résultats. Un verdict que donnent au moins ${f.veryLikelyPercent} % d’entre eux est très probable, au moins ${f.likelyPercent} %, probable ; au-dessous, il est incertain.`,
    },
    quality: {
      name: 'Fiabilité des réponses',
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
        `La distance à la médiane dans laquelle tient la moitié des réponses. Moins de ${f.consensusBelow} points : les avis se rejoignent ; plus de ${f.dividedAbove} : ils divergent, et le point du milieu ne représente plus grand monde.`,
    },
    congruence: {
      name: 'Congruence',
      text: (f: ScoreFacts) =>
        `Dit si les six dimensions de la culture vont dans le même sens. 100 : elles se confondent. À partir de ${f.alignedFrom}, l’ensemble est aligné ; au-dessous de ${f.incongruentBelow}, on dit une chose et on en récompense une autre.`,
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
        `Aucun résultat ne porte sur moins de ${f.minimumGroup} personnes, ou davantage si votre organisation l’a décidé. Dans un audit par codes, les combinaisons de filtres sont vérifiées d’avance : soustraire des résultats ne permet pas d’en déduire un plus petit groupe. Dans un audit par lien, les chiffres sont floutés.`,
    },
    indicative: {
      name: 'Indicatif',
      text: (f: ScoreFacts) =>
        `Au-dessous de ${f.indicativeBelow} personnes, quelques réponses suffisent à déplacer un résultat. Utilisez-le pour ouvrir une discussion, pas pour la conclure.`,
    },
    snapshot: {
      name: 'Résultats arrêtés',
      text: (f: ScoreFacts) =>
        `Les résultats portent sur des réponses figées à une date, jamais sur les réponses en direct. Pendant la campagne, on ne peut les mettre à jour qu’après ${f.minimumGroup} nouvelles réponses au moins : sinon, la différence entre deux états porterait sur les quelques personnes qui viennent de répondre. Les résultats d’un audit par lien sont calculés trois fois au plus, la dernière à la fermeture.`,
    },
  },
};
