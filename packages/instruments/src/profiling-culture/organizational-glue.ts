import type { ProfilingSituation } from '../types.ts';

/** What holds people together. */
export const ORGANIZATIONAL_GLUE: readonly ProfilingSituation[] = [
  {
    id: 'organizational_glue_1',
    dimension: 'organizational_glue',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, qu’est-ce qui attache le plus les gens {to} ?',
        en: 'Today, what binds people most closely {to}?',
      },
      desired: {
        fr: 'Dans l’idéal, qu’est-ce qui devrait attacher le plus les gens {to} ?',
        en: 'Ideally, what should bind people most closely {to}?',
      },
    },
    proposals: {
      clan: {
        fr: 'La confiance entre collègues et le sentiment de former un groupe.',
        en: 'The trust among colleagues and the feeling of forming a group.',
      },
      adhocracy: {
        fr: 'L’attrait de la nouveauté et l’envie de participer aux inventions.',
        en: 'The appeal of novelty and the wish to take part in inventions.',
      },
      market: {
        fr: 'Le goût de la réussite et la fierté d’atteindre des buts élevés.',
        en: 'The taste for success and the pride of reaching ambitious goals.',
      },
      hierarchy: {
        fr: 'La solidité du cadre et la certitude de savoir à qui s’adresser.',
        en: 'The solid framework and the certainty of knowing whom to ask.',
      },
    },
  },
  {
    id: 'organizational_glue_2',
    dimension: 'organizational_glue',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, {in}, sur quoi peut-on compter quand les temps sont durs ?',
        en: 'Today, {in}, what can people count on when times are hard?',
      },
      desired: {
        fr: 'Dans l’idéal, sur quoi devrait-on pouvoir compter, {in}, quand les temps sont durs ?',
        en: 'Ideally, what should people {in} be able to count on when times are hard?',
      },
    },
    proposals: {
      clan: {
        fr: 'Sur l’aide des collègues et une écoute attentive de chacun.',
        en: 'The help of colleagues and careful listening to each person.',
      },
      adhocracy: {
        fr: 'Sur l’inventivité de tous et la liberté de tester des idées.',
        en: 'The inventiveness of all and the freedom to test new ideas.',
      },
      market: {
        fr: 'Sur la volonté de réussir et des objectifs partagés par tous.',
        en: 'A strong will to succeed and goals that are shared by everybody.',
      },
      hierarchy: {
        fr: 'Sur des règles qui restent stables et un plan préparé d’avance.',
        en: 'Rules that remain stable and a plan prepared well in advance.',
      },
    },
  },
];
