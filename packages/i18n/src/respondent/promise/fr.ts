import { USUAL_AUDIT_DURATION } from '../../formatting/usual-duration.ts';
import { plural } from '../../formatting/plural.ts';

/** What an employee reads before an audit. */
export default {
  subject: (ofSubject: string) => `La culture ${ofSubject}`,
  welcome: (organization: string, ofSubject: string) =>
    `${organization} vous invite à décrire la culture ${ofSubject} : telle que vous la vivez aujourd’hui, puis telle que vous la souhaiteriez. Voici, avant de commencer, ce qui protège votre anonymat, et ce qui ne le protège pas.`,
  reassurance:
    'Décrivez les choses telles que vous les voyez. Vous pouvez vous interrompre et reprendre plus tard.',
  kept: {
    label: 'Ce qui est gardé',
    text: 'Vos classements et la langue choisie, avec ce que vous direz de votre unité, de votre genre, de votre tranche d’âge et de votre ancienneté. Rien d’autre.',
  },
  notKept: {
    label: 'Ce qui n’est pas gardé',
    text: 'Ni nom, ni adresse e-mail, ni adresse IP de votre appareil, ni date, ni heure. L’année de naissance et la date d’arrivée deviennent des tranches dans votre navigateur : elles n’en sortent jamais.',
  },
  seen: {
    label: 'Qui voit quoi',
    codes: (organization: string, minimum: number, exact: number) =>
      `${organization} lit des résultats de groupe, jamais une réponse seule, et ne voit pas qui a répondu. Un groupe est montré à partir de ${minimum} personnes${minimum < exact ? ` ; sous ${exact}, ses chiffres sont arrondis` : ''}. Les résultats montrés, même réunis, ne permettent pas de déduire ceux d’un groupe plus petit.`,
    link: (organization: string, minimum: number) =>
      `Tout le monde a le même lien, et personne ne vérifie qui répond, ni combien de fois. C’est pourquoi les chiffres sont floutés : chacun est tiré au hasard près de sa vraie valeur, pour limiter ce qu’il peut dire d’une personne. ${organization} lit des résultats à partir de ${minimum} réponses, pour l’ensemble ou par un seul critère à la fois, jamais une réponse seule, et ne voit pas qui a répondu.`,
  },
  codes: {
    label: 'Codes distribués',
    none: 'Aucun code n’a encore été distribué.',
    given: (total: number, shown: string, mail: string, cards: string) =>
      `${shown} ${plural('fr', total, 'code distribué', 'codes distribués')} : ${mail} par e-mail, ${cards} sur carte. Chacun ne sert qu’une fois. Comparez ce nombre à celui des personnes invitées : s’il est plus grand, demandez pourquoi.`,
  },
  until: {
    label: 'Jusqu’à l’envoi',
    codes:
      'Vos réponses en cours s’ouvrent avec votre code, sur n’importe quel appareil : gardez-le pour vous. Après l’envoi, il n’ouvre plus rien.',
    link: 'Vos réponses en cours ne s’ouvrent que sur cet appareil ou avec votre code de reprise : gardez-le pour vous.',
  },
  after: {
    label: 'Après l’envoi',
    text: 'Rien de ce qui est gardé ne relie vos réponses à vous. On ne peut plus les retrouver, même pour vous : elles ne pourront être ni relues, ni changées, ni retirées.',
  },
  once: {
    label: 'Une fois par appareil',
    text: 'Nous enregistrons une clé aléatoire sur cet appareil pour qu’on n’y réponde pas deux fois. Elle ne dit rien de vous ; le serveur retient qu’elle a servi, sans la relier à vos réponses.',
  },
  beyond: {
    label: 'Ce qui n’est pas protégé',
    text: 'La personne qui fait fonctionner le serveur et l’observe en direct pourrait voir arriver vos réponses. Si tout un groupe répond la même chose, son résultat dit ce que chacun pense. Comme pour tout site, votre réseau peut savoir que cette page a été ouverte, mais pas ce que vous y répondez.',
  },
  how: 'Comment l’anonymat est assuré',
  usualDuration: USUAL_AUDIT_DURATION.fr.text,
  start: 'J’ai compris, commencer',
};
