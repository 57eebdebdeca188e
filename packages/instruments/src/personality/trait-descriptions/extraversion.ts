import type { TraitDescriptions } from '../../types.ts';

export const EXTRAVERSION_DESCRIPTIONS = {
  extraversion: {
    name: { fr: 'Extraversion', en: 'Extraversion' },
    description: {
      fr: 'L’énergie que l’on puise dans le contact, l’action et l’échange avec les autres.',
      en: 'The energy drawn from contact, action and exchange with others.',
    },
    low: {
      fr: 'La personne préfère les échanges choisis et le travail au calme. Elle écoute, réfléchit avant de parler et se concentre longtemps. Lui transmettre les sujets avant une réunion permet de profiter pleinement de ses idées.',
      en: 'This person prefers chosen exchanges and quiet work. They listen, think before speaking and concentrate for long periods. Sending them the topics before a meeting brings out the best of their ideas.',
    },
    high: {
      fr: 'La personne va vers les autres et prend vite la parole. Elle donne de l’énergie à un groupe et noue aisément des contacts. Un poste très isolé lui conviendrait moins qu’une fonction où l’on échange beaucoup.',
      en: 'This person reaches out to others and is quick to speak. They give a group energy and make contacts easily. A very isolated position would suit them less than a role with plenty of exchange.',
    },
  },
  friendliness: {
    name: { fr: 'Cordialité', en: 'Friendliness' },
    description: {
      fr: 'La facilité à créer un lien chaleureux avec des personnes nouvelles.',
      en: 'The ease of creating a warm bond with new people.',
    },
    low: {
      fr: 'La personne reste réservée au premier contact et accorde sa proximité peu à peu. Ses relations de travail sont souvent courtoises et mesurées. Une intégration progressive, avec quelques interlocuteurs stables, lui convient bien.',
      en: 'This person is reserved at first and grants closeness little by little. Their working relations are often courteous and measured. A gradual introduction with a few stable contacts suits them well.',
    },
    high: {
      fr: 'La personne met vite les autres à l’aise et engage volontiers la conversation. Elle est à sa place dans l’accueil, la relation de service et le travail en réseau. Elle a besoin de contacts réels pour se sentir bien dans son travail.',
      en: 'This person soon puts others at ease and gladly starts a conversation. They fit well in reception, service and networking roles. They need real contact to feel good in their work.',
    },
  },
  gregariousness: {
    name: { fr: 'Goût de la compagnie', en: 'Sociability' },
    description: {
      fr: 'Le plaisir d’avoir du monde autour de soi.',
      en: 'The pleasure of having people around.',
    },
    low: {
      fr: 'La personne travaille bien dans le calme et goûte la solitude. Les grands groupes et les lieux très animés lui demandent un effort. Un espace tranquille et des réunions à effectif réduit favorisent sa concentration.',
      en: 'This person works well in quiet and enjoys solitude. Large groups and very busy places take an effort. A quiet space and small meetings help them concentrate.',
    },
    high: {
      fr: 'La personne se sent stimulée quand il y a du monde. Elle aime le travail en équipe, les événements et les lieux animés. Le travail à distance prolongé lui convient mieux s’il est entrecoupé de rencontres.',
      en: 'This person feels stimulated when people are around. They like teamwork, events and lively places. Prolonged remote work suits them better when broken up by meetings in person.',
    },
  },
  assertiveness: {
    name: { fr: 'Assertivité', en: 'Assertiveness' },
    description: {
      fr: 'L’aisance à donner son avis, à proposer une direction et à prendre les commandes.',
      en: 'The ease of giving an opinion, suggesting a direction and taking the lead.',
    },
    low: {
      fr: 'La personne laisse volontiers les autres prendre la parole et conduire le groupe. Elle observe, soutient et intervient à bon escient. La solliciter directement permet de recueillir un avis souvent réfléchi.',
      en: 'This person gladly lets others speak and lead the group. They observe, support and step in when it counts. Asking them directly brings out an opinion that is often well considered.',
    },
    high: {
      fr: 'La personne donne son avis avec assurance et prend facilement les commandes. Elle aide un groupe hésitant à décider. Veiller à recueillir d’abord les avis plus discrets rend sa conduite plus efficace encore.',
      en: 'This person voices opinions with assurance and readily takes the lead. They help a hesitant group to decide. Taking care to hear quieter views first makes their lead even more effective.',
    },
  },
  activity_level: {
    name: { fr: 'Rythme d’activité', en: 'Pace of activity' },
    description: {
      fr: 'La vitesse et l’intensité avec lesquelles on aime vivre ses journées.',
      en: 'The speed and intensity at which someone likes to live their days.',
    },
    low: {
      fr: 'La personne avance à un rythme posé et régulier. Elle est bien là où la qualité compte plus que la vitesse. Elle préfère traiter une chose à la fois et disposer de temps entre deux activités.',
      en: 'This person works at a calm and steady pace. They do well where quality counts more than speed. They prefer to handle one thing at a time and to have time between two activities.',
    },
    high: {
      fr: 'La personne aime les journées bien remplies et agit vite. Elle est à l’aise dans un environnement rapide, où plusieurs sujets avancent ensemble. Les périodes creuses lui pèsent, et son rythme peut devancer celui de ses collègues.',
      en: 'This person likes full days and acts fast. They are at ease in a quick environment where several matters move together. Slack periods weigh on them, and their pace may outrun that of colleagues.',
    },
  },
  excitement_seeking: {
    name: { fr: 'Recherche de sensations', en: 'Excitement-seeking' },
    description: {
      fr: 'L’attrait pour le risque, l’intensité et les émotions fortes.',
      en: 'The attraction to risk, intensity and strong emotions.',
    },
    low: {
      fr: 'La personne préfère les environnements calmes et prévisibles. Elle prend peu de risques inutiles, ce qui est un atout quand la sécurité compte. Une activité régulière lui convient sans l’ennuyer.',
      en: 'This person prefers calm and predictable settings. They take few needless risks, an asset where safety counts. Regular activity suits them without boring them.',
    },
    high: {
      fr: 'La personne est attirée par l’intensité, l’enjeu et l’imprévu. Elle garde son énergie là où d’autres seraient mal à l’aise. Des règles claires sur les risques acceptables complètent bien cet élan.',
      en: 'This person is drawn to intensity, high stakes and the unexpected. They keep their energy where others would be uncomfortable. Clear rules on acceptable risk go well with this drive.',
    },
  },
  cheerfulness: {
    name: { fr: 'Gaieté', en: 'Cheerfulness' },
    description: {
      fr: 'La facilité à rire, à se réjouir et à montrer sa bonne humeur.',
      en: 'The ease of laughing, rejoicing and showing good humour.',
    },
    low: {
      fr: 'La personne montre sa joie avec retenue et garde un ton sobre. Elle convient aux situations qui demandent du calme et du sérieux. Sa satisfaction se voit peu, et il est donc utile de l’interroger à ce sujet.',
      en: 'This person shows joy with restraint and keeps a sober tone. They suit situations that call for calm and gravity. Their satisfaction shows little, so it is worth asking about it.',
    },
    high: {
      fr: 'La personne exprime volontiers sa joie et son humour. Elle allège l’atmosphère et soutient le moral d’une équipe. Dans les moments délicats, elle gagne à vérifier que chacun a envie de rire.',
      en: 'This person readily expresses joy and humour. They lighten the atmosphere and support a team’s morale. In delicate moments, they do well to check that everyone feels like laughing.',
    },
  },
} satisfies Partial<TraitDescriptions>;
