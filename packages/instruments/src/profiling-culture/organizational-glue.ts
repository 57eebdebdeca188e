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
        fr: 'L’amitié entre collègues, la franchise et le sentiment de faire partie d’un tout.',
        en: 'Friendship among colleagues, frankness and the feeling of being part of a whole.',
      },
      adhocracy: {
        fr: 'L’attrait de l’aventure et l’envie d’être là quand quelque chose s’invente.',
        en: 'The lure of adventure and the wish to be there when something is being invented.',
      },
      market: {
        fr: 'Le goût de la victoire et la fierté de compter parmi ceux dont on cite les résultats.',
        en: 'The taste of victory and the pride of being among those whose results are quoted.',
      },
      hierarchy: {
        fr: 'La tranquillité d’un cadre solide, où l’on sait à quoi s’en tenir et à qui s’adresser.',
        en: 'The peace of mind of a solid framework, in which one knows where one stands.',
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
        fr: 'Sur une main tendue et une oreille attentive pour qui traverse un mauvais moment.',
        en: 'A hand held out and a listening ear for anyone who is having a bad time of it.',
      },
      adhocracy: {
        fr: 'Sur l’inventivité de chacun et la liberté de saisir aussitôt une bonne idée.',
        en: 'Everybody’s inventiveness and the freedom to act on a good idea straight away.',
      },
      market: {
        fr: 'Sur une volonté commune de ne rien lâcher et de reprendre vite l’avantage.',
        en: 'A common will never to give in and to regain the upper hand without delay.',
      },
      hierarchy: {
        fr: 'Sur des repères qui ne bougent pas et une marche à suivre prévue à l’avance.',
        en: 'Landmarks that do not shift and a course of action worked out well beforehand.',
      },
    },
  },
];
