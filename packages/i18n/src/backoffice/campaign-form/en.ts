import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  newTitle: 'New campaign',
  editTitle: 'Update the campaign',
  readTitle: 'View the campaign',
  readOnly:
    'You can read this campaign. Only its owner and the organisation’s administrators can change it.',
  sectionList: 'Sections of the campaign',
  step: (place, total) => `Section ${place} of ${total}`,
  ofMax: (count, max) => `${count} of ${max}`,
  languages: { fr: 'French', en: 'English' },
  invalid: 'Campaign is invalid',
  errorsIn: (section, count) =>
    `${section}: ${count} ${plural('en', count, 'field to correct', 'fields to correct')}`,
  unsaved: 'Unsaved changes',
  unsavedKept: 'Unsaved changes, draft kept on this device',
  undo: 'Undo changes',
  save: 'Save',
  /** Short label for phones. */
  previewShort: 'Preview',
  create: 'Create the campaign',
  saved: 'Campaign saved',
  created: (name) => `Campaign created: “${name}”`,
  sections: {
    parameters: {
      name: 'Parameters',
      description: 'The campaign’s name, address and rules.',
    },
    customization: {
      name: 'Customisation',
      description:
        'Your own texts at the beginning and the end of the questionnaire, and on the pages of the PDFs.',
    },
  },
  marks: {
    complete: 'Complete',
    unfinished: 'To be completed',
    toFill: 'To fill in',
    none: 'None',
    ofMax: (count, max) => `${count} of ${max}`,
    defaultTexts: 'Default texts',
    customTexts: (count) => `${count} ${plural('en', count, 'custom text', 'custom texts')}`,
    errors: (count) => `${count} ${plural('en', count, 'error', 'errors')}`,
  },
  dropAt: (place) => `Position ${place}`,
  draft: {
    restored: {
      title: 'We restored your draft',
      text: (date) => `It was kept on this device on ${date} and is not saved yet.`,
    },
    setAside: {
      title: 'Your draft is set aside',
      text: (date) => `The form is as it was without your draft of ${date}.`,
    },
    older: 'Somebody has saved the campaign since.',
    undo: 'Undo',
    dismiss: 'Hide this message',
    bringBack: 'Bring the draft back',
    discard: 'Discard the draft',
  },
  conflict: {
    title: 'Somebody else has saved this campaign',
    explanation:
      'Your changes are still here, and so are theirs. Choose what the campaign should contain.',
    theirs: 'Changed in the meantime',
    mine: 'Changed by you',
    both: 'Changed on both sides',
    nothing: 'Nothing',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
    combine: 'Combine both',
  },
  parameters: {
    name: 'Name of the campaign',
    customUrl: 'Custom URL',
    customUrlHint: 'Lower-case letters, digits and hyphens. Suggested from the name.',
    urlFormat: 'Use lower-case letters without accents, digits and hyphens.',
    urlTaken: 'Another campaign already has this address.',
    urlFree: 'This address is free',
    urlMoved: 'Links already sent will no longer lead to this campaign.',
    organization: 'Organisation',
    organizationHint: 'Whose campaign it is. Its colours, rules and users follow.',
    noOrganization: 'No organisation of that name',
    owner: 'Owner',
    ownerHint: 'Can change the campaign, like the organisation’s administrators.',
    noOwner: 'Nobody of that name can own it',
    ownerNew: 'You own this campaign.',
    status: 'Status',
    statusHint: 'While closed, its questionnaire is not available.',
    redirectUrl: 'Redirect URL',
    redirectUrlHint: 'Where to go after the questionnaire. Begins with https://',
  },
  customization: {
    places: {
      introduction: {
        name: 'Introduction',
        description: 'The first screen of the questionnaire.',
      },
      conclusion: {
        name: 'Conclusion',
        description: 'The last screen, after sending.',
      },
      pdfHeader: {
        name: 'PDF header',
        description: 'At the top of every page of the reports.',
      },
      pdfFooter: {
        name: 'PDF footer',
        description: 'At the bottom of every page of the reports.',
      },
    },
    languageOf: (name) => `Language of the text: ${name}`,
    title: 'Title',
    text: 'Text',
    write: 'Write a text',
    reset: 'Reset to default',
    resetTitle: (name, language) => `${name} (${language})`,
    resetQuestion: 'The custom text will be deleted! Do you want to continue?',
  },
  editor: {
    toolbar: 'Formatting',
    boldControlLabel: 'Bold',
    italicControlLabel: 'Italic',
    underlineControlLabel: 'Underline',
    h2ControlLabel: 'Heading',
    h3ControlLabel: 'Subheading',
    bulletListControlLabel: 'Bulleted list',
    orderedListControlLabel: 'Numbered list',
    linkControlLabel: 'Link',
    unlinkControlLabel: 'Remove the link',
    undoControlLabel: 'Undo',
    redoControlLabel: 'Redo',
    linkEditorInputLabel: 'Address of the link',
    linkEditorInputPlaceholder: 'https://example.org/',
    linkEditorExternalLink: 'Open in a new tab',
    linkEditorInternalLink: 'Open in the same tab',
    linkEditorSave: 'Apply',
  },
  modules: {
    screening: {
      introduction:
        'A name and an address are enough to begin. Then ask for what matters, and only that.',
      nameHint: 'Candidates see it: choose the job title.',
      preview: 'Preview as a candidate',
      standard: {
        introduction: 'The product’s text welcomes the candidate and says how long it takes.',
        conclusion: 'The product’s text says thank you and that the answers are saved.',
        pdfHeader: 'The header holds the organisation’s logo only.',
        pdfFooter: 'The footer holds the page number only.',
      },
    },
    profiling: {
      introduction:
        'A name and an address are enough to begin. Then say what people are asked about, and which groups you want to tell apart.',
      nameHint: 'Employees see it: choose a name that says what it is about.',
      preview: 'Preview as an employee',
      standard: {
        introduction:
          'The product’s text welcomes the employee, says how long it takes and how anonymity is protected.',
        conclusion: 'The product’s text says thank you and that the answers are saved.',
        pdfHeader: 'The header holds the logo only.',
        pdfFooter: 'The footer holds the page number only.',
      },
    },
  },
} satisfies Shape<typeof fr>;
