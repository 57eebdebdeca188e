import { lowerFirst } from '../../formatting/lower-first.ts';

export default {
  intro:
    'Chaque valeur a été notée de −1 (opposée à mes valeurs) à 7 (d’une importance suprême). On lit ici les priorités : chaque note est comparée à la moyenne de la personne, car chacun use de l’échelle à sa manière.',
  circle: 'Cercle des valeurs',
  circleDescription: (top: string) => `Valeurs notées le plus haut : ${top}.`,
  circleFlat: 'Les dix valeurs ont la même note.',
  value: 'Valeur',
  pole: 'Pôle',
  topTitle: 'Ce qui compte le plus',
  flat: 'Les dix valeurs ont reçu la même note : aucune ne ressort, et l’on ne peut en tirer de priorité.',
  named: (value: string, description: string) => `${value} : ${lowerFirst(description)}`,
  low: (values: string) => `À l’inverse, comptent moins que le reste : ${values}.`,
  neighboursTitle: 'Des valeurs qui s’accordent',
  conflictsTitle: 'Des valeurs en tension',
  pair: (first: string, second: string, text: string) => `${first} et ${second} : ${text}`,
  polesTitle: 'Les quatre pôles',
  polesNote:
    'Un nombre positif : plus important que la moyenne de la personne ; négatif : moins important.',
  poleStrongest: (pole: string, description: string) =>
    `Le pôle le plus fort est « ${pole} ». ${description}`,
  polesFlat: 'Aucun pôle ne se détache.',
  gapTitle: 'Par rapport au profil recherché',
  gapClose: 'Aucune valeur ne s’écarte de plus d’un point du profil recherché.',
  gapMore: (values: string) => `Compte davantage que recherché : ${values}.`,
  gapLess: (values: string) => `Compte moins que recherché : ${values}.`,
  gapItem: (value: string, difference: string) => `${value} (${difference})`,
  unanswered: 'Toutes les valeurs n’ont pas reçu de note : aucun profil n’est calculé.',
  neighbours: {
    self_direction: 'un même goût de la nouveauté et de la maîtrise de ce que l’on fait.',
    stimulation: 'un même plaisir à ce qui éveille et réjouit.',
    hedonism: 'une même attention à ce qui procure une satisfaction personnelle.',
    achievement: 'un même besoin de reconnaissance, par le résultat ou par la position.',
    power: 'un même souci de garder la maîtrise et d’éviter les menaces.',
    security: 'un même attachement à l’ordre et à des relations sans heurts.',
    conformity: 'un même respect de ce que le groupe attend.',
    tradition: 'un même dévouement au groupe auquel on appartient.',
    benevolence: 'un même souci d’autrui, proche ou lointain.',
    universalism: 'une même confiance dans son propre jugement et une aisance avec la diversité.',
  },
  conflicts: {
    openness_conservation:
      'l’une pousse à changer et à choisir par soi-même, l’autre à préserver et à respecter un cadre. Un poste qui fixe clairement ce qui est libre et ce qui ne l’est pas aide à concilier les deux.',
    self_enhancement_self_transcendence:
      'l’une cherche la réussite ou l’influence pour soi, l’autre le bien des autres. Des objectifs où l’on réussit en faisant réussir les autres les réunissent.',
    openness_self_enhancement:
      'l’une veut agir librement, l’autre peser sur ceux qui agissent. La question du partage des décisions mérite d’être abordée.',
    hedonism_conservation:
      'l’une fait place au plaisir, l’autre à la retenue et au devoir. Le rythme et les contraintes du poste diront laquelle s’exprime au travail.',
    hedonism_self_transcendence:
      'l’une préserve le plaisir pour soi, l’autre donne aux autres de son temps. Un équilibre clair entre les deux évite de se lasser.',
    conservation_self_transcendence:
      'l’une protège d’abord les siens et ce qui est stable, l’autre s’ouvre à tous. Savoir jusqu’où va la responsabilité de chacun aide à ne pas se disperser.',
    self_enhancement_conservation:
      'l’une veut se distinguer, l’autre s’inscrire dans ce qui a toujours été fait. Un cadre qui reconnaît le mérite sans bousculer les usages convient à toutes deux.',
  },
};
