import type { ScoreFacts } from '../../glossary/score-facts.ts';

/** A blank line separates paragraphs; lines that begin with “- ” make a list. */
export default {
  title: 'Comment vos réponses sont lues',
  lead: 'Ce qui est mesuré, ce qui est calculé, ce qui ne compte jamais, et ce que vous pouvez demander.',
  terms: 'Quelques mots expliqués',
  close: 'Vous pouvez fermer cette page : votre questionnaire vous attend dans l’autre onglet.',
  sections: {
    idea: {
      title: 'L’idée',
      text: () =>
        'L’organisation qui recrute a décrit ce qu’elle cherche pour ce poste. Vos réponses sont comparées à cette description, section par section. Le résultat dit à quel point les deux se ressemblent ; il ne dit pas ce que vous valez, et il serait différent pour un autre poste.\n\nIl n’y a donc pas de bonnes réponses à deviner. Répondre comme vous êtes est aussi le meilleur moyen de ne pas vous retrouver à un poste qui ne vous irait pas.',
    },
    measured: {
      title: 'Ce qui est mesuré',
      text: (f: ScoreFacts) =>
        `- **La culture** où vous seriez à votre place : ce que vous choisissez dans des situations concrètes.\n- **Vos valeurs** : ce qui passe, pour vous, avant le reste. Chaque note est lue par rapport à votre propre moyenne ; noter tout très haut ou tout très bas ne change rien.\n- **Votre personnalité** : cinq domaines, situés par rapport à une population de référence, sur une échelle dont la moyenne est ${f.tMean}. Aucun niveau n’est bon ou mauvais.\n- **Vos motivations** : leur ordre, comparé à ce que le poste peut offrir.\n- **Des faits** : compétences, parcours, langues, souhaits. Dépasser ce qui est demandé ne vous dessert jamais.\n\nL’organisation choisit les sections qu’elle demande : vous n’en verrez peut-être que quelques-unes.`,
    },
    verdict: {
      title: 'Le score et le verdict',
      text: (f: ScoreFacts) =>
        `Chaque section donne un score de 0 à 100, et leur moyenne pondérée un score global. Au-dessus de ${f.fitsAbove}, le rapport dit « correspond » ; au-dessus de ${f.canAdaptAbove}, « ne correspond pas, mais peut s’adapter » ; sinon, « ne correspond pas ». Une section demandée et laissée sans réponse compte pour 0.\n\nToute mesure a une marge d’erreur, et le rapport le rappelle. **Le score ne décide pas.** Une personne lit le rapport, décide et note sa raison ; aucune candidature n’est refusée automatiquement.`,
    },
    never: {
      title: 'Ce qui ne compte jamais',
      text: () =>
        'Votre âge, votre date de naissance, votre nationalité, votre nom, votre sexe, votre domicile : rien de tout cela n’entre dans un score. La seule condition qui peut plafonner un résultat est l’autorisation de travailler, si le poste l’exige.\n\nLes réponses aux questions libres de l’organisation sont lues, jamais notées.',
    },
    attention: {
      title: 'L’attention à la lecture',
      text: () =>
        'Le questionnaire remarque les pages remplies trop vite pour avoir été lues, les réponses toutes identiques ou qui se contredisent. Deux lignes demandent aussi une réponse précise, seulement pour vérifier que le texte est lu. Le rapport le signale à la personne qui recrute ; cela ne change aucun score. Prenez votre temps : vous pouvez vous arrêter et reprendre plus tard.',
    },
    rights: {
      title: 'Ce que vous pouvez demander',
      text: () =>
        'Voir vos données et en recevoir une copie, les corriger, les faire effacer, contester une décision et parler à quelqu’un. Le contact figure sur la page d’accueil du questionnaire et à la fin. Vous pouvez aussi vous adresser à l’autorité de protection des données de votre pays, la CNIL en France.',
    },
  },
};
