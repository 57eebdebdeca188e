import { plural } from '../../formatting/plural.ts';

export default {
  banner: {
    label: 'Effacements suspendus',
    text: 'Cadran n’efface plus rien : l’heure d’un serveur est incertaine.',
    link: 'Vérifier et confirmer',
  },
  introduction:
    'Chaque jour, Cadran efface les données dont la durée de conservation est passée. Quand l’heure est incertaine, il n’efface rien sans votre confirmation.',
  fine: {
    title: 'Les effacements ont lieu normalement',
    text: 'Aucune confirmation n’est attendue.',
  },
  lastRun: (date: string, ago: string) => `Dernier passage le ${date}, ${ago}.`,
  neverRun: 'Aucun passage n’est connu.',
  days: (count: number) =>
    count === 0
      ? 'il y a moins d’un jour'
      : `il y a ${count} ${plural('fr', count, 'jour', 'jours')}`,
  pause: {
    title: 'Le dernier passage remonte à plus de deux jours',
    explanation:
      'Si le serveur était arrêté pendant ce temps, confirmez. Sinon, son horloge a fait un saut : ne confirmez pas, corrigez-la. Les effacements reprendront seuls.',
    now: (date: string) => `Le serveur croit être le ${date}.`,
    confirm: 'Confirmer : le serveur était arrêté',
  },
  difference: {
    title: 'Deux horloges ne donnent pas la même heure',
    ahead: (machine: string, duration: string) =>
      `L’horloge du serveur « ${machine} » avance de ${duration} sur celle de la base de données.`,
    behind: (machine: string, duration: string) =>
      `L’horloge du serveur « ${machine} » retarde de ${duration} sur celle de la base de données.`,
    explanation:
      'Corrigez l’horloge qui se trompe : les effacements reprendront seuls. Confirmez seulement si l’heure du serveur est juste et que cet écart est voulu.',
    confirm: 'Confirmer malgré l’écart',
  },
  since: (date: string) => `Suspendus depuis le ${date}.`,
  duration: {
    days: (count: number) => `${count} ${plural('fr', count, 'jour', 'jours')}`,
    hours: (count: number) => `${count} ${plural('fr', count, 'heure', 'heures')}`,
    minutes: (count: number) => `${count} ${plural('fr', count, 'minute', 'minutes')}`,
  },
  due: {
    title: 'Ce qui sera effacé',
    description:
      'Dans les dix minutes qui suivent votre confirmation. Personne ne pourra le rétablir.',
    organizations: 'Organisations concernées',
    campaigns: 'Campagnes fermées concernées',
    candidates: 'Candidats, avec leurs réponses et leurs rapports',
    invitations: 'Invitations',
    mails: 'E-mails aux utilisateurs, de plus de trente jours',
  },
  dialog: {
    title: 'Reprendre les effacements ?',
    explanation: (count: number, shown: string) =>
      count === 0
        ? 'Aucun candidat ne sera effacé.'
        : `${shown} ${plural('fr', count, 'candidat sera effacé', 'candidats seront effacés')} dans les dix minutes. Personne ne pourra ${plural('fr', count, 'le', 'les')} rétablir.`,
  },
  confirmed: 'Les effacements reprennent',
};
