import type { ScoreFacts } from '../../glossary/score-facts.ts';

/** A blank line separates paragraphs; lines that begin with “- ” make a list. */
export default {
  title: 'Comment vos réponses sont lues',
  lead: 'Ce qui est mesuré, ce qui est calculé, ce qui ne compte jamais, et ce que vous pouvez demander.',
  terms: 'Quelques mots expliqués',
  close:
    'Vous pouvez fermer cette page : votre questionnaire est resté ouvert dans l’autre onglet.',
  sections: {
    idea: {
      title: 'L’idée',
      text: () =>
        'L’organisation qui recrute a décrit ce qu’elle cherche pour ce poste. Vos réponses sont comparées à cette description, section par section. Le résultat dit à quel point les deux se ressemblent ; il ne dit pas ce que vous valez, et il serait différent pour un autre poste.\n\nRépondez comme vous êtes ; ce qui est recherché diffère d’un poste à l’autre.',
    },
    measured: {
      title: 'Ce qui est mesuré',
      text: () =>
        `- **La culture** où vous seriez à votre place : ce que vous choisissez dans des situations concrètes.\n- **Vos valeurs** : ce qui passe, pour vous, avant le reste. Chaque note est lue par rapport à votre propre moyenne ; noter tout très haut ou tout très bas ne change rien.\n- **Votre personnalité** : cinq domaines, d’après vos réponses à des énoncés sur vous-même. Aucun niveau n’est bon ou mauvais.\n- **Vos motivations** : leur ordre, comparé à ce que le poste peut offrir.\n- **Des faits** : compétences, parcours, langues, souhaits. Dépasser ce qui est demandé ne vous dessert jamais.\n\nL’organisation choisit les sections qu’elle demande : vous n’en verrez peut-être que quelques-unes.`,
    },
    verdict: {
      title: 'Le score et le verdict',
      text: (f: ScoreFacts) =>
        `Chaque section donne un score de 0 à 100, et leur moyenne pondérée un score global. Au-dessus de ${f.fitsAbove}, le rapport dit « correspond » ; au-dessus de ${f.canAdaptAbove}, « ne correspond pas, mais peut s’adapter » ; sinon, « ne correspond pas ». « Peut s’adapter » veut seulement dire que les réponses ressemblent en partie à ce qui est recherché. Une section demandée et laissée sans réponse compte pour 0 ; à un énoncé de personnalité ou de valeurs, vous pouvez préférer ne pas répondre, et cela ne joue pas contre vous.\n\nTout score a une marge : une personne qui répond deux fois n’obtient pas tout à fait le même. Le rapport montre cette marge et dit quand un verdict est incertain. **Le score ne décide pas.** Une personne lit le rapport, décide et note sa raison ; aucune candidature n’est refusée automatiquement.`,
    },
    never: {
      title: 'Ce qui ne compte jamais',
      text: () =>
        'Votre âge, votre date de naissance, votre nationalité, votre nom, votre sexe, votre domicile : rien de tout cela n’entre dans un score. La seule condition qui peut plafonner un résultat est l’autorisation de travailler, si le poste l’exige.\n\nLes réponses aux questions libres de l’organisation sont lues, jamais notées.\n\nVous pouvez préférer ne pas répondre à un énoncé sur vos valeurs ou votre personnalité. Ce qui manque est laissé de côté et nommé dans le rapport ; cela n’abaisse jamais un score. Si plus d’un cinquième d’une section manque, elle n’a pas de score.',
    },
    attention: {
      title: 'L’attention à la lecture',
      text: () =>
        'Le questionnaire remarque les pages remplies trop vite pour avoir été lues, les réponses toutes identiques ou qui se contredisent. Deux lignes demandent aussi une réponse précise, seulement pour vérifier que le texte est lu. Le rapport le signale à la personne qui recrute ; cela ne change aucun score. Prenez votre temps : vous pouvez vous arrêter et reprendre plus tard.',
    },
    rights: {
      title: 'Ce que vous pouvez demander',
      text: () =>
        'Voir vos données et en recevoir une copie, les corriger, les faire effacer, vous opposer à leur utilisation, contester une décision et parler à quelqu’un. Les contacts figurent sur la première page du questionnaire. Vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre pays, la CNIL en France.',
    },
  },
};
