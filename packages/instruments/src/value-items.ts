import type { ValueItem } from './types.ts';

/** Twenty ratings, two per value, in the order shown: a value's two items stand ten apart (scoring.md §2). */
export const VALUE_ITEMS: readonly ValueItem[] = [
  {
    id: 'self_direction_1',
    value: 'self_direction',
    text: { fr: 'Penser par soi-même', en: 'Thinking for yourself' },
    description: {
      fr: 'Se forger sa propre opinion, quitte à aller à contre-courant.',
      en: 'Forming your own opinion, even if it goes against the current.',
    },
  },
  {
    id: 'benevolence_1',
    value: 'benevolence',
    text: { fr: 'Être là pour son entourage', en: 'Being there for the people around you' },
    description: {
      fr: 'Remarquer que quelqu’un est en difficulté et lui donner de son temps.',
      en: 'Noticing that somebody is in trouble and giving them some of your time.',
    },
  },
  {
    id: 'power_1',
    value: 'power',
    text: { fr: 'Tenir les commandes', en: 'Being at the helm' },
    description: {
      fr: 'Être la personne qui tranche et dont les décisions engagent les autres.',
      en: 'Being the one who has the last word and whose decisions commit others.',
    },
  },
  {
    id: 'tradition_1',
    value: 'tradition',
    text: { fr: 'Faire vivre les usages', en: 'Keeping old ways alive' },
    description: {
      fr: 'Entretenir les coutumes et les gestes appris des générations précédentes.',
      en: 'Keeping up the customs and skills learnt from earlier generations.',
    },
  },
  {
    id: 'stimulation_1',
    value: 'stimulation',
    text: { fr: 'Changer d’air', en: 'Getting a change of scene' },
    description: {
      fr: 'Varier les lieux, les tâches et les rencontres pour échapper à la routine.',
      en: 'Varying places, tasks and company in order to escape routine.',
    },
  },
  {
    id: 'universalism_1',
    value: 'universalism',
    text: { fr: 'Refuser l’injustice', en: 'Refusing injustice' },
    description: {
      fr: 'Prendre le parti de qui est traité sans égards, même s’il s’agit d’inconnus.',
      en: 'Siding with those who are treated without regard, strangers included.',
    },
  },
  {
    id: 'security_1',
    value: 'security',
    text: { fr: 'Se mettre à l’abri', en: 'Being on the safe side' },
    description: {
      fr: 'Prévoir, assurer ses arrières et garder une réserve pour les jours difficiles.',
      en: 'Planning ahead, taking precautions and putting something by for hard times.',
    },
  },
  {
    id: 'achievement_1',
    value: 'achievement',
    text: { fr: 'Exceller dans son domaine', en: 'Excelling in your field' },
    description: {
      fr: 'Travailler jusqu’à compter parmi les meilleurs et en avoir la preuve.',
      en: 'Working until you rank among the best and have the proof of it.',
    },
  },
  {
    id: 'conformity_1',
    value: 'conformity',
    text: { fr: 'Respecter les règles communes', en: 'Abiding by shared rules' },
    description: {
      fr: 'Suivre les consignes du groupe, y compris quand on aurait fait autrement.',
      en: 'Following the group’s instructions, even where you would have done otherwise.',
    },
  },
  {
    id: 'hedonism_1',
    value: 'hedonism',
    text: { fr: 'Goûter les bonnes choses', en: 'Relishing good things' },
    description: {
      fr: 'S’arrêter pour apprécier un bon repas, une belle lumière, une pause au soleil.',
      en: 'Stopping to appreciate a fine meal, a lovely light, a break in the sun.',
    },
  },
  {
    id: 'self_direction_2',
    value: 'self_direction',
    text: { fr: 'Mener sa barque', en: 'Steering your own course' },
    description: {
      fr: 'Organiser sa vie et son travail à son idée, sans avoir à demander la permission.',
      en: 'Arranging life and work as you see fit, without having to ask permission.',
    },
  },
  {
    id: 'benevolence_2',
    value: 'benevolence',
    text: { fr: 'Mériter la confiance', en: 'Deserving trust' },
    description: {
      fr: 'Tenir parole et ne pas laisser tomber les personnes qui comptent sur nous.',
      en: 'Keeping your word and not letting down those who rely on you.',
    },
  },
  {
    id: 'power_2',
    value: 'power',
    text: { fr: 'Avoir du prestige', en: 'Enjoying prestige' },
    description: {
      fr: 'Disposer d’un rang, de moyens et de signes de réussite qui en imposent.',
      en: 'Having rank, means and outward signs of success that impress.',
    },
  },
  {
    id: 'tradition_2',
    value: 'tradition',
    text: { fr: 'Recevoir et transmettre', en: 'Receiving and handing on' },
    description: {
      fr: 'Honorer ce que d’autres ont bâti avant nous et le transmettre à notre tour.',
      en: 'Honouring what others built before us and passing it on in our turn.',
    },
  },
  {
    id: 'stimulation_2',
    value: 'stimulation',
    text: { fr: 'Se frotter à l’inconnu', en: 'Facing the unknown' },
    description: {
      fr: 'Aller vers ce qui intimide un peu, parce que cela donne des ailes.',
      en: 'Going towards what is a little daunting, because it makes you feel alive.',
    },
  },
  {
    id: 'universalism_2',
    value: 'universalism',
    text: { fr: 'Ménager la planète', en: 'Caring for the planet' },
    description: {
      fr: 'Épargner la nature et ses ressources, par égard pour tout ce qui vit.',
      en: 'Going easy on nature and its resources, out of regard for all that lives.',
    },
  },
  {
    id: 'security_2',
    value: 'security',
    text: { fr: 'Préserver un cadre stable', en: 'Preserving a stable setting' },
    description: {
      fr: 'Vivre dans un monde ordonné, où demain se déroule comme prévu.',
      en: 'Living in an orderly world, where tomorrow unfolds as expected.',
    },
  },
  {
    id: 'achievement_2',
    value: 'achievement',
    text: { fr: 'Atteindre des buts élevés', en: 'Reaching high goals' },
    description: {
      fr: 'Placer la barre haut et mener à bien ce que d’autres croyaient hors de portée.',
      en: 'Setting the bar high and bringing off what others thought out of reach.',
    },
  },
  {
    id: 'conformity_2',
    value: 'conformity',
    text: { fr: 'Garder la mesure', en: 'Exercising restraint' },
    description: {
      fr: 'Retenir un mot ou un geste qui pourrait choquer, gêner ou fâcher.',
      en: 'Holding back a word or a gesture that might shock, embarrass or annoy.',
    },
  },
  {
    id: 'hedonism_2',
    value: 'hedonism',
    text: { fr: 'Se faire la vie douce', en: 'Making life sweet' },
    description: {
      fr: 'Choisir, quand on le peut, ce qui est agréable plutôt que ce qui coûte.',
      en: 'Choosing, when you can, what is enjoyable over what is a chore.',
    },
  },
];
