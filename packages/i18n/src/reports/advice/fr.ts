/** Advice of the personal report, by marked trait, preferred culture and first motivation. */
export default {
  traits: {
    openness: {
      low: {
        strength:
          'Vous gardez les pieds sur terre : vous voyez ce qui marche et vous vous y tenez.',
        cost: 'Les changements fréquents et les discussions très abstraites vous demandent plus d’énergie qu’à d’autres.',
        environment:
          'Un métier aux méthodes claires, où l’expérience compte et où l’on voit le résultat de son travail.',
        question: 'Quelles méthodes sont déjà en place, et qu’est-ce qui va changer dans l’année ?',
      },
      high: {
        strength: 'Votre curiosité est vive, et vous imaginez facilement d’autres façons de faire.',
        cost: 'La routine et les procédures figées vous pèsent, même quand elles sont utiles.',
        environment: 'Un lieu où l’on peut essayer, apprendre et proposer, avec des sujets variés.',
        question: 'Quelle place laissez-vous aux idées nouvelles, et qui décide de les essayer ?',
      },
    },
    conscientiousness: {
      low: {
        strength:
          'Vous vous adaptez vite quand les plans changent, sans vous attarder sur ce qui était prévu.',
        cost: 'Les longues tâches à planifier sans appui et les détails administratifs vous coûtent.',
        environment: 'Un cadre souple, avec des échéances courtes et des points réguliers.',
        question: 'Comment le travail est-il découpé, et à quel rythme fait-on le point ?',
      },
      high: {
        strength:
          'On peut vous confier un travail : vous le préparez, vous le suivez et vous le finissez.',
        cost: 'Le désordre des autres et les priorités qui changent sans raison vous fatiguent.',
        environment: 'Un poste aux objectifs clairs, où le travail bien fait est vu et reconnu.',
        question: 'Comment saurai-je, dans six mois, que mon travail est réussi ?',
      },
    },
    extraversion: {
      low: {
        strength:
          'Vous écoutez, vous réfléchissez avant de parler et vous vous concentrez longtemps.',
        cost: 'Les journées de réunions et les grands groupes vous vident ; il vous faut du calme pour récupérer.',
        environment:
          'Un endroit où l’on peut travailler au calme, avec des échanges choisis et préparés.',
        question: 'À quoi ressemble une journée : combien de réunions, combien de temps pour soi ?',
      },
      high: {
        strength: 'Vous créez le contact et vous donnez de l’élan à un groupe.',
        cost: 'Le travail isolé et les longues plages de silence vous font perdre de l’énergie.',
        environment: 'Une équipe vivante, des interlocuteurs variés et de l’action.',
        question: 'Avec qui travaillerai-je au quotidien, dans l’équipe et à l’extérieur ?',
      },
    },
    agreeableness: {
      low: {
        strength:
          'Vous dites ce que vous pensez et vous défendez un point de vue, même minoritaire.',
        cost: 'Les compromis pour préserver l’harmonie et les non-dits vous agacent.',
        environment: 'Un milieu où l’on peut débattre franchement et où les faits l’emportent.',
        question: 'Comment règle-t-on un désaccord dans l’équipe ?',
      },
      high: {
        strength: 'Vous inspirez confiance, vous aidez volontiers et vous cherchez l’accord.',
        cost: 'Les conflits ouverts et la compétition entre collègues vous coûtent.',
        environment: 'Une équipe où l’on s’entraide et où la parole de chacun compte.',
        question: 'Comment l’équipe s’organise-t-elle quand quelqu’un est débordé ?',
      },
    },
    neuroticism: {
      low: {
        strength:
          'Vous gardez votre calme sous pression et vous aidez les autres à garder le leur.',
        cost: 'Les inquiétudes des autres peuvent vous échapper ou vous lasser ; les entendre vous demande un effort.',
        environment: 'Un poste exposé ou mouvant, où le sang-froid est utile.',
        question:
          'Quels sont les moments les plus tendus de l’année, et comment les traverse-t-on ?',
      },
      high: {
        strength: 'Vous percevez tôt ce qui pourrait mal tourner et vous prenez les choses à cœur.',
        cost: 'Les urgences répétées et les critiques abruptes vous prennent beaucoup d’énergie.',
        environment:
          'Un cadre prévisible et bienveillant, avec des retours réguliers et quelqu’un à qui parler.',
        question:
          'Quel accompagnement est prévu les premiers mois, et qui pourra répondre à mes questions ?',
      },
    },
  },
  balanced: {
    strength:
      'Aucun de vos cinq grands traits ne ressort : vos valeurs et vos motivations en disent davantage.',
    cost: 'Rien ne ressort comme particulièrement coûteux ; repensez à ce qui vous a coûté dans vos expériences passées.',
    environment:
      'Votre personnalité ne désigne aucun milieu en particulier ; fiez-vous à vos valeurs et à vos motivations.',
    question: 'Qu’est-ce qui distingue les personnes qui se plaisent le plus chez vous ?',
  },
  cultures: {
    clan: {
      environment:
        'Une organisation à taille humaine ou soudée, où l’on décide ensemble et où l’on prend soin des personnes.',
      question:
        'Comment accueille-t-on quelqu’un qui arrive, et comment l’équipe prend-elle ses décisions ?',
    },
    adhocracy: {
      environment:
        'Une organisation qui invente et se réinvente, où l’initiative est encouragée et l’erreur permise.',
      question: 'Racontez-moi la dernière idée venue du terrain qui a été essayée.',
    },
    market: {
      environment:
        'Une organisation tournée vers ses résultats et ses clients, où l’effort se mesure et se récompense.',
      question: 'Quels objectifs me seront fixés, et comment la réussite est-elle récompensée ?',
    },
    hierarchy: {
      environment:
        'Une organisation bien réglée, aux rôles clairs, où la qualité et la fiabilité passent en premier.',
      question: 'Qui fait quoi dans l’équipe, et où trouve-t-on les règles et les procédures ?',
    },
  },
  motivations: {
    security:
      'Quelle est la visibilité sur ce poste et sur l’activité dans les deux ou trois ans ?',
    work_atmosphere: 'Comment décririez-vous l’ambiance un jour ordinaire, et un jour difficile ?',
    career: 'Que sont devenues les personnes qui ont occupé ce poste avant moi ?',
    salary: 'Comment la rémunération évolue-t-elle, et selon quels critères ?',
    time_planning:
      'Quelle liberté ai-je pour organiser mes horaires et mes jours de travail à distance ?',
    social_unity: 'Quelles sont les occasions de se retrouver et de travailler vraiment ensemble ?',
    skills: 'Lesquelles de mes compétences serviront dès les premières semaines ?',
    creativity: 'Sur quels sujets aurai-je les mains libres pour proposer du nouveau ?',
    learning: 'Qu’apprendrai-je la première année, et quel temps est réservé à la formation ?',
    human_contact:
      'Quelle part du temps se passe avec des clients, des usagers ou des partenaires ?',
  },
};
