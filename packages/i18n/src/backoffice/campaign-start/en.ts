import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  title: 'New campaign',
  introduction:
    'Choose a starting point. You can change everything in the form before you create the campaign.',
  ways: {
    title: 'Other starting points',
    copy: { name: 'Copy a campaign', text: 'Take over the settings of an existing campaign.' },
    audit: {
      name: 'Start from an audit',
      text: 'Aim for the culture that a closed audit measured.',
    },
    file: { name: 'Open a file', text: 'Take over a campaign saved as a file.' },
    empty: { name: 'Start empty', text: 'An empty form to fill in yourself.' },
  },
  roles: {
    title: 'Ready-made roles',
    introduction:
      'Whole profiles, with the reason for every target. Published links between personality and performance are real but modest: check that each target suits your job.',
    search: 'Search for a job…',
    count: (count) => `${count} ${plural('en', count, 'role found', 'roles found')}`,
    none: 'No role matches. Try another word, or start empty.',
    sources: 'What these roles rest on',
    onet: 'O*NET occupations (United States Department of Labor)',
    publications: 'Publications cited',
  },
  copying: {
    title: 'Copy a campaign',
    search: 'Search for a campaign…',
    none: 'No campaign found.',
  },
  import: {
    title: 'Open a file',
    introduction: {
      screening:
        'The file fills in the form of a new campaign. Nothing is saved until you create it.',
      profiling: 'The file fills in the form of a new audit. Nothing is saved until you create it.',
    },
    label: 'Campaign file',
    hint: (megabytes) => `A .json file downloaded from a campaign’s menu, ${megabytes} MB at most.`,
    choose: 'Choose a file',
    refused: 'This file cannot be opened',
    nothingStored: 'Nothing was saved.',
    problems: {
      too_large: (megabytes) => `The file is larger than ${megabytes} MB.`,
      not_json: 'This is not a JSON file: it may be incomplete or damaged.',
      not_ours: 'This file does not contain a campaign.',
      newer:
        'This file comes from a newer version of the application. Ask whoever runs it to update it, or export the campaign from the same version as this one.',
      other_module: {
        screening: 'This file contains a culture audit: open it from the page of audits.',
        profiling: 'This file contains a screening campaign: open it from the page of campaigns.',
      },
    },
    faults: (count) =>
      `${count} ${plural('en', count, 'value to correct', 'values to correct')} in the file:`,
    more: (count) => `and ${count} ${plural('en', count, 'other', 'others')}`,
    whole: 'the whole file',
  },
} satisfies Shape<typeof fr>;
