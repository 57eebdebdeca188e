import type { PersonalTraitTexts } from '../../types.ts';

export const OPENNESS_PERSONAL_TEXTS = {
  openness: {
    low: {
      fr: 'Vous aimez le concret et ce qui a fait ses preuves. On peut compter sur vous pour garder le cap quand d’autres s’éparpillent. Face à un changement, demandez à quoi il sert : vous vous l’approprierez plus vite.',
      en: 'You like what is concrete and has proved itself. People can count on you to hold the course when others scatter. When a change comes, ask what it is for: you will make it yours sooner.',
    },
    high: {
      fr: 'Vous avez le goût des idées, des images et de l’inconnu, et vous apportez des points de vue que d’autres n’auraient pas eus. Gardez-vous des occasions d’apprendre, car elles nourrissent votre énergie. Les tâches répétitives vous demanderont plus d’effort.',
      en: 'You have a taste for ideas, images and the unknown, and you bring points of view others would not have had. Keep finding chances to learn, because they feed your energy. Repetitive tasks will ask more of you.',
    },
  },
  imagination: {
    low: {
      fr: 'Vous gardez les pieds sur terre et ramenez volontiers les échanges à ce qui est faisable. Pour trouver des idées, partez d’exemples existants et faites-les varier.',
      en: 'You keep your feet on the ground and readily bring discussions back to what is feasible. When you need ideas, start from existing examples and vary them.',
    },
    high: {
      fr: 'Votre esprit invente volontiers des scènes et des possibilités, et c’est une vraie source d’idées. Notez les meilleures et choisissez-en une à mener jusqu’au bout.',
      en: 'Your mind readily invents scenes and possibilities, which is a true source of ideas. Note the best ones and choose one to carry through.',
    },
  },
  artistic_interests: {
    low: {
      fr: 'Vous regardez d’abord si une chose est utile, et vous allez vite à l’essentiel. Quand la forme compte, demandez un avis : cela vous prendra peu de temps.',
      en: 'You first look at whether a thing is useful, and you get to the point quickly. When form matters, ask for an opinion: it will take you little time.',
    },
    high: {
      fr: 'La beauté des choses compte pour vous, et cela se voit dans le soin que vous mettez à la forme. Cherchez les projets où ce regard fait la différence.',
      en: 'The beauty of things matters to you, and it shows in the care you give to form. Look for projects where that eye makes a difference.',
    },
  },
  emotionality: {
    low: {
      fr: 'Vous gardez une certaine distance avec vos émotions, ce qui vous donne un ton égal. Prendre un instant pour nommer ce que vous ressentez peut aussi vous renseigner utilement.',
      en: 'You keep a certain distance from your emotions, which gives you an even tone. Taking a moment to name what you feel can also tell you something useful.',
    },
    high: {
      fr: 'Vous vivez les choses avec intensité et percevez finement ce qui se joue en vous. Avant une décision importante, laissez passer l’émotion du moment.',
      en: 'You experience things intensely and notice fine shades of what goes on within you. Before an important decision, let the emotion of the moment pass.',
    },
  },
  adventurousness: {
    low: {
      fr: 'Vos habitudes vous donnent de l’assurance et vous rendent fiable dans la durée. Quand un changement s’annonce, commencez par un petit pas concret.',
      en: 'Your habits give you assurance and make you dependable over time. When change is on its way, begin with one small concrete step.',
    },
    high: {
      fr: 'La nouveauté vous donne de l’élan et vous fait avancer là où d’autres hésitent. Pensez à consolider ce qui marche avant de passer à la suite.',
      en: 'Novelty gives you momentum and moves you forward where others hesitate. Remember to consolidate what works before going on.',
    },
  },
  intellect: {
    low: {
      fr: 'Vous apprenez en faisant et vous allez droit à ce qui sert. Devant un sujet théorique, demandez un exemple : il vous ouvrira la porte.',
      en: 'You learn by doing and go straight to what is useful. With a theoretical subject, ask for an example: it will open the door for you.',
    },
    high: {
      fr: 'Comprendre est pour vous un plaisir, et les questions difficiles vous attirent. Donnez-vous une limite de temps pour passer de l’analyse à l’action.',
      en: 'Understanding is a pleasure for you, and difficult questions attract you. Give yourself a time limit for moving from analysis to action.',
    },
  },
  liberalism: {
    low: {
      fr: 'Vous donnez du prix aux règles communes et vous aidez un groupe à garder sa cohérence. Écouter une critique des usages peut aussi vous aider à mieux les défendre.',
      en: 'You value shared rules and help a group to keep its coherence. Listening to criticism of customs can also help you defend them better.',
    },
    high: {
      fr: 'Vous demandez volontiers à quoi sert une règle, et vous repérez celles qui ont vieilli. Proposer une solution avec chaque critique renforcera votre influence.',
      en: 'You readily ask what a rule is for, and you spot those that have aged. Offering a solution with each criticism will strengthen your influence.',
    },
  },
} satisfies Partial<PersonalTraitTexts>;
