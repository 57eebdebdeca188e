import { lowerFirst } from '../../formatting/lower-first.ts';

export default {
  intro: 'La personne a classé dix motivations, de la plus importante à la moins importante.',
  slope: 'Ordre des motivations',
  slopeDescription: (top: string, last: string) => `En tête : ${top}. En dernier : ${last}.`,
  motivation: 'Motivation',
  moved: 'Places gagnées ou perdues',
  topTitle: 'Ce qui fait avancer',
  named: (motivation: string, description: string) => `${motivation} : ${lowerFirst(description)}`,
  last: (motivations: string) => `Comptent le moins dans ce classement : ${motivations}.`,
  gapTitle: 'Par rapport à l’ordre recherché',
  gapClose: 'Aucune motivation ne s’écarte de plus de deux places de l’ordre recherché.',
  higher: (motivations: string) =>
    `Plus haut que recherché : ${motivations}. Le poste doit pouvoir y répondre pour que la personne s’engage durablement.`,
  lower: (motivations: string) =>
    `Plus bas que recherché : ${motivations}. Ce que le poste offre là pèsera moins dans sa décision.`,
  gapItem: (motivation: string, places: string) => `${motivation} (${places})`,
  unanswered: 'Les dix motivations ne sont pas toutes classées.',
};
