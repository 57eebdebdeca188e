import type { Shape } from '../area.ts';
import type fr from './fr.ts';

export default {
  title: 'Information for employee representatives',
  subtitle: (audit, number, date) => `${audit}, version ${number} of ${date}`,
  fileName: 'representatives-information',
  yes: 'Yes',
  no: 'No',
  sections: {
    summary: 'The audit in brief',
    purpose: 'Purpose and legal basis',
    answering: 'Who answers, and how',
    questions: 'Every question',
    told: 'What employees read before they begin',
    access: 'Who sees what',
    groups: 'How many answers it takes',
    limits: 'What is not protected',
    retention: 'What is kept, and for how long',
    changes: 'What has changed',
    versions: 'Versions of this paper',
    checks: 'Checking',
  },
  summary: {
    lead: {
      planned: (organization, ofSubject) =>
        `${organization} is preparing an anonymous survey of its employees about the culture ${ofSubject}. It has not been opened yet: its settings may change, and this paper with them.`,
      open: (organization, ofSubject, date) =>
        `${organization} is holding an anonymous survey of its employees about the culture ${ofSubject}. It was first opened on ${date}.`,
      closed: (organization, ofSubject, date) =>
        `${organization} has held an anonymous survey of its employees about the culture ${ofSubject}. It was first opened on ${date} and is closed.`,
    },
    made: (date) =>
      `The application made this paper on ${date} from the settings of the audit. What the organisation wrote itself is marked as such.`,
    audit: 'Audit',
    organization: 'Organisation',
    owner: 'Owner of the audit',
    state: 'State',
    states: { planned: 'Not opened yet', open: 'Open', closed: 'Closed' },
    opened: 'First opened',
    closedAt: 'Closed',
    version: 'Version',
    digest: 'Digest of the settings',
    kind: 'Kind of audit',
    kinds: { codes: 'By codes', link: 'By link' },
    smallest: 'Smallest group shown',
    people: (count) => `${count} people`,
    answers: (count) => `${count} answers`,
    questions: 'Questionnaire',
    length: (situations, about, duration) =>
      `${situations} situations to rank twice, ${about} questions about oneself, ${duration}`,
    contact: 'Data protection contact',
    noContact: 'Not given by the organisation',
    timeZone: 'Time zone of dates',
  },
  purpose: {
    byOrganization: 'Purpose, as the organisation wrote it:',
    missingTitle: 'Purpose to be completed',
    missing:
      'The organisation has not yet written why it holds this audit, nor what it will do with the results.',
    basis: 'Legal basis chosen by the organisation:',
    bases: {
      to_complete: 'To be completed',
      legitimate_interests: 'Legitimate interests (GDPR, Article 6(1)(f))',
      consent: 'Consent (GDPR, Article 6(1)(a))',
      public_task: 'Task in the public interest (GDPR, Article 6(1)(e))',
      agreement: 'Agreement with employee representatives (GDPR, Article 88)',
    },
    notes: {
      to_complete:
        'The organisation has not yet said on which legal basis it processes the answers.',
      legitimate_interests:
        'The organisation must have weighed its interest against those of employees. Ask for this assessment. Employees have the right to object; because an answer that was sent cannot be found again, they use it by not answering.',
      consent:
        'Consent is valid only if it is freely given: between an employer and its employees, this is often disputed. Refusing must have no consequences. An answer that was sent cannot be found again, and so cannot be withdrawn.',
      public_task:
        'This basis is for a task laid down by law. Ask which law. Employees have the right to object; because an answer that was sent cannot be found again, they use it by not answering.',
      agreement:
        'A collective agreement can set out the rules of the processing. Say in the agreement which version of this paper it refers to. It does not replace a legal basis under Article 6.',
    },
    notChecked:
      'The application checks neither the purpose nor the legal basis. The organisation is responsible for them.',
  },
  answering: {
    codes:
      'Each person gets a code that opens one questionnaire, by email or on a printed card. Of each code, only a fingerprint is kept, and whether it was used.',
    codesGiven: (total, mailed, printed) =>
      `Codes given out so far: ${total}, of which ${mailed} by email and ${printed} on cards. Everyone is shown this number before the first question.`,
    headcount: (people) =>
      `The declared headcount is ${people} people: the application refuses to give out more codes.`,
    noHeadcount:
      'The headcount is not declared for every unit, so the application does not limit the number of codes.',
    link: 'Everyone gets the same link. The application does not check who answers, or how often; one browser can answer only once.',
    voluntary:
      'The application requires nobody to answer. It does not tell the organisation who has answered: reminders by email go to every address that was invited.',
    frozen:
      'The kind of audit and the size of the smallest group are fixed when the audit first opens. Once somebody has begun to answer, the subject and the required information no longer change, and no unit can be removed.',
    unit: 'Unit',
    people: 'Declared headcount',
    group: 'Shown together with',
    undeclared: 'Not declared',
    alone: 'No other',
    noUnits: 'This audit has no units: the question about the unit is not asked.',
  },
  questions: {
    about: 'Questions about the person',
    aboutNote:
      'They are used to form groups. The year of birth and the start date are turned into bands in the browser; only the band is sent.',
    question: 'Question',
    choices: 'Answers kept',
    required: 'Required',
    unitChoices: (count) => `One of the ${count} units listed above`,
    culture: 'Questions about the culture',
    cultureNote: (situations) =>
      `The ${situations} situations are asked twice: as they are today, then as they should ideally be. Each time, the person ranks the same four proposals. The order in which they appear differs from person to person.`,
    instruction: (moment, text) => `${moment}: ${text}`,
    own: 'Texts of the organisation',
    introduction: 'Introduction shown before the questionnaire',
    conclusion: 'Conclusion shown after sending',
    standard: 'In English, the texts of introduction and conclusion are those of the application.',
  },
  access: {
    intro: (date) =>
      `Active accounts of the organisation with access to the audit module, as of ${date}, and what their role allows for this audit.`,
    role: 'Role',
    accounts: 'Accounts',
    read: 'Reads group results',
    edit: 'Changes settings, opens, closes, gives out codes, computes results',
    single: 'Reads one person’s answers',
    roles: {
      owner: 'Owner of the audit',
      admin: 'Other administrators of the organisation',
      user: 'Other users of the audit module',
      superadmin: 'Super administrators of the installation',
      other: 'Users without the audit module, employees',
    },
    notCounted: 'Not counted here',
    never: 'No page, no file and no call of the API returns one person’s answers.',
    keys: 'A program with an API key created by an administrator reads the same group results, under the same rules.',
    file: 'Whoever reads the results can download them as PDF, slides and a spreadsheet, and so pass them on.',
    page: 'Once the audit is closed, the organisation can publish a page for employees at its link: texts of its own, the actions planned, and group figures that the report already shows. Anyone with the link can read it; openings are counted, and who reads is not recorded.',
    log: 'The activity log records changes of settings, codes given out, computations of results and exports to a spreadsheet or slides, and the publication of this page.',
  },
  groups: {
    codes: {
      smallest: (count) => `A group is shown once it has ${count} answers, each given with a code.`,
      rounded: (exact, step) =>
        `Below ${exact} answers, bars and position are rounded to steps of ${step}, without details by dimension or dispersion. From ${exact} on, figures are exact.`,
      exact: (exact) =>
        `Figures are exact, because every group shown has at least ${exact} answers.`,
      combined: (attributes) =>
        `At most ${attributes} attributes can be combined (unit, gender, age band, length of service).`,
      subtraction: (count) =>
        `Before publishing, the application checks that no subtraction between published results gives a group of fewer than ${count} people. A group that fewer than ${count} people have joined since earlier results is hidden.`,
    },
    link: {
      smallest: (count, late) =>
        `Results are shown from ${count} answers on, for everyone or for a group by one attribute. A group appears up to ${late} answers late, by a secret number that does not change.`,
      detail: (count) =>
        `Leading types, dimensions, styles and dispersion are shown from ${count} answers on.`,
      blur: (epsilon, factor) =>
        `Each figure is drawn at random near its true value (differential privacy, ε = ${epsilon} for each figure): one person’s answers change the probability of a published figure by a factor of ${factor} at most.`,
      computations: (count, open) =>
        `Results are computed ${count} times at most: ${open} while the audit is open, and once when it closes.`,
    },
    computed: (count) => `New results are computed only with at least ${count} more answers.`,
    unitTooMany: 'A unit with more answers than its declared headcount is not shown.',
    live: (step) =>
      `During the audit, the only number shown live is that of all answers, rounded down to a multiple of ${step}. Numbers by unit are those of the last time results were computed.`,
    advice: (answers, points) =>
      `A recommendation appears only from ${answers} answers on, and if the difference exceeds ${points} points beyond what chance explains.`,
    more: 'The page “How anonymity works” of the questionnaire and of the help describes these rules, the attacks that were tried and what they achieved.',
  },
  limits: {
    operator:
      'Whoever runs the server and watches it live could see answers arrive. Ask who has access to it.',
    unanimous:
      'If everyone in a group answers the same, its result shows what each of them thinks.',
    codes:
      'Whoever prints cards or collects codes could use those that were not handed out. Compare the number of codes with that of the people invited.',
    link: 'One person can answer several times, and somebody can make up answers. Results can be distorted. Whoever makes up sixty answers around one person, in each of their groups, learns more about that person. An audit by codes does not have this weakness.',
    network:
      'The company network may know that a computer opened the questionnaire, but not what was answered there.',
  },
  retention: {
    what: 'Data',
    period: 'Kept',
    rows: {
      drafts: {
        what: 'Answers begun and not sent, with the language chosen',
        period:
          'Until they are sent, which erases them in this form, or until the audit is deleted',
      },
      answers: {
        what: 'Answers sent (rankings, unit, gender, age band, length of service), without name, address, date or time',
        period:
          'Until the audit is deleted by its owner or an administrator. The application does not erase them by itself',
      },
      results: { what: 'Computed group results', period: 'Until the audit is deleted' },
      codes: {
        what: 'Fingerprints of codes, used or not',
        period:
          'Until the audit is deleted. The secret that links an address to its code is destroyed when the audit closes',
      },
      receipts: {
        what: 'Fingerprints of the keys of browsers that have answered',
        period: 'Until the audit is deleted',
      },
      invitations: {
        what: 'Email addresses invited and messages sent',
        period: 'Until the invitation is removed or the audit is deleted',
      },
      log: {
        what: 'Activity log (who changed which setting, and when; not the answers)',
        period: 'As long as the organisation uses the application',
      },
    },
    backups:
      'Backups contain the same data. How long they are kept depends on whoever operates the application: ask.',
    rights:
      'An answer that was sent cannot be found, read again, corrected or erased separately, even at the person’s request. Whether answers detached in this way are still personal data is for the organisation to assess with its data protection officer.',
  },
  changes: {
    first: 'This is the first version of this paper: there is none to compare it with.',
    noneSince: (number, date) =>
      `No setting in this paper has changed since version ${number} of ${date}.`,
    since: (number, date) => `Changes since version ${number} of ${date}:`,
    field: 'Setting',
    before: 'Before',
    now: 'Now',
    empty: '–',
    fields: {
      name: 'Name of the audit',
      purposeFr: 'Purpose, in French',
      purposeEn: 'Purpose, in English',
      legalBasis: 'Legal basis',
      subject: 'Subject',
      access: 'Kind of audit',
      minimumGroup: 'Smallest group',
      unit: (name) => `Unit “${name}”`,
      unitOrder: 'Order of units',
      group: (name) => `Group of units “${name}”`,
      mandatory: 'Required information',
      introductionFr: 'Introduction, in French',
      introductionEn: 'Introduction, in English',
      conclusionFr: 'Conclusion, in French',
      conclusionEn: 'Conclusion, in English',
      instrumentsVersion: 'Version of the questions',
      rules: {
        groupByLink: 'Smallest group by link',
        detailByLink: 'Answers needed for details, by link',
        computationsByLink: 'Computations of results at most, by link',
        lateByLink: 'Delay of numbers shown, by link',
        exactByCodes: 'Answers needed for exact figures, by codes',
        advice: 'Answers needed for a recommendation',
        difference: 'Difference needed for a recommendation',
        step: 'Step of rounding',
      },
    },
    standardText: 'The application’s text',
    unitPeople: (people) => `Declared headcount: ${people}`,
    unitUndeclared: 'Headcount not declared',
  },
  versions: {
    note: 'A version is kept when this paper is made, when one of its settings changes afterwards, and when the audit first opens. Two papers with the same digest have the same settings.',
    number: 'Version',
    date: 'Date',
    occasion: 'Reason',
    digest: 'Digest',
    occasions: {
      paper: 'Paper made',
      change: 'Setting changed',
      opening: 'First opened',
    },
    current: (number) => `${number} (this one)`,
  },
  checks: {
    digest:
      'Keep this paper before the audit opens. Ask for a new one afterwards: if the digest is the same, so are the settings; if not, the changes are listed in it.',
    questionnaire:
      'Open the questionnaire: the texts of the introduction and of the questions must be those of this paper.',
    log: 'Ask to see the activity log: it shows each change of a setting and, by codes, each time codes were given out, and how many.',
    report: 'Compare any report you are shown with the limits in this paper.',
    attacks:
      'The attack tests of the application can be run on a copy: npx vitest run --project thorough attack',
  },
} satisfies Shape<typeof fr>;
