import type { TraitDescriptions } from '../../types.ts';

export const CONSCIENTIOUSNESS_DESCRIPTIONS = {
  conscientiousness: {
    name: { fr: 'Caractère consciencieux', en: 'Conscientiousness' },
    description: {
      fr: 'La manière d’organiser son travail, de tenir ses engagements et de poursuivre un but.',
      en: 'The way someone organises their work, keeps their commitments and pursues a goal.',
    },
    low: {
      fr: 'La personne travaille avec souplesse et s’adapte volontiers au fil de l’eau. Elle est à l’aise quand les plans changent souvent. Des priorités peu nombreuses et des points d’étape rapprochés l’aident à tenir les échéances.',
      en: 'This person works flexibly and likes to adapt as things go along. They are at ease when plans change often. A small number of priorities and frequent check-ins help them meet deadlines.',
    },
    high: {
      fr: 'La personne planifie, persévère et va au bout de ce qu’elle entreprend. Elle convient aux missions qui demandent de la fiabilité et de l’autonomie. Préciser le niveau de qualité attendu lui évite d’en faire plus que nécessaire.',
      en: 'This person plans, perseveres and finishes what they undertake. They suit assignments that call for reliability and autonomy. Stating the level of quality expected spares them from doing more than is needed.',
    },
  },
  self_efficacy: {
    name: { fr: 'Sentiment de compétence', en: 'Sense of competence' },
    description: {
      fr: 'La confiance dans sa capacité à comprendre une tâche et à la mener à bien. Elle ne mesure pas la compétence elle-même.',
      en: 'Confidence in being able to understand a task and carry it through. It does not measure competence itself.',
    },
    low: {
      fr: 'La personne doute volontiers de ses moyens, quel que soit son niveau réel. Elle se prépare et demande conseil plutôt que de s’avancer trop vite. Des retours précis et des responsabilités progressives l’aident à prendre de l’assurance.',
      en: 'This person tends to doubt their own abilities, whatever their actual level. They prepare and ask for advice rather than commit too soon. Precise feedback and gradually growing responsibility help them gain assurance.',
    },
    high: {
      fr: 'La personne aborde une tâche nouvelle avec la conviction de pouvoir y arriver. Elle prend rapidement en main ce qu’on lui confie. Un point régulier permet de vérifier que cette assurance repose sur toutes les informations utiles.',
      en: 'This person approaches a new task convinced that they can manage it. They quickly take charge of what they are given. Regular check-ins make sure this assurance rests on all the useful information.',
    },
  },
  orderliness: {
    name: { fr: 'Sens de l’ordre', en: 'Orderliness' },
    description: {
      fr: 'Le besoin de ranger, de classer et d’organiser son temps et ses affaires.',
      en: 'The need to tidy, to file and to organise one’s time and belongings.',
    },
    low: {
      fr: 'La personne s’accommode d’un certain désordre et n’a pas besoin d’un cadre strict pour avancer. Elle passe facilement d’un sujet à l’autre. Des outils partagés et des règles de classement simples facilitent le travail avec les autres.',
      en: 'This person copes with some disorder and can move forward without a strict framework. They pass easily from one subject to another. Shared tools and simple filing rules make working with others easier.',
    },
    high: {
      fr: 'La personne aime que chaque chose ait sa place et que la journée suive un plan. Elle retrouve vite une information et tient des dossiers clairs. Elle apprécie d’être prévenue à l’avance quand l’organisation change.',
      en: 'This person likes everything to have its place and the day to follow a plan. They find information quickly and keep clear files. They appreciate advance notice when arrangements change.',
    },
  },
  dutifulness: {
    name: { fr: 'Sens du devoir', en: 'Sense of duty' },
    description: {
      fr: 'L’importance donnée à la parole tenue, aux règles convenues et aux échéances.',
      en: 'The importance given to keeping one’s word, to agreed rules and to deadlines.',
    },
    low: {
      fr: 'La personne traite les règles comme des repères et les adapte aux circonstances. Cette latitude est utile quand une situation sort du cadre prévu. Il est bon de lui dire clairement quels engagements ne sont pas négociables.',
      en: 'This person treats rules as guides and adapts them to circumstances. This latitude is useful when a situation falls outside the expected framework. It helps to say clearly which commitments are not negotiable.',
    },
    high: {
      fr: 'La personne considère une parole donnée comme un engagement ferme. Elle respecte les consignes et les délais, même en l’absence de contrôle. Quand deux obligations se contredisent, elle apprécie qu’on l’aide à trancher.',
      en: 'This person regards a promise as a firm commitment. They respect instructions and deadlines, even with nobody checking. When two obligations conflict, they appreciate help in deciding between them.',
    },
  },
  achievement_striving: {
    name: { fr: 'Volonté de réussir', en: 'Drive to achieve' },
    description: {
      fr: 'L’énergie mise à viser haut, à progresser et à améliorer ce que l’on fait.',
      en: 'The energy put into aiming high, making progress and improving what one does.',
    },
    low: {
      fr: 'La personne accorde plus de prix à l’équilibre qu’à la performance. Elle apporte du calme et fait ce qui est demandé sans chercher la compétition. Le sens de sa contribution la mobilise davantage que des objectifs toujours plus élevés.',
      en: 'This person sets more store by balance than by performance. They bring calm and do what is asked without seeking competition. The meaning of their contribution moves them more than ever higher targets.',
    },
    high: {
      fr: 'La personne se fixe des buts exigeants et cherche à se dépasser. Elle s’épanouit quand le poste offre des défis et des perspectives. Reconnaître les étapes franchies l’aide à garder son élan dans la durée.',
      en: 'This person sets demanding goals and likes to outdo themselves. They thrive when the position offers challenges and prospects. Acknowledging the steps achieved helps them keep their momentum over time.',
    },
  },
  self_discipline: {
    name: { fr: 'Autodiscipline', en: 'Self-discipline' },
    description: {
      fr: 'La capacité à se mettre à l’ouvrage et à continuer malgré l’ennui ou les distractions.',
      en: 'The ability to get down to a task and to carry on despite boredom or distraction.',
    },
    low: {
      fr: 'La personne travaille surtout par élans, portée par l’intérêt du moment. Elle peut être très productive sur un sujet qui la passionne. Des tâches courtes, variées et rythmées par des échéances lui conviennent mieux.',
      en: 'This person works mostly in bursts, carried by the interest of the moment. They can be very productive on a subject that absorbs them. Short, varied tasks with regular deadlines suit them better.',
    },
    high: {
      fr: 'La personne se met vite à l’ouvrage et persévère jusqu’au bout. Elle mène à bien des travaux longs ou peu attrayants. On peut lui laisser une grande autonomie dans la conduite de ses tâches.',
      en: 'This person gets down to work quickly and perseveres to the end. They complete work that is long or has little appeal. They can be given wide autonomy in running their tasks.',
    },
  },
  cautiousness: {
    name: { fr: 'Réflexion avant l’action', en: 'Deliberation' },
    description: {
      fr: 'La tendance à peser une décision avant de la prendre.',
      en: 'The tendency to weigh a decision before making it.',
    },
    low: {
      fr: 'La personne décide vite et se fie à son impulsion. Cette rapidité est utile quand il faut saisir une occasion ou débloquer une situation. Pour les choix difficiles à corriger, une relecture à deux est une bonne précaution.',
      en: 'This person decides quickly and trusts their impulse. This speed is useful when an opportunity must be seized or a situation unblocked. For choices that are hard to undo, a second reading by someone else is a wise precaution.',
    },
    high: {
      fr: 'La personne examine les conséquences avant de s’engager. Elle limite les erreurs coûteuses et fait des choix étayés. Quand le temps presse, une date limite et un niveau de risque acceptable l’aident à conclure.',
      en: 'This person examines the consequences before committing. They limit costly mistakes and make well-supported choices. When time is short, a deadline and an agreed level of risk help them conclude.',
    },
  },
} satisfies Partial<TraitDescriptions>;
