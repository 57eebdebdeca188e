import type { PersonalTraitTexts } from '../../types.ts';

export const AGREEABLENESS_PERSONAL_TEXTS = {
  agreeableness: {
    low: {
      fr: 'Vous défendez vos idées avec franchise et gardez un esprit critique. C’est utile quand il faut négocier ou dire non. Reconnaître ce qui est juste dans la position de l’autre rendra la vôtre plus forte.',
      en: 'You defend your ideas frankly and keep a critical mind. That is useful when it comes to negotiating or saying no. Acknowledging what is right in the other person’s position will make yours stronger.',
    },
    high: {
      fr: 'Vous faites confiance, vous aidez et vous cherchez l’entente. Travailler avec vous est souvent agréable. Pensez à dire aussi ce dont vous avez besoin, car les autres ne le devinent pas toujours.',
      en: 'You trust, you help and you look for understanding. Working with you is often pleasant. Remember to say what you need as well, since others may not guess it.',
    },
  },
  trust: {
    low: {
      fr: 'Vous vérifiez avant de croire, et cela vous évite de mauvaises surprises. Confier une petite responsabilité est une bonne façon de voir si la confiance est méritée.',
      en: 'You check before you believe, and this spares you unpleasant surprises. Handing over a small responsibility is a good way to see whether trust is deserved.',
    },
    high: {
      fr: 'Vous croyez volontiers à la bonne foi des autres, ce qui les encourage à la mériter. Pour ce qui est important, une vérification reste permise entre gens de confiance.',
      en: 'You readily believe in the good faith of others, which encourages them to deserve it. For important matters, a check is still allowed between people who trust each other.',
    },
  },
  morality: {
    low: {
      fr: 'Vous savez choisir vos mots et présenter les choses sous leur meilleur jour. Partager un peu plus de ce que vous savez renforcera la confiance autour de vous.',
      en: 'You know how to choose your words and present things at their best. Sharing a little more of what you know will strengthen trust around you.',
    },
    high: {
      fr: 'Avec vous, les autres savent à quoi s’en tenir. Dans les sujets sensibles, soigner la manière de le dire vous aidera à convaincre.',
      en: 'With you, people know where they stand. On sensitive subjects, taking care over how you say it will help you to win people over.',
    },
  },
  altruism: {
    low: {
      fr: 'Vous protégez votre temps et vous avancez sur vos priorités. Proposer un coup de main ciblé, quand il vous coûte peu, sera souvent très apprécié.',
      en: 'You protect your time and move forward on your priorities. Offering well-chosen help when it costs you little will often be much appreciated.',
    },
    high: {
      fr: 'Vous donnez de votre temps sans compter, et les autres s’en souviennent. Vous avez aussi le droit de dire « pas maintenant ».',
      en: 'You give your time freely, and people remember it. You are also allowed to say “not now”.',
    },
  },
  cooperation: {
    low: {
      fr: 'Le désaccord ne vous fait pas peur, et vous savez défendre votre point de vue. Reformuler d’abord celui de l’autre vous fera gagner du temps.',
      en: 'Disagreement does not frighten you, and you can defend your point of view. Rephrasing the other person’s first will save you time.',
    },
    high: {
      fr: 'Vous apaisez les tensions et trouvez des solutions qui conviennent à chacun. Dites aussi vos réserves : un désaccord exprimé tôt est plus facile à résoudre.',
      en: 'You ease tensions and find solutions that suit everyone. Voice your reservations too: a disagreement expressed early is easier to resolve.',
    },
  },
  modesty: {
    low: {
      fr: 'Vous connaissez votre valeur et vous savez la montrer. Citer les personnes qui ont contribué à vos réussites donnera encore plus de poids à vos paroles.',
      en: 'You know your worth and how to show it. Naming those who contributed to your successes will give your words even more weight.',
    },
    high: {
      fr: 'Vous laissez vos actes parler et vous mettez les autres en valeur. Osez dire ce que vous avez fait : personne ne le dira mieux que vous.',
      en: 'You let your actions speak and show others at their best. Dare to say what you have done: you are best placed to tell it.',
    },
  },
  sympathy: {
    low: {
      fr: 'Vous gardez la tête froide et jugez sur les faits. Un mot d’attention pour les personnes concernées fera mieux accepter vos décisions.',
      en: 'You keep a cool head and judge by the facts. A considerate word for the people concerned will make your decisions easier to accept.',
    },
    high: {
      fr: 'Les difficultés des autres vous touchent, et ils sentent que vous les comprenez. Vous pouvez aider sans tout porter à leur place.',
      en: 'Other people’s difficulties move you, and they feel understood. You can help without carrying everything for them.',
    },
  },
} satisfies Partial<PersonalTraitTexts>;
