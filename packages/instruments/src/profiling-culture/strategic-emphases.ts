import type { ProfilingSituation } from '../types.ts';

/** Where effort and money go. */
export const STRATEGIC_EMPHASES: readonly ProfilingSituation[] = [
  {
    id: 'strategic_emphases_1',
    dimension: 'strategic_emphases',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, à quoi {the} consacre-t-{il|elle} le plus d’efforts ?',
        en: 'Today, what does {the} put most effort into?',
      },
      desired: {
        fr: 'Dans l’idéal, à quoi {the} devrait-{il|elle} consacrer le plus d’efforts ?',
        en: 'Ideally, what should {the} put most effort into?',
      },
    },
    proposals: {
      clan: {
        fr: 'À former les gens, à les consulter et à rendre la vie au travail agréable.',
        en: 'Training people, consulting them and making working life pleasant for them.',
      },
      adhocracy: {
        fr: 'À expérimenter, à nouer des alliances inhabituelles et à inventer la suite.',
        en: 'Experimenting, forging unusual alliances and inventing whatever comes next.',
      },
      market: {
        fr: 'À gagner du terrain, à accélérer et à dépasser ceux qui font le même métier.',
        en: 'Gaining ground, picking up speed and overtaking others in the same field.',
      },
      hierarchy: {
        fr: 'À fiabiliser l’existant, à éviter le gaspillage et à soigner chaque détail.',
        en: 'Making what exists dependable, avoiding waste and attending to every detail.',
      },
    },
  },
  {
    id: 'strategic_emphases_2',
    dimension: 'strategic_emphases',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, {in}, quel projet a le plus de chances d’être retenu ?',
        en: 'Today, {in}, which project stands the best chance of being approved?',
      },
      desired: {
        fr: 'Dans l’idéal, quel projet devrait avoir le plus de chances d’être retenu {in} ?',
        en: 'Ideally, which project should stand the best chance of being approved {in}?',
      },
    },
    proposals: {
      clan: {
        fr: 'Celui qui aide les gens à mieux s’entendre et à apprendre les uns des autres.',
        en: 'The one that helps people to get on better and to learn from one another.',
      },
      adhocracy: {
        fr: 'Celui qui ouvre une voie inédite et promet de belles découvertes en chemin.',
        en: 'The one that opens a brand-new road and promises discoveries on the way.',
      },
      market: {
        fr: 'Celui qui rapporte vite et permet de prendre une longueur d’avance sur les autres.',
        en: 'The one that pays off quickly and puts a length between you and the rest.',
      },
      hierarchy: {
        fr: 'Celui qui simplifie les circuits, réduit les erreurs et stabilise la charge.',
        en: 'The one that simplifies procedure, cuts down on errors and evens out workloads.',
      },
    },
  },
];
