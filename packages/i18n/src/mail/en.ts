import { plural } from '../formatting/plural.ts';

export default {
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  closing: 'Kind regards,',
  footer: (organization: string) => `Sent by Cadran on behalf of ${organization}.`,
  linkBelow: 'If the button does not work, copy this address into your browser:',
  screeningInvitation: {
    subject: (organization: string, campaign: string) =>
      `${organization} invites you to answer: ${campaign}`,
    text: (organization: string, campaign: string) =>
      `As part of its recruitment for “${campaign}”, ${organization} invites you to answer an online questionnaire. Answer as you are; what is sought differs from post to post. You can stop and carry on later.`,
    button: 'Answer the questionnaire',
    note: 'You do not need an account. Before the first question, a page tells you what your answers are used for and how long they are kept.',
  },
  profilingInvitation: {
    subject: (organization: string, campaign: string) =>
      `Your view of the culture at ${organization}: ${campaign}`,
    text: (organization: string, _campaign: string, duration: string) =>
      `${organization} would like to know its culture as you experience it, and as you would like it to be. Your view counts: the questionnaire takes ${duration}.`,
    button: 'Give my view',
    note: 'This link is the same for everybody. Before the first question, a page says what protects your anonymity, and what does not.',
  },
  codeInvitation: {
    subject: (organization: string, campaign: string) =>
      `Your view of the culture at ${organization}: ${campaign}`,
    text: (organization: string, _campaign: string, duration: string) =>
      `${organization} would like to know its culture as you experience it, and as you would like it to be. Your view counts: the questionnaire takes ${duration}.`,
    button: 'Give my view',
    note: 'This code works only once, so that nobody answers twice: please do not pass it on. Cadran stores it neither with your address nor with your answers.',
  },
  yourCode: (code: string) => `Your code: ${code}`,
  screeningReminder: {
    subject: (campaign: string) => `Your questionnaire is waiting: ${campaign}`,
    text: (organization: string, campaign: string) =>
      `Your questionnaire for “${campaign}” at ${organization} is not finished yet. Your answers are kept: you can carry on where you left off.`,
    button: 'Carry on with the questionnaire',
    note: 'On another device, you will need the return code you were given on your first visit. If you no longer wish to answer, please ignore this message.',
  },
  screeningReminderUnopened: {
    subject: (campaign: string) => `Your questionnaire is waiting: ${campaign}`,
    text: (organization: string, campaign: string) =>
      `${organization} sent you a questionnaire for “${campaign}”. There is still time to answer: you can begin whenever you like, stop and carry on later.`,
    button: 'Answer the questionnaire',
    note: 'You do not need an account. If you do not wish to answer, please ignore this message.',
  },
  profilingReminder: {
    subject: (campaign: string) => `There is still time to give your view: ${campaign}`,
    text: (organization: string) =>
      `${organization}’s survey of its culture is still open. If you have already answered, thank you: please ignore this message.`,
    button: 'Give my view',
    note: 'This reminder goes to everybody who was invited, whether they have answered or not.',
  },
  codeReminder: {
    subject: (campaign: string) => `There is still time to give your view: ${campaign}`,
    text: (organization: string) =>
      `${organization}’s survey of its culture is still open. If you have already answered, thank you: please ignore this message.`,
    button: 'Give my view',
    note: 'This is the code of your invitation. This reminder goes to everybody who was invited, whether they have answered or not.',
  },
  result: {
    subject: (campaign: string) => `Your personal report is ready: ${campaign}`,
    text: (organization: string, campaign: string) =>
      `Thank you for answering the questionnaire “${campaign}” from ${organization}. Your personal report is ready: it is written for you, without a verdict or a comparison with the job.`,
    button: 'Read my report',
    note: 'On a device other than the one you used, you will need the return code you were given.',
  },
  decision: {
    reason: 'What the recruitment team would like to tell you:',
    button: 'Read my report',
    note: 'Your personal report is written for you, without a verdict or a comparison with the job. On a device other than the one you used, you will need the return code you were given.',
  },
  decisionTexts: {
    shortlisted: {
      subject: 'Your application is still being considered: {campaign}',
      text: 'Thank you for answering the questionnaire “{campaign}” and for the time you gave it.\n\nWe are interested in your application and are keeping it. We cannot offer you an interview yet: we will write to you as soon as we can.\n\nYou do not need to do anything. If your situation changes, just reply to this message.',
    },
    interview: {
      subject: 'We would like to meet you: {campaign}',
      text: 'Thank you for answering the questionnaire “{campaign}”.\n\nWe liked your application and would like to talk about it with you. We will contact you soon to agree on a time.\n\nIf some days suit you better, tell us by replying to this message.',
    },
    hired: {
      subject: 'Good news about your application: {campaign}',
      text: 'We are pleased to tell you that your application “{campaign}” has been successful.\n\nWe will contact you very soon to prepare the next steps with you.\n\nEverybody at {organization} is looking forward to welcoming you.',
    },
    rejected: {
      subject: 'About your application: {campaign}',
      text: 'Thank you for answering the questionnaire “{campaign}” and for your interest in {organization}.\n\nWe have considered your application carefully. We have decided to continue with other people, whose profile is closer to what this job needs today.\n\nThis decision was taken by a person, not by a score. You can ask us why by replying to this message.\n\nWe hope that you soon find the job that suits you.',
    },
  },
  digest: {
    subject: (count: number) =>
      `${count} ${plural('en', count, 'new completed application', 'new completed applications')}`,
    text: (count: number) =>
      `${count} ${plural('en', count, 'person has finished the questionnaire', 'people have finished the questionnaire')} in your campaigns:`,
    line: (campaign: string, count: number) =>
      `${campaign}: ${count} ${plural('en', count, 'questionnaire completed', 'questionnaires completed')}`,
    button: 'See the campaigns',
    note: 'You receive one message an hour at most. To receive none, switch off notifications in your profile.',
  },
  credentials: {
    subject: (organization: string) => `Your access to Cadran for ${organization}`,
    text: (organization: string) => `You have been given access to Cadran for ${organization}.`,
    username: (name: string) => `Your username: ${name}`,
    button: 'Choose my password',
    note: 'This link is valid for three days and works only once. After that, ask for a new one on the log-in page: “Forgotten password”.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    text: 'You asked to choose a new password for your access to Cadran.',
    username: (name: string) => `Your username: ${name}`,
    button: 'Choose a new password',
    note: 'This link is valid for one hour and works only once. If you did not ask for it, ignore this message: your password stays as it is.',
  },
  sessionReused: {
    subject: 'A session of yours was ended',
    text: 'Somebody used an old copy of one of your sessions in Cadran. We ended that session on every device, because the copy may have been stolen.',
    username: (name: string) => `Your username: ${name}`,
    button: 'Log in and check my account',
    note: 'Change your password if you do not know where the copy comes from. Restoring a computer or a browser profile from a backup can also be the cause.',
  },
  erasureHeld: {
    subject: 'Cadran has stopped erasing: please confirm',
    text: {
      clock_differs:
        'The clock of a server and the clock of the database show different times. So that nothing is erased too early, Cadran has put erasing on hold.',
      long_pause:
        'Data was last erased more than two days ago: the server was off, or its clock jumped. So that nothing is erased too early, Cadran has put erasing on hold.',
    },
    button: 'See what would be erased',
    note: 'Everything else works. If you correct the clock, erasing resumes by itself.',
  },
  actionOverdue: {
    subject: (title: string) => `Overdue action: ${title}`,
    text: (title: string, day: string, campaign: string) =>
      `The action “${title}”, decided after the audit “${campaign}”, was due on ${day}. You are responsible for it.`,
    button: 'Open the actions',
    note: 'You get this message once for each due date. If the action is done, change its state in the list.',
    byReply:
      'If the action is done, or if you need more time, reply to this message. You get it only once for each due date.',
  },
  linkHidden: '(one-time link, not shown here)',
};
