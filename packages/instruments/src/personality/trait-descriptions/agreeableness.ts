import type { TraitDescriptions } from '../../types.ts';

export const AGREEABLENESS_DESCRIPTIONS = {
  agreeableness: {
    name: { fr: 'Agréabilité', en: 'Agreeableness' },
    description: {
      fr: 'La manière de tenir compte des autres, entre la recherche de l’accord et la défense de ses propres positions.',
      en: 'The way others are taken into account, between seeking agreement and defending one’s own position.',
    },
    low: {
      fr: 'La personne défend ses positions et dit ce qu’elle pense, même si cela déplaît. Elle est à l’aise dans la négociation et l’examen critique. Des règles de débat claires l’aident à rester exigeante sans tendre les relations.',
      en: 'This person defends their position and says what they think, even when it is unwelcome. They are at ease in negotiation and critical review. Clear rules of debate help them stay demanding without straining relations.',
    },
    high: {
      fr: 'La personne fait confiance, aide et cherche l’entente. Elle contribue à un climat de coopération et prend soin des relations. Dans une négociation difficile, un mandat clair l’aide à tenir sa position.',
      en: 'This person trusts, helps and seeks understanding. They contribute to a cooperative climate and take care of relationships. In a hard negotiation, a clear mandate helps them hold their position.',
    },
  },
  trust: {
    name: { fr: 'Confiance en autrui', en: 'Trust in others' },
    description: {
      fr: 'La tendance à croire les autres et à leur prêter de bonnes raisons d’agir.',
      en: 'The tendency to believe others and to credit them with good reasons.',
    },
    low: {
      fr: 'La personne vérifie avant de croire et accorde sa confiance sur des preuves. Cette vigilance est utile dans le contrôle, l’audit ou la négociation. Des engagements écrits et tenus l’aident à travailler sereinement avec les autres.',
      en: 'This person checks before believing and grants trust on evidence. This vigilance is useful in control, audit or negotiation. Commitments that are written down and kept help them work with others with an easy mind.',
    },
    high: {
      fr: 'La personne prête aux autres de bonnes intentions et collabore sans arrière-pensée. Elle crée vite un climat ouvert et délègue facilement. Quand l’enjeu est élevé, une vérification convenue d’avance protège tout le monde.',
      en: 'This person credits others with good intentions and works with them unreservedly. They soon create an open climate and delegate easily. When the stakes are high, a check agreed in advance protects everyone.',
    },
  },
  morality: {
    name: { fr: 'Transparence', en: 'Straightforwardness' },
    description: {
      fr: 'La franchise dans les échanges, entre tout dire et choisir ce que l’on montre. Ce trait décrit un style, non l’honnêteté de la personne.',
      en: 'Frankness in dealings, between saying everything and choosing what to show. It describes a style, not a person’s honesty.',
    },
    low: {
      fr: 'La personne choisit ce qu’elle dit et présente les choses sous un jour favorable. Cette habileté peut servir dans la négociation ou la promotion. Il est bon de préciser quelles informations doivent être partagées en toute circonstance.',
      en: 'This person chooses what to say and presents things in a favourable light. This skill can serve in negotiation or promotion. It helps to make clear which information must be shared in all circumstances.',
    },
    high: {
      fr: 'La personne joue cartes sur table et dit les choses comme elle les voit. Ses collègues savent à quoi s’en tenir. Dans une discussion sensible, préparer la formulation l’aide à rester franche avec tact.',
      en: 'This person lays their cards on the table and says things as they see them. Colleagues know where they stand. In a sensitive discussion, preparing the wording helps them stay frank and tactful.',
    },
  },
  altruism: {
    name: { fr: 'Serviabilité', en: 'Helpfulness' },
    description: {
      fr: 'L’élan à aider les autres et à leur donner de son temps.',
      en: 'The urge to help others and to give them time.',
    },
    low: {
      fr: 'La personne protège son temps et ses priorités. Elle avance sur ses propres objectifs sans se laisser disperser. Quand l’entraide fait partie du poste, il vaut mieux le prévoir explicitement dans ses missions.',
      en: 'This person protects their time and priorities. They make progress on their own goals without being sidetracked. Where mutual help is part of the job, it is best written into their duties.',
    },
    high: {
      fr: 'La personne propose son aide et donne facilement de son temps. Elle est précieuse pour accueillir, former ou dépanner. Il est utile de veiller à ce que ses propres priorités n’en souffrent pas.',
      en: 'This person offers help and gives time easily. They are valuable for welcoming, training or helping out. It is worth making sure that their own priorities do not suffer.',
    },
  },
  cooperation: {
    name: { fr: 'Esprit de conciliation', en: 'Willingness to compromise' },
    description: {
      fr: 'La préférence pour l’entente plutôt que pour la confrontation.',
      en: 'The preference for agreement over confrontation.',
    },
    low: {
      fr: 'La personne accepte le désaccord et répond du tac au tac. Elle ne cède pas facilement, ce qui est utile pour défendre un intérêt. Convenir d’un moment et d’un cadre pour débattre évite que l’échange ne se durcisse.',
      en: 'This person accepts disagreement and gives as good as they get. They do not yield easily, which is useful in defending an interest. Agreeing on a time and a framework for debate keeps exchanges from hardening.',
    },
    high: {
      fr: 'La personne apaise les tensions et recherche la solution qui convient à chacun. Elle facilite le travail collectif et la médiation. L’inviter à exprimer ses réserves évite qu’elle ne les taise pour préserver l’entente.',
      en: 'This person eases tensions and looks for the solution that suits everyone. They make teamwork and mediation easier. Inviting them to voice reservations keeps these from going unsaid for the sake of harmony.',
    },
  },
  modesty: {
    name: { fr: 'Modestie', en: 'Modesty' },
    description: {
      fr: 'La discrétion avec laquelle on parle de ses mérites et de ses réussites.',
      en: 'The discretion with which someone speaks of their merits and successes.',
    },
    low: {
      fr: 'La personne connaît sa valeur et la fait savoir. Elle présente ses résultats avec assurance, ce qui sert dans la vente ou la représentation. Nommer les contributions de chacun l’aide à garder l’adhésion de l’équipe.',
      en: 'This person knows their worth and makes it known. They present results with assurance, which serves in sales or representation. Naming what each person contributed helps them keep the team’s support.',
    },
    high: {
      fr: 'La personne parle peu de ses réussites et met en avant celles des autres. Elle favorise un climat où le mérite est partagé. Ses résultats passent parfois inaperçus, et il vaut donc la peine de les lui demander.',
      en: 'This person says little of their successes and highlights those of others. They favour a climate in which merit is shared. Their results may go unnoticed, so it is worth asking about them.',
    },
  },
  sympathy: {
    name: { fr: 'Sensibilité à autrui', en: 'Compassion for others' },
    description: {
      fr: 'L’effet que les difficultés des autres ont sur ce que l’on ressent et sur ce que l’on décide.',
      en: 'The effect other people’s difficulties have on what one feels and decides.',
    },
    low: {
      fr: 'La personne juge d’abord sur les faits et garde la tête froide devant les difficultés d’autrui. Elle peut prendre des décisions nécessaires mais impopulaires. Penser à expliquer ces décisions avec égards en facilite l’accueil.',
      en: 'This person judges first by the facts and keeps a cool head in the face of other people’s difficulties. They can take decisions that are necessary but unpopular. Explaining such decisions with consideration makes them easier to accept.',
    },
    high: {
      fr: 'La personne est touchée par les difficultés des autres et penche pour l’indulgence. Elle apporte de l’humanité dans l’encadrement, le soin ou le service. Pour une décision sévère mais nécessaire, un appui extérieur lui est utile.',
      en: 'This person is moved by other people’s difficulties and leans towards leniency. They bring humanity to supervision, care or service. For a severe but necessary decision, outside support is useful to them.',
    },
  },
} satisfies Partial<TraitDescriptions>;
