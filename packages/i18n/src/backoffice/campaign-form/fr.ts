import { plural } from '../../formatting/plural.ts';

/** The campaign form; texts that differ between the two modules are under `modules`. */
export default {
  newTitle: 'Nouvelle campagne',
  editTitle: 'Modifier la campagne',
  readTitle: 'Consulter la campagne',
  readOnly:
    'Vous pouvez lire cette campagne. Seuls la personne responsable et les administrateurs de l’organisation peuvent la modifier.',
  sectionList: 'Sections de la campagne',
  step: (place: number, total: number) => `Section ${place} sur ${total}`,
  ofMax: (count: number, max: number) => `${count} sur ${max}`,
  languages: { fr: 'Français', en: 'Anglais' },
  invalid: 'La campagne est invalide',
  errorsIn: (section: string, count: number) =>
    `${section} : ${count} ${plural('fr', count, 'champ à corriger', 'champs à corriger')}`,
  unsaved: 'Modifications non enregistrées',
  unsavedKept: 'Non enregistré, brouillon gardé sur cet appareil',
  undo: 'Annuler les modifications',
  save: 'Enregistrer',
  /** Short label for phones. */
  previewShort: 'Aperçu',
  create: 'Créer la campagne',
  saved: 'Campagne enregistrée',
  created: (name: string) => `Campagne créée : « ${name} »`,
  sections: {
    parameters: {
      name: 'Paramètres',
      description: 'Le nom, l’adresse et les règles de la campagne.',
    },
    customization: {
      name: 'Personnalisation',
      description: 'Vos textes au début et à la fin du questionnaire, et sur les pages des PDF.',
    },
  },
  marks: {
    complete: 'Complet',
    unfinished: 'À compléter',
    toFill: 'À remplir',
    none: 'Aucune',
    ofMax: (count: number, max: number) => `${count} sur ${max}`,
    defaultTexts: 'Textes par défaut',
    customTexts: (count: number) =>
      `${count} ${plural('fr', count, 'texte personnalisé', 'textes personnalisés')}`,
    errors: (count: number) => `${count} ${plural('fr', count, 'erreur', 'erreurs')}`,
  },
  dropAt: (place: number) => `Position ${place}`,
  draft: {
    restored: {
      title: 'Votre brouillon est repris',
      text: (date: string) =>
        `Il a été gardé sur cet appareil le ${date} et n’est pas encore enregistré.`,
    },
    setAside: {
      title: 'Votre brouillon est mis de côté',
      text: (date: string) => `Le formulaire est tel qu’il était sans votre brouillon du ${date}.`,
    },
    older: 'Depuis, la campagne a été enregistrée par quelqu’un.',
    undo: 'Annuler',
    dismiss: 'Masquer ce message',
    bringBack: 'Reprendre le brouillon',
    discard: 'Supprimer le brouillon',
  },
  conflict: {
    title: 'Quelqu’un d’autre a enregistré cette campagne',
    explanation:
      'Vos modifications sont toujours là, et les siennes aussi. Choisissez ce que la campagne doit contenir.',
    theirs: 'Modifié entre-temps',
    mine: 'Modifié par vous',
    both: 'Modifié des deux côtés',
    nothing: 'Rien',
    takeTheirs: 'Prendre sa version',
    keepMine: 'Garder la mienne',
    combine: 'Réunir les deux',
  },
  parameters: {
    name: 'Nom de la campagne',
    customUrl: 'Adresse personnalisée',
    customUrlHint: 'Lettres minuscules, chiffres et tirets. Proposée d’après le nom.',
    urlFormat: 'Utilisez des lettres minuscules sans accent, des chiffres et des tirets.',
    urlTaken: 'Cette adresse est déjà celle d’une autre campagne.',
    urlFree: 'Adresse disponible',
    urlMoved: 'Les liens déjà envoyés ne mèneront plus à cette campagne.',
    organization: 'Organisation',
    organizationHint:
      'À qui est la campagne. Les couleurs, les règles et les utilisateurs sont les siens.',
    noOrganization: 'Aucune organisation de ce nom',
    owner: 'Responsable',
    ownerHint: 'Peut modifier la campagne, comme les administrateurs de l’organisation.',
    noOwner: 'Personne de ce nom ne peut en être responsable',
    ownerNew: 'Vous êtes responsable de cette campagne.',
    status: 'Statut',
    statusHint: 'Quand elle est fermée, son questionnaire n’est pas disponible.',
    redirectUrl: 'Adresse de redirection',
    redirectUrlHint: 'Où aller après le questionnaire. Commence par https://',
  },
  customization: {
    places: {
      introduction: {
        name: 'Introduction',
        description: 'Le premier écran du questionnaire.',
      },
      conclusion: {
        name: 'Conclusion',
        description: 'Le dernier écran, après l’envoi.',
      },
      pdfHeader: {
        name: 'En-tête des PDF',
        description: 'En haut de chaque page des rapports.',
      },
      pdfFooter: {
        name: 'Pied de page des PDF',
        description: 'En bas de chaque page des rapports.',
      },
    },
    languageOf: (name: string) => `Langue du texte : ${name}`,
    title: 'Titre',
    text: 'Texte',
    write: 'Écrire un texte',
    reset: 'Rétablir le texte par défaut',
    resetTitle: (name: string, language: string) => `${name} (${language})`,
    resetQuestion: 'Le texte personnalisé sera supprimé ! Voulez-vous continuer ?',
  },
  editor: {
    toolbar: 'Mise en forme',
    boldControlLabel: 'Gras',
    italicControlLabel: 'Italique',
    underlineControlLabel: 'Souligné',
    h2ControlLabel: 'Titre',
    h3ControlLabel: 'Sous-titre',
    bulletListControlLabel: 'Liste à puces',
    orderedListControlLabel: 'Liste numérotée',
    linkControlLabel: 'Lien',
    unlinkControlLabel: 'Retirer le lien',
    undoControlLabel: 'Annuler',
    redoControlLabel: 'Rétablir',
    linkEditorInputLabel: 'Adresse du lien',
    linkEditorInputPlaceholder: 'https://exemple.fr/',
    linkEditorExternalLink: 'Ouvrir dans un nouvel onglet',
    linkEditorInternalLink: 'Ouvrir dans le même onglet',
    linkEditorSave: 'Appliquer',
  },
  modules: {
    screening: {
      introduction:
        'Un nom et une adresse suffisent pour commencer. Demandez ensuite ce qui compte, et seulement cela.',
      nameHint: 'Les candidats le voient : choisissez l’intitulé du poste.',
      preview: 'Aperçu du questionnaire',
      standard: {
        introduction: 'Le texte du produit accueille le candidat et annonce la durée.',
        conclusion: 'Le texte du produit remercie et confirme que les réponses sont enregistrées.',
        pdfHeader: 'L’en-tête ne porte que le logo de l’organisation.',
        pdfFooter: 'Le pied de page ne porte que le numéro de page.',
      },
    },
    profiling: {
      introduction:
        'Un nom et une adresse suffisent pour commencer. Dites ensuite de quoi l’on parle, et quels groupes vous voulez distinguer.',
      nameHint: 'Les salariés le voient : choisissez un nom qui dit de quoi il s’agit.',
      preview: 'Aperçu du questionnaire',
      standard: {
        introduction:
          'Le texte du produit accueille le salarié, annonce la durée et dit comment son anonymat est protégé.',
        conclusion: 'Le texte du produit remercie et confirme que les réponses sont enregistrées.',
        pdfHeader: 'L’en-tête ne porte que le logo.',
        pdfFooter: 'Le pied de page ne porte que le numéro de page.',
      },
    },
  },
};
