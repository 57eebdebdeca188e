import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  title: 'Technical manual',
  subtitle: (scope, date) => `${scope}, made on ${date}`,
  fileName: 'technical-manual',
  allOrganizations: (count, shown) =>
    `${shown} ${plural('en', count, 'organisation', 'organisations')} of this installation`,
  sections: {
    about: 'What this manual says',
    rationale: 'Rationale',
    development: 'Development',
    norms: 'Norms',
    reliability: 'Reliability',
    validity: 'Validity',
    fairness: 'Fairness',
    use: 'Use',
    limits: 'Limits',
    sources: 'Sources',
  },
  about: {
    lead: 'The application makes this manual from the answers collected here. Where there are too few, it says so instead of quoting the figures of another questionnaire.',
    reading:
      'The figures come from sums, without any individual answers. A reading moves on only when at least 30 more people have answered, so comparing two manuals does not show what one person answered.',
    scope: 'Scope',
    questionnaire: 'Version of the questionnaire',
    engine: 'Version of the scoring',
    product: 'Version of the application',
    made: 'Made on',
    states: 'How far each examination has come',
    panel: 'Examination',
    state: 'State',
    basis: 'Basis',
    known: { none: 'Nothing known', some: 'Known in part', all: 'Known' },
  },
  rationale: {
    paragraphs: [
      'The questionnaire compares what a person says about themselves with what a campaign looks for. It measures neither intelligence, nor health, nor the work a person really does.',
      'It combines four instruments with stated facts (skills, experience, studies, languages, mobility). Each instrument was written afresh on a published model.',
    ],
    instruments: [
      'Personality: 120 statements, five traits and thirty facets, on the five-factor model as the IPIP-NEO-120 arranges it (Johnson, 2014). None of its statements is used.',
      'Values: 20 statements, two for each of Schwartz’s ten values (1992).',
      'Culture: 18 choices between four proposals, on the competing values of Quinn and Rohrbaugh (1983) and of Cameron and Quinn (2011).',
      'Motivations: ten motives to rank, without a theoretical model of their own.',
    ],
  },
  development: {
    paragraphs: [
      'The statements are written in French and English to say the same thing, in one clause, literally, and about work where possible. Those that touched on health, belief, family, body or class were replaced.',
      'Each facet has two statements keyed one way and two the other. Any question on personality or values may be left unanswered.',
      'No study on a representative sample came before: what follows is the first check, on the people who answer here.',
    ],
  },
  norms: {
    paragraphs: [
      'A report shows a position on the scale people answered on, 1 to 5, with its margin. It compares with other people (T scores, percentiles) only if norms of its own have been adopted.',
      'Norms are the same for everybody: neither by sex nor by age.',
    ],
    provisional:
      'No norms of our own are in use. Targets are compared by provisional norms that come from another questionnaire (IPIP-NEO-120); a trait may be off by 5 to 10 T.',
    adopted: 'Norms adopted',
    columns: {
      name: 'Name',
      language: 'Language',
      people: 'n',
      adopted: 'Adopted on',
      inUse: 'In use',
    },
    yes: 'Yes',
    no: 'No',
  },
  reliability: {
    paragraphs: [
      'The statements of a scale should go together (internal consistency). Whether a person gets the same result weeks later (stability) is not examined: the certainty of a verdict is computed from a single answering.',
    ],
  },
  validity: {
    paragraphs: [
      'Content: what each scale means to measure is written in the texts that candidates and recruiters read. No outside panel of experts has assessed it yet.',
      'Prediction is not examined: what becomes of people after they are hired is not recorded. A high score is no forecast of success in the job.',
      'As a yardstick, meta-analyses find a corrected correlation of about 0.19 between conscientiousness and performance, and of 0.42 for structured interviews (Sackett et al., 2022). These figures belong to other tools.',
    ],
  },
  fairness: {
    paragraphs: [
      'Age, sex, nationality, name and address enter no score. A group may still understand a statement differently, and a target may still screen a group out: this has to be checked.',
      'Sex and age band come from an optional form that is stored apart, without a link to the person, and never shown to recruiters.',
    ],
  },
  use: {
    paragraphs: [
      'The questionnaire prepares an interview. It does not decide: a person reads, listens and decides, and can explain why. The instructions for use say how.',
    ],
  },
  limits: {
    items: [
      'These are answers about oneself, and people can present themselves in a better light. Checks point to unreliable answers; they correct nothing.',
      'The threshold of a verdict is a convention. Near it, a second answering may give another verdict; the certainty shown says how likely that is.',
      'The people who answer here do not represent the population: norms, correlations and gaps hold for this installation.',
      'People who do not want their answers added up are not in it.',
      'A small effect may stay invisible: “no difference” means that none could be shown.',
    ],
  },
  sources: [
    'Cameron, K. S., and Quinn, R. E. (2011). Diagnosing and Changing Organizational Culture, 3rd ed. Jossey-Bass.',
    'EFPA (2013). EFPA Review Model for the Description and Evaluation of Psychological and Educational Tests, version 4.2.6.',
    'Jodoin, M. G., and Gierl, M. J. (2001). Evaluating Type I error and power rates using an effect size measure with the logistic regression procedure for DIF detection. Applied Measurement in Education, 14, 329-349.',
    'Johnson, J. A. (2014). Measuring thirty facets of the Five Factor Model with a 120-item public domain inventory. Journal of Research in Personality, 51, 78-89.',
    'Quinn, R. E., and Rohrbaugh, J. (1983). A spatial model of effectiveness criteria. Management Science, 29, 363-377.',
    'Sackett, P. R., Zhang, C., Berry, C. M., and Lievens, F. (2022). Revisiting meta-analytic estimates of validity in personnel selection. Journal of Applied Psychology, 107, 2040-2068.',
    'Schwartz, S. H. (1992). Universals in the content and structure of values. Advances in Experimental Social Psychology, 25, 1-65.',
    'Wilson, E. B. (1927). Probable inference, the law of succession, and statistical inference. Journal of the American Statistical Association, 22, 209-212.',
  ],
} satisfies Shape<typeof fr>;
