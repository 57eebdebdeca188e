import type { Motivation } from '@cadran/contract/codes';
import type { BankOf } from './bank-of.ts';

export const MOTIVATIONS_BANK = {
  'motivations.security': {
    anchors: {
      1: {
        fr: 'La durée du poste n’entre dans aucun choix raconté ; change dès qu’autre chose se présente.',
        en: 'How long a job lasts plays no part in any choice told; moves as soon as something else turns up.',
      },
      3: {
        fr: 'Dit tenir à la stabilité ; un seul choix la montre, ou sous la contrainte.',
        en: 'Says that stability matters; one choice shows it, or it was forced.',
      },
      5: {
        fr: 'A choisi la durée plus d’une fois, sait ce que cela a coûté, et s’est investi dans la place tenue.',
        en: 'Chose what lasts more than once, knows what was given up for it, and invested in the post held.',
      },
    },
    questions: {
      'motivation-security-1': {
        fr: 'Parlez-moi d’une offre que vous avez refusée pour rester. Qu’est-ce qui a pesé ?',
        en: 'Tell me about an offer you turned down in order to stay. What tipped the balance?',
      },
      'motivation-security-2': {
        fr: 'Racontez une période où l’avenir de votre service était incertain. Comment avez-vous travaillé ?',
        en: 'Tell me about a time when the future of your department was uncertain. How did you work?',
      },
    },
  },
  'motivations.work_atmosphere': {
    anchors: {
      1: {
        fr: 'Ne remarque pas l’ambiance, ou n’en parle que pour se plaindre des autres.',
        en: 'Does not notice the atmosphere, or mentions it only to complain about others.',
      },
      3: {
        fr: 'Apprécie un bon climat et le respecte ; l’entretien en revient aux autres.',
        en: 'Enjoys a good climate and respects it; leaves its upkeep to others.',
      },
      5: {
        fr: 'A fait quelque chose de précis pour le climat de l’équipe, et en cite l’effet sur le travail.',
        en: 'Did something specific for the team’s climate, and names its effect on the work.',
      },
    },
    questions: {
      'motivation-atmosphere-1': {
        fr: 'Parlez-moi d’une fois où vous avez changé quelque chose à l’ambiance d’une équipe.',
        en: 'Tell me about a time you changed something in a team’s atmosphere.',
      },
      'motivation-atmosphere-2': {
        fr: 'Racontez un lieu de travail où vous ne vous sentiez pas bien. Qu’avez-vous essayé avant d’en parler ?',
        en: 'Tell me about a workplace where you did not feel at ease. What did you try before speaking up?',
      },
    },
  },
  'motivations.career': {
    anchors: {
      1: {
        fr: 'Attend la promotion ; ne sait dire ni la fonction visée ni ce qu’elle demande.',
        en: 'Waits to be promoted; cannot say which position they aim for nor what it takes.',
      },
      3: {
        fr: 'A une direction et saisit les occasions offertes ; peu de préparation de son fait.',
        en: 'Has a direction and takes the chances offered; little preparation of their own.',
      },
      5: {
        fr: 'Vise une fonction, a demandé ce qui lui manquait, a préparé le passage, et peut en montrer les étapes.',
        en: 'Aims for a position, asked what was missing, prepared for it, and can show the steps.',
      },
    },
    questions: {
      'motivation-career-1': {
        fr: 'Parlez-moi de la dernière fois où vous avez demandé plus de responsabilités. Que vous a-t-on répondu ?',
        en: 'Tell me about the last time you asked for more responsibility. What were you told?',
      },
      'motivation-career-2': {
        fr: 'Racontez ce que vous avez appris exprès pour la fonction suivante.',
        en: 'Tell me what you learned on purpose for your next position.',
      },
    },
  },
  'motivations.salary': {
    anchors: {
      1: {
        fr: 'Demande sans lien avec le travail fourni, ou aucune idée de sa valeur.',
        en: 'Asks without any link to the work done, or has no idea what it is worth.',
      },
      3: {
        fr: 'Sait ce que vaut son travail ; en parle quand on l’interroge, avec peu d’arguments.',
        en: 'Knows what their work is worth; speaks of it when asked, with few arguments.',
      },
      5: {
        fr: 'Cite des résultats précis, en a fait la base de l’accord, et a tenu ce qui était convenu.',
        en: 'Names precise results, made them the basis of the agreement, and kept to what was agreed.',
      },
    },
    questions: {
      'motivation-salary-1': {
        fr: 'Parlez-moi d’une fois où vous avez fait reconnaître ce que valait votre travail, sans me dire de montant. Sur quels résultats vous appuyiez-vous ?',
        en: 'Tell me about a time you argued for what your work was worth, without telling me any amount. Which results did you rely on?',
      },
      'motivation-salary-2': {
        fr: 'Racontez un objectif assorti d’une récompense. Qu’avez-vous fait pour l’atteindre ?',
        en: 'Tell me about a goal that came with a reward. What did you do to reach it?',
      },
    },
  },
  'motivations.time_planning': {
    anchors: {
      1: {
        fr: 'Laisse l’horaire à d’autres, ou le défend sans égard pour ceux qui en dépendent.',
        en: 'Leaves the schedule to others, or defends it regardless of those who depend on it.',
      },
      3: {
        fr: 'S’organise bien dans un cadre donné ; négocie peu, tient à peu près ce qui était dit.',
        en: 'Organises well within a given frame; negotiates little, roughly keeps to what was said.',
      },
      5: {
        fr: 'A obtenu de la latitude en montrant que le travail suivrait, et l’équipe pouvait compter sur ses heures.',
        en: 'Won latitude by showing that the work would follow, and the team could rely on their hours.',
      },
    },
    questions: {
      'motivation-time-1': {
        fr: 'Parlez-moi d’une fois où vous avez organisé vous-même votre temps de travail. Comment les autres s’y retrouvaient-ils ?',
        en: 'Tell me about a time you arranged your own working hours. How did others find their way in it?',
      },
      'motivation-time-2': {
        fr: 'Racontez un conflit d’horaires au travail et l’arrangement que vous avez proposé.',
        en: 'Tell me about a clash of schedules at work and the arrangement you proposed.',
      },
    },
  },
  'motivations.social_unity': {
    anchors: {
      1: {
        fr: 'Parle de l’équipe de l’extérieur ; ne cite aucun soutien donné ni reçu.',
        en: 'Speaks of the team from outside; names no support given or received.',
      },
      3: {
        fr: 'Se sent membre de l’équipe dans les bons moments ; s’en remet aux autres dans les mauvais.',
        en: 'Feels part of the team in good times; relies on others in bad ones.',
      },
      5: {
        fr: 'A porté l’équipe dans un mauvais moment, a demandé de l’aide aussi, et en cite les suites.',
        en: 'Carried the team through a bad time, asked for help too, and names what followed.',
      },
    },
    questions: {
      'motivation-unity-1': {
        fr: 'Parlez-moi d’un moment où votre équipe s’est serré les coudes. Quel était votre rôle ?',
        en: 'Tell me about a moment when your team pulled together. What was your part?',
      },
      'motivation-unity-2': {
        fr: 'Racontez une fois où vous avez demandé de l’aide. À qui, et comment ?',
        en: 'Tell me about a time you asked for help. Whom, and how?',
      },
    },
  },
  'motivations.skills': {
    anchors: {
      1: {
        fr: 'Peu importe la tâche ; ne voit pas ce qui, dans son savoir-faire, n’est pas employé.',
        en: 'Any task will do; does not see which of their abilities lie unused.',
      },
      3: {
        fr: 'Réussit ce qui est déjà acquis ; laisse à d’autres le soin de trouver ces tâches.',
        en: 'Does best what they know; leaves it to others to find such tasks.',
      },
      5: {
        fr: 'A fait employer une compétence qui dormait, et montre ce que le service y a gagné.',
        en: 'Got an unused ability put to use, and shows what the department gained.',
      },
    },
    questions: {
      'motivation-skills-1': {
        fr: 'Parlez-moi d’un travail qui employait vraiment tout ce que vous savez faire.',
        en: 'Tell me about work that truly used all that you know how to do.',
      },
      'motivation-skills-2': {
        fr: 'Racontez une fois où l’on ignorait une de vos compétences. Comment l’avez-vous fait connaître ?',
        en: 'Tell me about a time when one of your abilities was overlooked. How did you make it known?',
      },
    },
  },
  'motivations.creativity': {
    anchors: {
      1: {
        fr: 'Attend le modèle ; aucune solution venue de la personne.',
        en: 'Waits for the template; no solution of which the person is the author.',
      },
      3: {
        fr: 'A eu une idée utile une fois ; n’en a pas cherché d’autres ni comparé plusieurs pistes.',
        en: 'Had a useful idea once; did not look for others or compare several.',
      },
      5: {
        fr: 'A imaginé plusieurs solutions, en a essayé une avec ceux qui s’en serviraient, et l’a menée à l’usage.',
        en: 'Imagined several solutions, tried one with those who would use it, and brought it into use.',
      },
    },
    questions: {
      'motivation-creativity-1': {
        fr: 'Parlez-moi d’une solution que vous avez inventée. Quelles autres aviez-vous écartées ?',
        en: 'Tell me about a solution you invented. Which others had you rejected?',
      },
      'motivation-creativity-2': {
        fr: 'Racontez une contrainte forte qui vous a fait imaginer autre chose.',
        en: 'Tell me about a tight constraint that made you imagine something else.',
      },
    },
  },
  'motivations.learning': {
    anchors: {
      1: {
        fr: 'Ne cite rien d’appris récemment, ou seulement des formations suivies par obligation.',
        en: 'Names nothing learned recently, or only courses that were compulsory.',
      },
      3: {
        fr: 'Apprend ce que le poste demande ; l’usage qui en a été fait reste vague.',
        en: 'Learns what the post requires; the use made of it stays vague.',
      },
      5: {
        fr: 'Apprend de soi-même, cherche qui sait, s’exerce, et montre un travail que cela a changé.',
        en: 'Learns unasked, finds those who know, practises, and shows work that it changed.',
      },
    },
    questions: {
      'motivation-learning-1': {
        fr: 'Parlez-moi de la dernière chose difficile que vous avez apprise pour votre travail. Comment vous y êtes-vous pris ?',
        en: 'Tell me about the last difficult thing you learned for your work. How did you go about it?',
      },
      'motivation-learning-2': {
        fr: 'Racontez une fois où tout le monde en savait plus que vous. Qu’avez-vous fait ?',
        en: 'Tell me about a time when everybody in the room knew more than you. What did you do?',
      },
    },
  },
  'motivations.human_contact': {
    anchors: {
      1: {
        fr: 'Les personnes sont des dossiers ; ne se souvient d’aucune rencontre en particulier.',
        en: 'People are cases; remembers no particular encounter.',
      },
      3: {
        fr: 'À l’aise avec le public ; s’en tient à ce qui est demandé.',
        en: 'At ease with the public; keeps to what was asked.',
      },
      5: {
        fr: 'Se souvient d’une personne, de ce qu’elle ne disait pas, de ce qui a été fait pour elle, et de la suite.',
        en: 'Remembers a person, what they did not say, what was done for them, and what followed.',
      },
    },
    questions: {
      'motivation-contact-1': {
        fr: 'Parlez-moi d’un client, d’un usager ou d’un élève que vous n’avez pas oublié. Que s’est-il passé ?',
        en: 'Tell me about a customer, user or pupil you have not forgotten. What happened?',
      },
      'motivation-contact-2': {
        fr: 'Racontez une journée passée à répondre à des inconnus. Qu’est-ce qui vous a le plus demandé ?',
        en: 'Tell me about a day spent answering strangers. What took the most out of you?',
      },
    },
  },
} as const satisfies BankOf<`motivations.${Motivation}`>;
