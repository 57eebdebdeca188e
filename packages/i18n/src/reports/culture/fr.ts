import { lowerFirst } from '../../formatting/lower-first.ts';

export default {
  intro:
    'La personne a choisi, dans chaque situation, la proposition qui lui convient le mieux. Le diagramme place ses choix entre quatre cultures ; il résume quatre nombres en deux axes, et les barres montrent les quatre.',
  quadrant: 'Place dans le diagramme des cultures',
  quadrantDescription: (person: string) => `La personne se place à ${person}.`,
  quadrantDescriptionBoth: (person: string, target: string) =>
    `La personne se place à ${person}, le profil recherché à ${target}.`,
  at: (x: string, y: string) =>
    `${x} sur l’axe interne-externe et ${y} sur l’axe stabilité-souplesse`,
  bars: 'Les quatre cultures',
  barsDescription: (scores: string) => `Profil de la personne : ${scores}.`,
  intervalNote:
    'Les traits fins montrent où chaque chiffre se trouverait probablement en répondant une autre fois : 8 fois sur 10.',
  axes: {
    external: 'Externe',
    internal: 'Interne',
    flexibility: 'Souplesse',
    stability: 'Stabilité',
  },
  culture: 'Culture',
  type: 'Type de culture',
  dimension: 'Dimension',
  dominantTitle: 'La culture préférée',
  dominant: {
    weak: (type: string) =>
      `Une légère préférence va vers la culture « ${type} » ; les autres suivent de près.`,
    moderate: (type: string) => `La préférence va nettement vers la culture « ${type} ».`,
    strong: (type: string) => `La préférence pour la culture « ${type} » est très marquée.`,
  },
  tied: (types: string) =>
    `Plusieurs cultures arrivent à égalité en tête : ${types}. La personne se reconnaît dans chacune d’elles.`,
  balanced: 'Les quatre cultures sont choisies à parts égales : aucune ne l’emporte.',
  least: (type: string) => `La culture la moins choisie est « ${type} ».`,
  described: (type: string, people: string, description: string) =>
    `${type} (${people}) : ${lowerFirst(description)}`,
  strengthsTitle: 'Ce que cette préférence apporte d’ordinaire',
  risksTitle: 'Ce à quoi veiller',
  gapTitle: 'Par rapport au profil recherché',
  gapClose: 'Chaque type se trouve à moins de cinq points du profil recherché.',
  gapUnsure:
    'Les écarts avec le profil recherché ne dépassent pas ce que changerait le fait de répondre une autre fois.',
  gapMore: (types: string) => `Plus présent que recherché : ${types}.`,
  gapLess: (types: string) => `Moins présent que recherché : ${types}.`,
  gapItem: (type: string, difference: string) => `${type} (${difference})`,
  gapNote:
    'Le score compare la direction des deux profils et non leur relief : ces écarts disent où ils diffèrent, pas de combien le score baisse.',
  dimensionsTitle: 'Dimension par dimension',
  dimensionsNote: 'Trois situations par dimension : à lire comme une indication.',
  unanswered:
    'Toutes les situations sur la culture n’ont pas reçu de réponse : aucun profil n’est calculé.',
};
