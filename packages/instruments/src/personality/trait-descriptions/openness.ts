import type { TraitDescriptions } from '../../types.ts';

export const OPENNESS_DESCRIPTIONS = {
  openness: {
    name: { fr: 'Ouverture à l’expérience', en: 'Openness to experience' },
    description: {
      fr: 'Le goût des idées, de l’imaginaire, du beau et de la nouveauté. Ce trait décrit un rapport à l’inconnu, non un niveau d’intelligence.',
      en: 'Interest in ideas, imagination, beauty and novelty. It describes how someone relates to the unfamiliar, not how intelligent they are.',
    },
    low: {
      fr: 'La personne préfère le concret, l’éprouvé et les méthodes claires. Elle apporte de la constance et du sens pratique, surtout là où la continuité compte. Un changement lui convient mieux quand on en explique l’utilité et les étapes.',
      en: 'This person prefers what is concrete, proven and clearly set out. They bring consistency and practical sense, especially where continuity matters. Change suits them better when its purpose and steps are explained.',
    },
    high: {
      fr: 'La personne aime explorer, imaginer et regarder un problème sous un angle inattendu. Elle trouve sa place là où il faut concevoir, apprendre ou faire évoluer les pratiques. Des tâches très répétitives risquent de la lasser.',
      en: 'This person enjoys exploring, imagining and looking at a problem from an unexpected angle. They fit in well where things must be designed, learnt or improved. Very repetitive tasks may tire them.',
    },
  },
  imagination: {
    name: { fr: 'Imagination', en: 'Imagination' },
    description: {
      fr: 'La facilité à quitter le réel en pensée pour inventer des scènes, des histoires ou des possibilités.',
      en: 'How readily the mind leaves what is real to invent scenes, stories or possibilities.',
    },
    low: {
      fr: 'La personne garde l’esprit sur les faits et sur la situation présente. Elle ramène volontiers un échange à ce qui est faisable. Pour un exercice de création, des exemples de départ lui seront utiles.',
      en: 'This person keeps their mind on facts and on the situation at hand. They readily bring a discussion back to what is feasible. For a creative exercise, examples to start from will be useful to them.',
    },
    high: {
      fr: 'La personne produit facilement des images, des scénarios et des hypothèses. Cette ressource est précieuse pour concevoir, anticiper ou raconter. Un cadre et des échéances claires l’aident à transformer ses idées en résultats.',
      en: 'This person easily produces images, scenarios and hypotheses. This is a valuable resource for designing, anticipating or telling a story. A clear framework and deadlines help them turn ideas into results.',
    },
  },
  artistic_interests: {
    name: { fr: 'Sensibilité esthétique', en: 'Aesthetic interest' },
    description: {
      fr: 'L’attention portée à la beauté, à l’art et à la forme des choses.',
      en: 'The attention given to beauty, to art and to the form of things.',
    },
    low: {
      fr: 'La personne juge d’abord un objet ou un document à son utilité. Elle va vite à l’essentiel et ne s’attarde pas sur la forme. Quand la présentation compte, un modèle ou un regard extérieur complète bien son travail.',
      en: 'This person judges an object or a document first by its usefulness. They go straight to the point and spend little time on form. Where presentation matters, a template or a second pair of eyes completes their work well.',
    },
    high: {
      fr: 'La personne remarque les couleurs, les sons et les formes, et y prend plaisir. Elle soigne volontiers l’apparence de ce qu’elle produit. Un environnement agréable et des travaux où la qualité visible compte la stimulent.',
      en: 'This person notices colours, sounds and shapes and takes pleasure in them. They gladly take care over how their work looks. Pleasant surroundings and work whose visible quality counts stimulate them.',
    },
  },
  emotionality: {
    name: { fr: 'Attention aux émotions', en: 'Emotional awareness' },
    description: {
      fr: 'La place accordée à ses propres émotions et la finesse avec laquelle on les perçoit.',
      en: 'The room given to one’s own emotions and how finely they are perceived.',
    },
    low: {
      fr: 'La personne vit les événements avec une certaine distance et s’appuie peu sur ses ressentis. Elle garde un ton égal dans les échanges. Dans les situations chargées d’émotion, des mots explicites lui sont plus utiles que des sous-entendus.',
      en: 'This person lives through events with a certain distance and relies little on feelings. They keep an even tone in discussions. In emotional situations, explicit words help them more than hints.',
    },
    high: {
      fr: 'La personne ressent vivement et sait nommer ce qu’elle ressent. Cette finesse l’aide à saisir le climat d’une équipe ou d’un échange. Un temps de recul lui est utile avant une décision à fort enjeu affectif.',
      en: 'This person feels things keenly and can name what they feel. This finesse helps them sense the mood of a team or a conversation. A moment to step back is useful to them before an emotionally charged decision.',
    },
  },
  adventurousness: {
    name: { fr: 'Goût de la nouveauté', en: 'Appetite for novelty' },
    description: {
      fr: 'L’envie d’essayer d’autres chemins, d’autres lieux et d’autres façons de faire.',
      en: 'The wish to try other routes, other places and other ways of doing things.',
    },
    low: {
      fr: 'La personne s’appuie sur des habitudes qui fonctionnent et y gagne en sûreté. Des activités stables, où la régularité est une qualité, lui conviennent bien. Les changements réussissent mieux s’ils sont annoncés tôt et conduits par étapes.',
      en: 'This person relies on habits that work and gains assurance from them. They suit stable activities where regularity is a quality. Changes succeed better with them when announced early and made step by step.',
    },
    high: {
      fr: 'La personne cherche la variété et se lance volontiers dans ce qu’elle ne connaît pas encore. Nouveaux outils, nouveaux lieux et nouvelles missions lui donnent de l’élan. Il est bon de convenir avec elle de ce qui doit rester stable.',
      en: 'This person looks for variety and gladly takes on what they do not know yet. New tools, places and assignments give them momentum. It is worth agreeing with them on what must stay stable.',
    },
  },
  intellect: {
    name: { fr: 'Curiosité intellectuelle', en: 'Intellectual curiosity' },
    description: {
      fr: 'Le plaisir de manier des idées, de chercher des explications et de résoudre des énigmes. Ce n’est pas une mesure des capacités.',
      en: 'The pleasure taken in handling ideas, looking for explanations and solving puzzles. It is not a measure of ability.',
    },
    low: {
      fr: 'La personne préfère l’application directe aux longs raisonnements. Elle apprend volontiers par la pratique et par l’exemple. Une consigne concrète lui parle davantage qu’un exposé théorique.',
      en: 'This person prefers direct application to long reasoning. They gladly learn through practice and example. A concrete instruction speaks to them more than a theoretical account.',
    },
    high: {
      fr: 'La personne aime comprendre le pourquoi des choses et s’attarde avec plaisir sur un problème complexe. Elle nourrit l’analyse et le débat d’idées. Fixer le moment où il faut conclure l’aide à rester dans les temps.',
      en: 'This person likes to understand why things are as they are and enjoys staying with a complex problem. They enrich analysis and debate. Agreeing when to conclude helps them stay on schedule.',
    },
  },
  liberalism: {
    name: { fr: 'Remise en question des usages', en: 'Questioning of conventions' },
    description: {
      fr: 'La disposition à rediscuter les règles et les habitudes établies. Elle ne dit rien des opinions de la personne.',
      en: 'The readiness to reconsider established rules and habits. It says nothing about a person’s opinions.',
    },
    low: {
      fr: 'La personne accorde de la valeur aux usages établis et aux règles communes. Elle contribue à la continuité et à la cohérence d’une équipe. Une nouvelle règle est mieux reçue quand elle s’inscrit dans le prolongement de l’ancienne.',
      en: 'This person values established practice and shared rules. They contribute to a team’s continuity and coherence. A new rule is better received when it builds on the old one.',
    },
    high: {
      fr: 'La personne interroge les règles et demande à quoi elles servent. Elle repère des habitudes devenues inutiles et ouvre des pistes d’amélioration. Elle adhère plus facilement à une règle dont on lui a expliqué la raison.',
      en: 'This person questions rules and asks what they are for. They spot habits that have lost their use and open paths to improvement. They accept a rule more readily when its reason has been explained.',
    },
  },
} satisfies Partial<TraitDescriptions>;
