export default {
  hint: (height: number) =>
    `PNG, JPEG ou WebP, 512 Ko au plus. Il s’affiche sur ${height} pixels de haut : préférez une image large, sans marge autour.`,
  current: (name: string) => `Logo : ${name}`,
  choose: 'Choisir un logo',
  replace: 'Remplacer le logo',
  remove: 'Retirer le logo',
  saved: 'Logo enregistré',
  removed: 'Logo retiré',
  tooLarge: 'Ce fichier dépasse 512 Ko.',
  notAPicture: 'Ce fichier n’est pas une image PNG, JPEG ou WebP lisible.',
  removal: 'Retirer le logo ?',
};
