import type { PersonalityItem } from '../../types.ts';

export const AGREEABLENESS_ITEMS: readonly PersonalityItem[] = [
  {
    id: 'trust_1',
    facet: 'trust',
    reverse: false,
    text: {
      fr: 'Je crois facilement ce que mes collègues me disent.',
      en: 'I readily believe what my colleagues tell me.',
    },
  },
  {
    id: 'trust_2',
    facet: 'trust',
    reverse: false,
    text: {
      fr: 'Quand on annule, je suppose une bonne raison.',
      en: 'When someone cancels, I assume a good reason.',
    },
  },
  {
    id: 'trust_3',
    facet: 'trust',
    reverse: true,
    text: {
      fr: 'Je me méfie des gens que je connais peu.',
      en: 'I am wary of people I hardly know.',
    },
  },
  {
    id: 'trust_4',
    facet: 'trust',
    reverse: true,
    text: {
      fr: 'Quand on m’aide, je me demande ce qu’on attend en retour.',
      en: 'When someone helps me, I wonder what they want in return.',
    },
  },
  {
    id: 'morality_1',
    facet: 'morality',
    reverse: false,
    text: {
      fr: 'Je préfère dire une vérité gênante plutôt que me taire.',
      en: 'I would rather tell an awkward truth than stay silent.',
    },
  },
  {
    id: 'morality_2',
    facet: 'morality',
    reverse: false,
    text: {
      fr: 'Dans une négociation, je dis tout de suite ce que je veux.',
      en: 'In a negotiation, I say at once what I want.',
    },
  },
  {
    id: 'morality_3',
    facet: 'morality',
    reverse: true,
    text: {
      fr: 'Pour convaincre, je laisse parfois de côté une partie des faits.',
      en: 'To convince people, I sometimes leave out part of the facts.',
    },
  },
  {
    id: 'morality_4',
    facet: 'morality',
    reverse: true,
    text: {
      fr: 'Je choisis ce que je dis selon la personne à convaincre.',
      en: 'I choose what I say according to the person I want to convince.',
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
      fr: 'J’interromps volontiers mon travail pour aider quelqu’un.',
      en: 'I gladly interrupt my work to help someone.',
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
    text: { fr: 'J’aide rarement si je n’y gagne rien.', en: 'I seldom help unless I gain.' },
  },
  {
    id: 'cooperation_1',
    facet: 'cooperation',
    reverse: false,
    text: {
      fr: 'En cas de désaccord, je cherche la solution qui convient à tout le monde.',
      en: 'In a disagreement, I look for the solution that suits everyone.',
    },
  },
  {
    id: 'cooperation_2',
    facet: 'cooperation',
    reverse: false,
    text: {
      fr: 'Je préfère céder plutôt que de prolonger une dispute.',
      en: 'I would rather give in than prolong an argument.',
    },
  },
  {
    id: 'cooperation_3',
    facet: 'cooperation',
    reverse: true,
    text: {
      fr: 'Quand on est impoli avec moi, je réponds de la même façon.',
      en: 'When someone is rude to me, I answer in the same way.',
    },
  },
  {
    id: 'cooperation_4',
    facet: 'cooperation',
    reverse: true,
    text: {
      fr: 'Dans une discussion, je tiens à avoir raison.',
      en: 'In a discussion, it matters to me to be right.',
    },
  },
  {
    id: 'modesty_1',
    facet: 'modesty',
    reverse: false,
    text: {
      fr: 'Quand on me félicite, je parle surtout de ce que les autres ont fait.',
      en: 'When I am congratulated, I speak mostly of what others did.',
    },
  },
  {
    id: 'modesty_2',
    facet: 'modesty',
    reverse: false,
    text: {
      fr: 'Je laisse les autres découvrir mes réussites par eux-mêmes.',
      en: 'I let others find out about my successes for themselves.',
    },
  },
  {
    id: 'modesty_3',
    facet: 'modesty',
    reverse: true,
    text: {
      fr: 'J’aime raconter mes réussites à mon entourage.',
      en: 'I like telling the people around me about my successes.',
    },
  },
  {
    id: 'modesty_4',
    facet: 'modesty',
    reverse: true,
    text: { fr: 'Je me crois au-dessus de la moyenne.', en: 'I think I am above average.' },
  },
  {
    id: 'sympathy_1',
    facet: 'sympathy',
    reverse: false,
    text: {
      fr: 'Quand quelqu’un est mis à l’écart, cela me rend triste.',
      en: 'When someone is left out, it makes me sad.',
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
      fr: 'Les soucis des autres me touchent peu.',
      en: 'Others’ troubles affect me little.',
    },
  },
  {
    id: 'sympathy_4',
    facet: 'sympathy',
    reverse: true,
    text: {
      fr: 'Quand quelqu’un échoue, je pense que c’est surtout sa faute.',
      en: 'When someone fails, I think it is mostly their own fault.',
    },
  },
];
