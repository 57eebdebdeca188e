import { lowerFirst } from '../../formatting/lower-first.ts';
import { plural } from '../../formatting/plural.ts';

/** Présentations PowerPoint des audits. */
export default {
  say: 'À dire',
  sure: 'Degré de certitude',
  titled: (title: string, text: string) => `${title} : ${lowerFirst(text)}`,
  below: 'Trait vers le bas',
  above: 'Trait vers le haut',
  acrossShort: 'Interne-externe',
  upShort: 'Stabilité-souplesse',
  summary: 'En bref',
  summaryNote: 'Donnez le message principal, puis demandez ce qui surprend.',
  response: 'Qui a répondu',
  answered: (people: string) => `Réponses prises en compte : ${people}.`,
  responseNote:
    'Dites combien de personnes ont répondu avant de donner un chiffre, et que les groupes trop petits pour protéger les personnes ne sont pas montrés.',
  responseRate: 'Taux de réponse',
  atLeast: (rate: string) => `au moins ${rate}`,
  fact: 'Information',
  value: 'Valeur',
  coverFact: (people: string, date: string) => `${people} réponses, arrêtées le ${date}`,
  coverNote: (people: string, campaign: string, date: string) =>
    `Ces résultats reposent sur ${people} réponses à « ${campaign} », arrêtées le ${date}. Dites d’emblée qu’aucun chiffre ne porte sur une seule personne.`,
  medianNote:
    'Chaque point et chaque barre sont une médiane : autant de personnes se situent d’un côté que de l’autre. Quelques réponses extrêmes ne la déplacent pas.',
  barsLead: 'Les quatre nombres font 100 ; 25 chacun serait un équilibre parfait.',
  barsNote:
    'Aucune des quatre cultures n’est meilleure qu’une autre : tout dépend du travail à faire.',
  intervalLines: (hasIntervals: boolean) =>
    hasIntervals
      ? 'Traits fins et crochets : intervalles à 95 %.'
      : 'Cette sélection n’a pas d’intervalles.',
  gapsLead: 'Écart : culture souhaitée moins culture perçue, en points.',
  totalGap: (total: string) => `Écart total entre le perçu et le souhaité : ${total} points.`,
  dimensionsNote:
    'Culture perçue. L’écart d’une dimension est la moitié de la somme de ses distances au profil d’ensemble. Les intervalles des barres sont dans le classeur du graphique et dans les commentaires.',
  groups: 'Différences entre les groupes',
  groupsLead: (attribute: string) =>
    `Écart total entre le perçu et le souhaité, par groupe (${attribute}), le plus grand d’abord.`,
  people: 'Réponses',
  groupsShown: (shown: string, all: string, hidden: number, hiddenText: string) =>
    `${shown} groupes montrés sur ${all} qui peuvent l’être.${
      hidden === 0
        ? ''
        : plural(
            'fr',
            hidden,
            ' Un autre est masqué pour protéger l’anonymat.',
            ` ${hiddenText} autres sont masqués pour protéger l’anonymat.`,
          )
    }`,
  groupsNote:
    'Parlez d’abord de ce que les groupes ont en commun. Un grand écart est une invitation à demander pourquoi, pas un mauvais point.',
  groupsSure:
    'Deux groupes dont les intervalles se recouvrent largement ne diffèrent peut-être pas. L’ordre des groupes voisins peut tenir au hasard.',
  adviceLead: (count: number) =>
    plural(
      'fr',
      count,
      'Une proposition découle de ces résultats. Elle sert de point de départ à la discussion.',
      `${count} propositions découlent de ces résultats, dans l’ordre où il est utile de les aborder.`,
    ),
  adviceSure:
    'Une recommandation n’est donnée qu’à partir de 20 réponses et quand l’intervalle, corrigé du nombre de comparaisons, exclut une différence de cinq points ou moins.',
  method: 'Comment lire ces chiffres',
  methodNote: 'Gardez cette page pour les questions.',
  differences: 'Ce qui les distingue',
  differencesSure:
    'Une différence n’est affirmée que si chacun des deux compte au moins 20 réponses et si l’intervalle, corrigé du nombre de comparaisons, exclut une différence de cinq points ou moins.',
  measuresNote:
    'La force dit combien la culture de tête se détache. La congruence dit si les six dimensions vont dans le même sens.',
  wavesTitle: 'Audits dans le temps',
  wavesFact: (count: number, from: string, to: string) =>
    plural('fr', count, `Un audit, ${to}`, `${count} audits, du ${from} au ${to}`),
  wavesCover:
    'Cette présentation suit les mêmes chiffres d’un audit à l’autre, pour l’ensemble des répondants et par unité.',
  audit: 'Audit',
  audits: 'Les audits de la série',
  oneAudit: 'Un seul audit de la série a des résultats : il n’y a pas encore d’évolution à lire.',
  between: (before: string, now: string) => `Entre le ${before} et le ${now}`,
  changed: (type: string, before: string, now: string, change: string) =>
    `${type} : de ${before} à ${now}, soit ${change} points.`,
  gapLead: 'À quelle distance la culture perçue se trouve de la culture souhaitée, en points.',
  fourCultures: 'Les quatre cultures perçues',
  fourLead: 'Part de chaque culture telle qu’on la perçoit ; les quatre font 100.',
  position: 'Place dans le diagramme de Quinn',
  positionLead:
    'Médiane de la culture perçue sur chaque axe, de −100 à 100. Au-dessus de zéro : vers l’externe, vers la souplesse.',
  strengthLead: 'De combien la culture de tête se détache des autres, de 0 à 100.',
  rateLead:
    'Réponses rapportées à l’effectif déclaré. Un taux n’a pas d’intervalle : c’est un compte.',
  wavesNote: 'Ensemble des répondants. Traits verticaux : intervalles à 95 %.',
  wavesSure:
    'Les intervalles à 95 % disent où le chiffre se trouverait sans doute si d’autres personnes du même groupe avaient répondu. Deux audits dont les intervalles se recouvrent largement ne diffèrent peut-être pas.',
  wavesProtection:
    'Un chiffre n’est montré que si le rapport de son audit le montre : les groupes trop petits, ou dont on pourrait déduire un plus petit, restent masqués.',
  units: 'Écart total par unité',
  unitsNote:
    'Un chiffre manque quand l’audit n’a pas cette unité, ou que son rapport est masqué pour protéger l’anonymat.',
};
