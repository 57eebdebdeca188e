import type { Shape } from '../area.ts';
import type fr from './fr.ts';

export default {
  title: 'Your data',
  code: {
    explanation:
      'To see your data, receive a copy or have them erased, enter the return code you were given with the questionnaire. It works for as long as your data are kept, even after you have sent your answers and after the recruitment has ended.',
    label: 'Your return code',
    hint: 'Sixteen letters in four groups. Hyphens and capitals are optional.',
    submit: 'See my data',
    wrong:
      'This code does not match any questionnaire. Please check it letter by letter; if your data have already been erased, it no longer works.',
    failed: 'The server is not responding. Check your connection and try again.',
    lost: 'Lost your code? Write to the organisation that sent you this questionnaire: it can also send you your data or erase them.',
  },
  copy: {
    title: 'Keep a copy',
    explanation:
      'The PDF is for reading and printing; the JSON file is for passing your data on to another service.',
    pdf: 'Download as PDF',
    json: 'Download as JSON',
    waiting: 'One moment…',
    done: 'The file has been downloaded.',
    failed: 'The file could not be prepared. Please try again.',
    fileName: 'my-data',
  },
  correct: {
    title: 'Correct them, or contest a decision',
    text: 'Once you have sent your answers you can no longer change them yourself: ask the organisation to correct them. You can also ask it to explain a decision, or contest it.',
    write: (email) => `Write to ${email}`,
  },
  erase: {
    title: 'Erase them',
    explanation: 'You can have everything about you erased, at once and without giving a reason.',
    open: 'Erase my data…',
    confirmTitle: 'Erase your data for good?',
    means: 'What this means',
    consequences: [
      'Your answers, your results, your contact details, the decisions noted and the messages sent are erased at once. Nobody can bring them back. If your answers were added up with those of others, these sums stay: nothing in them leads to you.',
      'Your application can no longer be considered on the basis of this questionnaire. To take part again you would have to start afresh, if the recruitment is still open.',
      'What the organisation has already downloaded or printed is outside our control: ask the organisation to erase that too. The emails you have received stay in your mailbox.',
    ],
    keepCopy: 'If you would like to keep a copy, download it first.',
    yourCode: 'Your return code',
    code: 'To confirm, type your return code again',
    back: 'Keep my data',
    confirm: 'Erase everything',
    working: 'Erasing…',
    wrong: 'This is not the code of this questionnaire. Nothing was erased.',
    failed: 'Nothing was erased: the server is not responding. Please try again.',
  },
  erased: {
    title: 'Your data have been erased',
    lead: 'Nothing is left of your answers, your results or your contact details in this application.',
    rest: 'What may still exist',
    remains: [
      'The organisation’s log notes that somebody in this recruitment asked for erasure, and when: without a name or an address.',
      'Backups of the installation may hold your data until they are renewed; they are used only after a failure.',
      'Documents the organisation has downloaded and emails already received stay with those who have them.',
    ],
    close: 'Your code no longer works. You can close this page.',
  },
} satisfies Shape<typeof fr>;
