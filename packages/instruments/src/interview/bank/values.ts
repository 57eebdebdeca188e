import type { BankOf } from './bank-of.ts';

export const VALUES_POLES = {
  'values.openness': {
    anchors: {
      1: {
        fr: 'Attend le cadre avant d’agir ; la liberté laissée est vécue comme un manque de consignes.',
        en: 'Waits for the frame before acting; takes freedom for a lack of instructions.',
      },
      3: {
        fr: 'Use de la latitude qu’on lui donne, sans l’avoir demandée ; change volontiers si on l’y invite.',
        en: 'Uses the latitude given, without having asked for it; gladly changes if invited to.',
      },
      5: {
        fr: 'A cherché de la latitude, en a fait quelque chose de visible, et sait ce que cette liberté a coûté.',
        en: 'Sought latitude, made something visible of it, and knows what that freedom cost.',
      },
    },
    questions: {
      'values-openness-1': {
        fr: 'Parlez-moi d’une fois où vous avez obtenu de faire un travail à votre manière. Qu’avez-vous dû promettre ?',
        en: 'Tell me about a time you were allowed to do a job your own way. What did you have to promise?',
      },
      'values-openness-2': {
        fr: 'Racontez une décision que vous avez prise sans la faire valider, alors que c’était possible.',
        en: 'Tell me about a decision you took alone although you could have had it approved.',
      },
      'values-openness-3': {
        fr: 'Quel travail avez-vous quitté ou transformé parce qu’il ne changeait plus ? Qu’avez-vous fait, concrètement ?',
        en: 'Which work did you leave or reshape because it no longer changed? What exactly did you do?',
      },
      'values-openness-4': {
        fr: 'Parlez-moi d’un défi que vous avez demandé à relever sans savoir si vous y arriveriez.',
        en: 'Tell me about a challenge you volunteered for without being sure you could do it.',
      },
      'values-openness-5': {
        fr: 'Racontez une règle que vous avez fait changer parce qu’elle empêchait de bien travailler.',
        en: 'Tell me about a rule you got changed because it stood in the way of good work.',
      },
      'values-openness-6': {
        fr: 'Donnez un exemple d’une idée à vous que vous avez défendue quand on vous demandait de suivre.',
        en: 'Give an example of an idea of your own that you defended when you were asked to follow.',
      },
    },
  },
  'values.self_enhancement': {
    anchors: {
      1: {
        fr: 'Les objectifs sont ceux des autres ; aucune réussite que la personne tienne à montrer.',
        en: 'The goals are other people’s; no achievement the person cares to show.',
      },
      3: {
        fr: 'Tient les objectifs fixés et aime que cela se voie ; ne les relève pas de soi-même.',
        en: 'Meets the goals that are set and likes it to be seen; does not raise them unasked.',
      },
      5: {
        fr: 'S’est fixé plus haut, l’a mesuré, a pris la responsabilité du résultat, bon ou mauvais.',
        en: 'Aimed higher unasked, measured it, and took responsibility for the result, good or bad.',
      },
    },
    questions: {
      'values-self-enhancement-1': {
        fr: 'Parlez-moi d’un objectif que vous avez relevé alors que personne ne vous le demandait.',
        en: 'Tell me about a goal you raised although nobody asked you to.',
      },
      'values-self-enhancement-2': {
        fr: 'Racontez la réussite professionnelle qui compte le plus pour vous. Comment était-elle mesurée ?',
        en: 'Tell me about the success at work you are proudest of. How was it measured?',
      },
      'values-self-enhancement-3': {
        fr: 'Décrivez une responsabilité que vous avez demandée. Comment l’avez-vous obtenue ?',
        en: 'Describe a responsibility you asked for. How did you get it?',
      },
      'values-self-enhancement-4': {
        fr: 'Parlez-moi d’une fois où votre travail n’a pas été reconnu. Qu’avez-vous fait ?',
        en: 'Tell me about a time your work went unrecognised. What did you do?',
      },
      'values-self-enhancement-5': {
        fr: 'Racontez une situation où vous deviez faire mieux qu’un concurrent ou un collègue. Jusqu’où avez-vous poussé l’effort ?',
        en: 'Tell me about a situation in which you had to do better than a competitor or colleague. How far did you go?',
      },
      'values-self-enhancement-6': {
        fr: 'Donnez un exemple d’une décision impopulaire que vous avez imposée. Qu’en est-il resté ?',
        en: 'Give an example of an unpopular decision you pushed through. What remained of it?',
      },
    },
  },
  'values.conservation': {
    anchors: {
      1: {
        fr: 'Traite la règle comme un obstacle ; ne voit pas qui paie quand elle n’est pas suivie.',
        en: 'Treats rules as an obstacle; does not see who pays when they are not followed.',
      },
      3: {
        fr: 'Respecte la règle par habitude ; l’explique par « c’est ainsi » plus que par ce qu’elle protège.',
        en: 'Follows the rule out of habit; explains it by “that is how it is” more than by what it protects.',
      },
      5: {
        fr: 'A tenu un engagement ou une règle quand c’était gênant, peut dire qui elle protège, et a averti plutôt que contourné.',
        en: 'Kept a commitment or a rule when it was inconvenient, can say whom it protects, and raised it rather than went round it.',
      },
    },
    questions: {
      'values-conservation-1': {
        fr: 'Parlez-moi d’une fois où respecter la règle vous a coûté du temps ou une affaire.',
        en: 'Tell me about a time when keeping to the rule cost you time or business.',
      },
      'values-conservation-2': {
        fr: 'Racontez un engagement que vous avez tenu longtemps après que l’enthousiasme était retombé.',
        en: 'Tell me about a commitment you kept long after the enthusiasm had gone.',
      },
      'values-conservation-3': {
        fr: 'Décrivez une situation où vous avez choisi la solution la plus sûre. Qu’avez-vous laissé de côté pour cela ?',
        en: 'Describe a situation in which you chose the safest option. What did you give up for it?',
      },
      'values-conservation-4': {
        fr: 'Parlez-moi d’un usage de votre équipe que vous avez tenu à conserver. À quoi servait-il ?',
        en: 'Tell me about a practice of your team that you wanted to keep. What was it for?',
      },
      'values-conservation-5': {
        fr: 'Racontez une consigne avec laquelle vous n’étiez pas d’accord. Qu’avez-vous fait, et qu’avez-vous dit ?',
        en: 'Tell me about an instruction you did not agree with. What did you do, and what did you say?',
      },
      'values-conservation-6': {
        fr: 'Donnez un exemple d’une précaution que vous avez ajoutée et que d’autres trouvaient inutile.',
        en: 'Give an example of a precaution you added and others thought unnecessary.',
      },
    },
  },
  'values.self_transcendence': {
    anchors: {
      1: {
        fr: 'Ne cite pas qui en a profité ; l’effet sur les autres n’entre pas dans le récit.',
        en: 'Names nobody who benefited; the effect on others is not part of the story.',
      },
      3: {
        fr: 'Pense aux autres quand on le lui demande ; l’effort reste dans les limites du confort.',
        en: 'Thinks of others when asked; the effort stays within comfort.',
      },
      5: {
        fr: 'A renoncé à un avantage pour quelqu’un ou pour le bien commun, sans témoin, et sait ce que cela a changé.',
        en: 'Gave up an advantage for somebody or for the common good, unseen, and knows what it changed.',
      },
    },
    questions: {
      'values-self-transcendence-1': {
        fr: 'Parlez-moi d’une fois où vous avez défendu quelqu’un qui ne pouvait pas se défendre au travail.',
        en: 'Tell me about a time you stood up for somebody at work who could not do it for themselves.',
      },
      'values-self-transcendence-2': {
        fr: 'Racontez un choix où l’intérêt du client ou du public passait avant celui de votre service.',
        en: 'Tell me about a choice in which the customer’s or the public’s interest came before your department’s.',
      },
      'values-self-transcendence-3': {
        fr: 'Décrivez ce que vous avez fait pour l’accueil d’une nouvelle personne dans l’équipe.',
        en: 'Describe what you did so that a newcomer could find their place.',
      },
      'values-self-transcendence-4': {
        fr: 'Parlez-moi d’un avantage auquel vous avez renoncé parce qu’il aurait lésé quelqu’un.',
        en: 'Tell me about an advantage you gave up because it would have harmed somebody.',
      },
      'values-self-transcendence-5': {
        fr: 'Racontez une décision où vous avez tenu compte de ses effets sur des gens que vous ne rencontreriez jamais.',
        en: 'Tell me about a decision in which you weighed its effects on people you would never meet.',
      },
      'values-self-transcendence-6': {
        fr: 'Donnez un exemple d’un travail utile que vous avez fait sans qu’il vous soit compté.',
        en: 'Give an example of useful work you did without it counting for you.',
      },
    },
  },
} as const satisfies BankOf<
  | 'values.openness'
  | 'values.self_enhancement'
  | 'values.conservation'
  | 'values.self_transcendence'
>;
