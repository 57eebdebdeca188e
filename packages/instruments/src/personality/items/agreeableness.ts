import type { PersonalityItem } from '../../types.ts';

export const AGREEABLENESS_ITEMS: readonly PersonalityItem[] = [
  {
    id: 'trust_1',
    facet: 'trust',
    reverse: false,
    text: {
      fr: 'Je prête facilement mes affaires à des gens que je connais peu.',
      en: 'I readily lend my things to people I hardly know.',
    },
  },
  {
    id: 'trust_2',
    facet: 'trust',
    reverse: false,
    text: {
      fr: 'Quand on me fait faux bond, je suppose qu’il y a une bonne raison.',
      en: 'When someone lets me down, I assume there is a good reason.',
    },
  },
  {
    id: 'trust_3',
    facet: 'trust',
    reverse: true,
    text: {
      fr: 'Je vérifie ce qu’on me dit avant d’y croire.',
      en: 'I check what people tell me before I believe it.',
    },
  },
  {
    id: 'trust_4',
    facet: 'trust',
    reverse: true,
    text: {
      fr: 'Devant une offre généreuse, je cherche d’abord le piège.',
      en: 'When an offer is generous, I look for the catch first.',
    },
  },
  {
    id: 'morality_1',
    facet: 'morality',
    reverse: false,
    text: {
      fr: 'Quand une erreur tourne à mon avantage, je la signale.',
      en: 'When a mistake works to my advantage, I point it out.',
    },
  },
  {
    id: 'morality_2',
    facet: 'morality',
    reverse: false,
    text: {
      fr: 'Dans une négociation, je joue cartes sur table.',
      en: 'In a negotiation, I lay my cards on the table.',
    },
  },
  {
    id: 'morality_3',
    facet: 'morality',
    reverse: true,
    text: {
      fr: 'Pour convaincre, j’arrange parfois un peu la vérité.',
      en: 'To win people over, I sometimes dress up the truth a little.',
    },
  },
  {
    id: 'morality_4',
    facet: 'morality',
    reverse: true,
    text: {
      fr: 'Je garde une information pour moi quand elle me donne un avantage.',
      en: 'I keep information to myself when it gives me an edge.',
    },
  },
  {
    id: 'altruism_1',
    facet: 'altruism',
    reverse: false,
    text: {
      fr: 'Je propose mon aide avant qu’on me la demande.',
      en: 'I offer my help before anyone asks for it.',
    },
  },
  {
    id: 'altruism_2',
    facet: 'altruism',
    reverse: false,
    text: {
      fr: 'Je donne volontiers une soirée pour rendre service à quelqu’un.',
      en: 'I gladly give up an evening to do someone a favour.',
    },
  },
  {
    id: 'altruism_3',
    facet: 'altruism',
    reverse: true,
    text: {
      fr: 'Quand j’ai beaucoup à faire, une demande d’aide me dérange.',
      en: 'When I have a lot to do, a request for help bothers me.',
    },
  },
  {
    id: 'altruism_4',
    facet: 'altruism',
    reverse: true,
    text: {
      fr: 'Je pense que chacun gagne à s’occuper d’abord de soi.',
      en: 'I think everyone does better by looking after themselves first.',
    },
  },
  {
    id: 'cooperation_1',
    facet: 'cooperation',
    reverse: false,
    text: {
      fr: 'En cas de désaccord, je cherche la solution qui arrange tout le monde.',
      en: 'In a disagreement, I look for the answer that suits everyone.',
    },
  },
  {
    id: 'cooperation_2',
    facet: 'cooperation',
    reverse: false,
    text: {
      fr: 'J’aime mieux céder que laisser une dispute s’éterniser.',
      en: 'I would rather give way than let an argument drag on.',
    },
  },
  {
    id: 'cooperation_3',
    facet: 'cooperation',
    reverse: true,
    text: {
      fr: 'Quand on me parle sèchement, je réponds sur le même ton.',
      en: 'When someone speaks to me sharply, I answer in the same tone.',
    },
  },
  {
    id: 'cooperation_4',
    facet: 'cooperation',
    reverse: true,
    text: {
      fr: 'Dans une discussion, je tiens à avoir le dernier mot.',
      en: 'In a discussion, having the last word matters to me.',
    },
  },
  {
    id: 'modesty_1',
    facet: 'modesty',
    reverse: false,
    text: {
      fr: 'Quand on me félicite, je parle surtout du rôle des autres.',
      en: 'When I am congratulated, I speak mostly of what others did.',
    },
  },
  {
    id: 'modesty_2',
    facet: 'modesty',
    reverse: false,
    text: {
      fr: 'Je laisse les autres découvrir mes réussites par eux-mêmes.',
      en: 'I leave it to others to find out about my successes.',
    },
  },
  {
    id: 'modesty_3',
    facet: 'modesty',
    reverse: true,
    text: {
      fr: 'J’aime raconter mes réussites à mon entourage.',
      en: 'I like telling the people around me about my achievements.',
    },
  },
  {
    id: 'modesty_4',
    facet: 'modesty',
    reverse: true,
    text: {
      fr: 'Dans un groupe, la meilleure idée vient souvent de moi.',
      en: 'In a group, the best idea often comes from me.',
    },
  },
  {
    id: 'sympathy_1',
    facet: 'sympathy',
    reverse: false,
    text: {
      fr: 'Voir quelqu’un mis à l’écart me serre le cœur.',
      en: 'Seeing someone left out tugs at my heart.',
    },
  },
  {
    id: 'sympathy_2',
    facet: 'sympathy',
    reverse: false,
    text: {
      fr: 'Quand une personne se trompe, je pense d’abord à ce qu’elle ressent.',
      en: 'When someone makes a mistake, I think first of how they feel.',
    },
  },
  {
    id: 'sympathy_3',
    facet: 'sympathy',
    reverse: true,
    text: {
      fr: 'Je juge une décision sur les faits, même si elle peine quelqu’un.',
      en: 'I judge a decision on the facts, even if it hurts someone.',
    },
  },
  {
    id: 'sympathy_4',
    facet: 'sympathy',
    reverse: true,
    text: {
      fr: 'Quand quelqu’un échoue, je pense que c’est surtout sa faute.',
      en: 'When people fail, I think they mostly have themselves to blame.',
    },
  },
];
