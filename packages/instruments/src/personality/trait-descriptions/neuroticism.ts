import type { TraitDescriptions } from '../../types.ts';

export const NEUROTICISM_DESCRIPTIONS = {
  neuroticism: {
    name: { fr: 'Névrosisme', en: 'Neuroticism' },
    description: {
      fr: 'Sensibilité émotionnelle : l’intensité avec laquelle on ressent les tensions, les contrariétés et les doutes. Ce trait décrit un tempérament ordinaire et ne dit rien de la santé.',
      en: 'Emotional sensitivity: how strongly tensions, frustrations and doubts are felt. It describes ordinary temperament and says nothing about health.',
    },
    low: {
      fr: 'La personne reste calme et d’humeur égale, même sous tension. Elle rassure son entourage et retrouve vite son équilibre. Comme elle s’alarme peu, des points de vigilance convenus l’aident à ne pas sous-estimer un risque.',
      en: 'This person stays calm and even-tempered, even under strain. They reassure those around them and soon regain their balance. As they are slow to take alarm, agreed warning signs help them avoid underestimating a risk.',
    },
    high: {
      fr: 'La personne ressent vivement les tensions et les critiques. Elle perçoit tôt ce qui pourrait mal se passer, ce qui la rend attentive et soigneuse. Un cadre clair, des retours réguliers et une charge prévisible lui permettent de donner le meilleur.',
      en: 'This person feels tension and criticism keenly. They sense early what might go wrong, which makes them attentive and careful. A clear framework, regular feedback and a predictable workload let them give their best.',
    },
  },
  anxiety: {
    name: { fr: 'Tendance à s’inquiéter', en: 'Tendency to worry' },
    description: {
      fr: 'La fréquence avec laquelle l’esprit anticipe ce qui pourrait mal se passer.',
      en: 'How often the mind runs ahead to what might go wrong.',
    },
    low: {
      fr: 'La personne attend la suite des événements avec calme. Elle supporte bien l’incertitude et les délais de réponse. Une liste des risques connus complète utilement sa tranquillité.',
      en: 'This person awaits events calmly. They cope well with uncertainty and with waiting for an answer. A list of known risks is a useful complement to their composure.',
    },
    high: {
      fr: 'La personne anticipe les difficultés et s’y prépare. Cette prévoyance est précieuse pour repérer les risques. Des informations données tôt et des réponses rapides allègent son attente.',
      en: 'This person anticipates difficulties and prepares for them. This foresight is valuable for spotting risks. Early information and prompt answers make waiting easier for them.',
    },
  },
  anger: {
    name: { fr: 'Réactivité à la contrariété', en: 'Reactivity to frustration' },
    description: {
      fr: 'La rapidité avec laquelle l’agacement monte quand les choses résistent ou paraissent injustes.',
      en: 'How quickly annoyance rises when things resist or seem unfair.',
    },
    low: {
      fr: 'La personne garde son calme quand on la contrarie et patiente sans s’irriter. Elle aide à désamorcer les échanges tendus. Son mécontentement se voit peu, et il faut parfois l’inviter à le dire.',
      en: 'This person keeps calm when thwarted and waits without irritation. They help to defuse tense exchanges. Their displeasure shows little, and they may need an invitation to voice it.',
    },
    high: {
      fr: 'La personne réagit vivement à ce qui lui paraît injuste ou inefficace. Cette énergie peut mettre au jour de vrais problèmes. Un temps de pause avant de répondre et un lieu pour dire les désaccords lui sont utiles.',
      en: 'This person reacts strongly to what seems unfair or inefficient. This energy can bring real problems to light. A pause before replying and a place to voice disagreement are useful to them.',
    },
  },
  depression: {
    name: { fr: 'Tendance au découragement', en: 'Tendency to discouragement' },
    description: {
      fr: 'L’effet que les revers et les déceptions ont sur l’élan et la confiance en la suite. Ce n’est pas un indicateur de santé.',
      en: 'The effect of setbacks and disappointments on drive and on confidence in what comes next. It is not an indicator of health.',
    },
    low: {
      fr: 'La personne se remet vite d’un revers et garde espoir. Elle soutient le moral de ceux qui l’entourent. Il est utile de lui ménager un temps de bilan après un échec, car elle passe facilement à la suite.',
      en: 'This person soon recovers from a setback and stays hopeful. They support the morale of those around them. It is useful to keep time for a review after a failure, as they readily move on.',
    },
    high: {
      fr: 'La personne est sensible aux revers et peut douter de l’utilité de ses efforts. Elle a souvent une vue lucide des obstacles. Des objectifs atteignables et la reconnaissance du travail accompli soutiennent son élan.',
      en: 'This person is sensitive to setbacks and may doubt that efforts are worthwhile. They often see obstacles clearly. Attainable goals and recognition of work done sustain their drive.',
    },
  },
  self_consciousness: {
    name: { fr: 'Sensibilité au regard des autres', en: 'Self-consciousness' },
    description: {
      fr: 'L’importance que prend le regard d’autrui et la gêne qu’il peut causer.',
      en: 'How much being seen by others matters, and the awkwardness it may cause.',
    },
    low: {
      fr: 'La personne reste naturelle quand on l’observe et rit de ses maladresses. Elle se présente sans appréhension devant un public nouveau. Elle peut avoir besoin qu’on lui signale les codes d’un milieu très formel.',
      en: 'This person stays natural when watched and laughs at their own blunders. They appear before a new audience without apprehension. They may need the codes of a very formal setting pointed out to them.',
    },
    high: {
      fr: 'La personne est attentive à l’impression qu’elle produit et se surveille en public. Elle montre souvent du tact et prépare ses interventions. Un accueil bienveillant et des prises de parole progressives lui donnent de l’aisance.',
      en: 'This person is attentive to the impression they make and watches themselves in public. They often show tact and prepare what they will say. A kind welcome and gradual steps in public speaking put them at ease.',
    },
  },
  immoderation: {
    name: { fr: 'Attrait du plaisir immédiat', en: 'Pull of immediate pleasure' },
    description: {
      fr: 'La force des envies du moment face à ce que l’on avait prévu.',
      en: 'The strength of momentary wishes against what had been planned.',
    },
    low: {
      fr: 'La personne remet sans peine un plaisir à plus tard. Elle garde la mesure et tient une ligne décidée à l’avance. Elle peut apprécier qu’on lui rappelle de profiter aussi des bons moments.',
      en: 'This person easily puts off a pleasure until later. They keep a sense of proportion and hold to a line decided in advance. They may appreciate a reminder to enjoy good moments too.',
    },
    high: {
      fr: 'La personne suit volontiers ses envies et vit le moment avec spontanéité. Elle apporte de l’entrain et profite de ce qui se présente. Des résultats visibles rapidement la motivent mieux qu’une récompense lointaine.',
      en: 'This person readily follows their wishes and lives in the moment. They bring zest and enjoy what comes along. Results that show quickly motivate them better than a distant reward.',
    },
  },
  vulnerability: {
    name: { fr: 'Sensibilité à la pression', en: 'Sensitivity to pressure' },
    description: {
      fr: 'L’effet que l’urgence, l’imprévu et la tension ont sur les moyens dont on dispose.',
      en: 'The effect of urgency, surprise and tension on the resources one can call upon.',
    },
    low: {
      fr: 'La personne garde les idées claires quand l’urgence arrive. Elle convient aux situations où il faut décider sous tension. Son calme peut faire oublier qu’elle aussi a besoin de relais dans la durée.',
      en: 'This person keeps a clear head when urgency strikes. They suit situations that call for decisions under strain. Their calm may hide the fact that they, too, need others to take over at times.',
    },
    high: {
      fr: 'La personne travaille mieux quand elle peut prévoir et se préparer. L’urgence et l’imprévu entament plus vite ses moyens. Des consignes claires, une personne de recours et un préavis suffisant lui permettent de bien faire.',
      en: 'This person works better when they can plan and prepare. Urgency and surprise drain their resources sooner. Clear instructions, someone to turn to and enough notice allow them to do well.',
    },
  },
} satisfies Partial<TraitDescriptions>;
