/** Words for actions after an audit, on screen and in reports. */
export const actionWords = {
  states: {
    planned: 'Prévue',
    under_way: 'En cours',
    done: 'Terminée',
    abandoned: 'Abandonnée',
  },
  overdue: 'En retard',
  everybody: 'Tout le monde',
  /** Culture types have their own names. */
  figures: {
    gap: 'Écart total',
    strength: 'Force de la culture',
    dispersion: 'Dispersion des réponses',
    congruence: 'Congruence des dimensions',
    styles_apart: 'Distance entre leadership et management',
  },
  aim: {
    up: (figure: string) => `${figure} : augmenter`,
    down: (figure: string) => `${figure} : réduire`,
  },
  movements: {
    as_wished: 'A évolué dans le sens voulu',
    other_way: 'A évolué dans l’autre sens',
    no_change: 'Pas de changement établi de plus de 5 points',
    unknown: 'On ne peut pas le dire',
  },
  reasons: {
    no_figure: 'aucun chiffre n’a été choisi',
    no_later_audit: 'aucun audit suivant de la série n’a de résultats',
    no_unit: 'l’audit suivant n’a pas cette unité',
    not_shown: 'l’un des deux audits masque ce groupe pour protéger l’anonymat',
    too_few: 'moins de 20 réponses dans l’un des deux audits',
    no_interval: 'l’un des deux audits ne montre pas ce chiffre avec son intervalle',
  },
  unknownBecause: (reason: string) => `On ne peut pas le dire : ${reason}`,
  change: (before: string, after: string, change: string) => `${before} → ${after} (${change})`,
  /** How the comparison is made. */
  rule: 'Un chiffre a évolué quand les deux audits comptent au moins 20 réponses et que son changement dépasse 5 points au-delà du hasard : l’intervalle à 95 % du changement, corrigé du nombre de chiffres examinés, exclut 5. Cela ne dit pas que l’action en est la cause.',
};
