import { plural } from '../../formatting/plural.ts';

const candidates = (count: number, shown: string) =>
  `${shown} ${plural('fr', count, 'candidat', 'candidats')}`;
const campaigns = (count: number) => `${count} ${plural('fr', count, 'campagne', 'campagnes')}`;

export default {
  introduction:
    'Combien de temps les réponses des candidats sont gardées après la fermeture d’une campagne, et ce qui sera effacé ensuite.',
  setting: {
    title: 'Durée de conservation',
    description: (months: number) =>
      `C’est la durée annoncée aux candidats avant la première question. Les réponses des personnes qui ont accepté une conservation plus longue sont gardées ${months} mois, si c’est davantage. Une durée allongée vaut pour les campagnes créées ensuite : les autres gardent la durée annoncée.`,
    days: 'Jours après la fermeture',
    suffix: ' jours',
    hint: (min: number, max: number) => `De ${min} à ${max} jours. 90 est un bon usage.`,
    now: 'Avec cette durée',
    tried: (days: number) =>
      `Avec ${days} ${plural('fr', days, 'jour', 'jours')}, si vous enregistrez`,
    save: 'Enregistrer',
    saved: (days: number) =>
      `Les réponses sont gardées ${days} ${plural('fr', days, 'jour', 'jours')} après la fermeture`,
  },
  due: {
    nothing: 'le prochain passage n’efface rien.',
    some: (count: number, shown: string, inCampaigns: number) =>
      `le prochain passage efface ${candidates(count, shown)} dans ${campaigns(inCampaigns)}.`,
  },
  lastRun: (date: string) =>
    `Dernier passage le ${date}. Il a lieu chaque jour, et chaque effacement est noté dans le journal.`,
  neverRun:
    'Aucun passage n’a encore eu lieu. Il a lieu chaque jour, et chaque effacement est noté dans le journal.',
  upcoming: {
    title: 'Ce qui sera effacé, et quand',
    description: 'Les campagnes fermées qui gardent encore des données, par date d’effacement.',
    empty: 'Aucune campagne fermée ne garde de données.',
    open: 'Une campagne ouverte garde toutes ses réponses : la durée de conservation commence à sa fermeture.',
    forgotten: (count: number, people: number, shown: string, days: number) =>
      `${plural('fr', count, 'Une campagne ouverte n’a', `${count} campagnes ouvertes n’ont`)} reçu aucun candidat depuis ${days} ${plural('fr', days, 'jour', 'jours')} et ${plural('fr', count, 'garde', 'gardent')} ${candidates(people, shown)}. Si le recrutement est terminé, fermez-${plural('fr', count, 'la', 'les')}.`,
    seeOpen: 'Voir les campagnes',
    campaign: 'Campagne',
    closedAt: 'Fermée le',
    removesAt: 'Effacement',
    next: 'Au prochain passage',
    candidates: 'Candidats',
    invitations: 'Invitations',
    keptLonger: 'Gardés plus longtemps',
    keptUntil: (count: string, date: string) => `${count}, jusqu’au ${date}`,
    nobody: '–',
  },
  confirm: {
    title: (days: number) => `Garder les réponses ${days} ${plural('fr', days, 'jour', 'jours')} ?`,
    explanation: (count: number, shown: string) =>
      `Le prochain passage effacera ${candidates(count, shown)} : réponses, rapports et décisions. Personne ne pourra les rétablir.`,
    export: 'Exportez d’abord ce que vous devez garder.',
    action: 'Enregistrer cette durée',
  },
};
