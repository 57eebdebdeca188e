export default {
  title: 'Vos données',
  code: {
    explanation:
      'Pour voir vos données, en recevoir une copie ou les effacer, entrez le code de reprise qui vous a été donné avec le questionnaire. Il reste valable tant que vos données sont conservées, même après l’envoi et après la fin du recrutement.',
    label: 'Votre code de reprise',
    hint: 'Seize lettres, en quatre groupes. Les tirets et les majuscules sont facultatifs.',
    submit: 'Voir mes données',
    wrong:
      'Ce code ne correspond à aucun questionnaire. Vérifiez-le lettre par lettre ; si vos données ont déjà été effacées, il ne fonctionne plus.',
    failed: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
    lost: 'Code perdu ? Écrivez à l’organisation qui vous a adressé ce questionnaire : elle peut aussi vous remettre vos données ou les effacer.',
  },
  copy: {
    title: 'En garder une copie',
    explanation:
      'Le PDF se lit et s’imprime ; le fichier JSON sert à transmettre vos données à un autre service.',
    pdf: 'Télécharger en PDF',
    json: 'Télécharger en JSON',
    waiting: 'Préparation…',
    done: 'Le fichier est téléchargé.',
    failed: 'Le fichier n’a pas pu être préparé. Réessayez.',
    fileName: 'mes-donnees',
  },
  correct: {
    title: 'Les corriger, ou contester une décision',
    text: 'Une fois envoyées, vos réponses ne changent plus : demandez la correction à l’organisation. C’est aussi à elle que vous pouvez demander des explications sur une décision, ou la contester.',
    write: (email: string) => `Écrire à ${email}`,
  },
  erase: {
    title: 'Les effacer',
    explanation:
      'Vous pouvez faire effacer tout ce qui vous concerne, tout de suite et sans donner de raison.',
    open: 'Effacer mes données…',
    confirmTitle: 'Effacer définitivement vos données ?',
    means: 'Ce que cela veut dire',
    consequences: [
      'Vos réponses, vos résultats, vos coordonnées, les décisions notées et les messages envoyés sont effacés aussitôt. Personne ne peut les rétablir. Si vos réponses ont été additionnées à celles d’autres personnes, ces sommes restent : rien n’y conduit à vous.',
      'Votre candidature ne pourra plus être étudiée à partir de ce questionnaire. Pour y participer de nouveau, il faudra tout recommencer, si le recrutement est encore ouvert.',
      'Ce que l’organisation a déjà téléchargé ou imprimé ne dépend pas de nous : demandez-lui de l’effacer aussi. Les e-mails que vous avez reçus restent dans votre messagerie.',
    ],
    keepCopy: 'Si vous voulez garder une copie, téléchargez-la d’abord.',
    yourCode: 'Votre code de reprise',
    code: 'Pour confirmer, retapez votre code de reprise',
    back: 'Garder mes données',
    confirm: 'Tout effacer',
    working: 'Effacement…',
    wrong: 'Ce n’est pas le code de ce questionnaire. Rien n’a été effacé.',
    failed: 'Rien n’a été effacé : le serveur ne répond pas. Réessayez.',
  },
  erased: {
    title: 'Vos données sont effacées',
    lead: 'Il ne reste rien de vos réponses, de vos résultats ni de vos coordonnées dans cette application.',
    rest: 'Ce qui peut encore exister',
    remains: [
      'Le journal de l’organisation note qu’une personne de ce recrutement a demandé l’effacement, et quand : sans nom ni adresse.',
      'Les sauvegardes de l’installation peuvent contenir vos données jusqu’à leur renouvellement ; elles ne servent qu’en cas de panne.',
      'Les documents que l’organisation a téléchargés et les e-mails déjà reçus restent chez leurs destinataires.',
    ],
    close: 'Votre code ne fonctionne plus. Vous pouvez fermer cette page.',
  },
};
