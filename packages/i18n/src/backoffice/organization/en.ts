import { plural } from '../../formatting/plural.ts';
import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  parts: {
    general: {
      name: 'Identity and rules',
      introduction: 'Its name, its logo, its colours and its rules.',
    },
    campaigns: {
      name: 'New campaigns',
      introduction: 'What every new campaign starts with.',
    },
    decisionMails: {
      name: 'Replies to candidates',
      introduction: 'What candidates read when they are told a decision.',
    },
    signIn: {
      name: 'Company sign-in',
      introduction: 'Your users log in with their company account.',
    },
    integration: {
      name: 'Integrations',
      introduction: 'The systems that read from Cadran, and those it notifies.',
    },
    orders: {
      name: 'Orders',
      introduction:
        'The assessments that your applicant tracking systems ordered, and what was returned to them.',
    },
  },
  hosts: {
    closedTitle: 'Outgoing connections are not allowed',
    closed:
      'Its administrator first has to allow the address of your system in the setting OUTBOUND_HOSTS.',
    none: 'This installation allows no outside address: ask its administrator.',
    refused: (hosts) => `This installation does not allow this address. Allowed: ${hosts}.`,
  },
  identity: 'Identity',
  name: 'Name',
  status: 'Status',
  statuses: { active: 'Active', inactive: 'Inactive' },
  createdAt: 'Created on',
  save: 'Save',
  saved: 'Organisation saved',
  unsaved: 'Unsaved changes',
  undo: 'Undo the changes',
  logo: {
    title: 'Logo',
    none: 'No logo: the organisation’s name is shown instead.',
    removal:
      'The organisation’s name will take its place everywhere, in questionnaires and reports too.',
  },
  colors: {
    title: 'Colours',
    explanation: 'Of the application, the questionnaires and the PDF reports.',
    groups: {
      brand: 'Brand',
      header: 'Header and footer',
      messages: 'Messages',
      grounds: 'Backgrounds',
    },
    names: {
      primarycolor: 'Primary',
      secondarycolor: 'Secondary',
      successcolor: 'Success',
      infocolor: 'Information',
      warningcolor: 'Warning',
      dangercolor: 'Danger',
      lightcolor: 'Light',
      darkcolor: 'Dark',
      colorheaderfooter: 'Background',
      colorheaderfootertext: 'Text',
      colorheaderfootertextlight: 'Muted text',
    },
    adjusted: 'Adjusted to stay readable',
    adjustedExplanation:
      'Where these colours would have too little contrast we use a similar one. Your colours stay as they are on filled areas such as buttons.',
    replaced: (name, use, color) => `${name} ${use}: ${color}`,
    uses: {
      text: 'in texts and links',
      border: 'in borders and icons',
      header_text: 'in the header',
      header_text_light: 'in the header',
    },
  },
  defaults: {
    action: 'Set default parameters',
    title: 'Restore the default colours?',
    explanation:
      'Your eleven colours will be replaced by Cadran’s own and saved straight away. Name, logo and rules do not change.',
    confirm: 'Restore the colours',
    done: 'Default colours restored',
  },
  settings: {
    title: 'Rules',
    language: 'Default language',
    languageHint: 'First offered to new users and to respondents.',
    retention: (days) =>
      `Candidates’ answers are kept for ${days} ${plural('en', days, 'day', 'days')} after a campaign has closed.`,
    changeRetention: 'Change this',
    minimumGroup: 'Smallest group shown in audits',
    minimumGroupHint: (num) => `${num} or more: no result is shown for a smaller group.`,
    people: ' people',
    timeZone: 'Time zone',
    timeZoneHint:
      'Of all dates on screens, in reports, exports and emails. A day begins and ends at midnight there.',
    noTimeZone: 'No time zone by that name',
    privacyContact: 'Data protection contact',
    privacyContactHint:
      'An email address, or a name and how to write to them. Candidates see it before they start.',
    secondFactor: 'Require two-step verification for administrators',
    secondFactorHint:
      'Those who do not have it yet, you included, will have to set it up before they go on.',
    addUpAnswers: 'Add up answers to examine the questionnaire',
    addUpAnswersHint:
      'Candidates’ answers are added up without their names. Candidates are told and can say no. They may fill in a voluntary form, which you never see.',
  },
  conflict: {
    title: 'Changed by somebody else',
    explanation:
      'While you were working, another person saved this organisation. You can take their version and lose your changes, or save yours in place of theirs.',
    takeTheirs: 'Take their version',
    keepMine: 'Save mine',
  },
  preview: {
    title: 'Preview',
    header: 'Header',
    buttons: 'Buttons and messages',
    primary: 'Save',
    secondary: 'Secondary',
    link: 'A link',
    messages: {
      success: 'Saved',
      info: 'Good to know',
      warning: 'Careful',
      danger: 'Refused',
    },
    questionnaire: 'Questionnaire',
    question: 'What matters most to me at work:',
    answers: { one: 'Learning as a team', two: 'Reaching the goal' },
    next: 'Next',
    pdf: 'Page of a PDF report',
    report: 'Application report',
    reportSection: 'Motivations',
    pageOf: '1 / 8',
  },
} satisfies Shape<typeof fr>;
