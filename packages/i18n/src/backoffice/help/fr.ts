export default {
  introduction: 'Des guides courts, par métier, et la façon dont les scores sont faits.',
  contents: 'Sur cette page',
  guides: 'Guides',
  science: 'Les scores',
  glossary: {
    title: 'Glossaire',
    introduction: 'Les mots suivis d’un point d’interrogation dans l’application.',
  },
};
