/** Impersonal, so that the recruiter report and the personal report share them. */
export default {
  openness_conscientiousness: {
    high_high:
      'les idées neuves trouvent une méthode et arrivent à terme. Un profil à l’aise pour conduire un changement de bout en bout.',
    high_low:
      'beaucoup d’idées et de curiosité, peu de goût pour les finitions. Un bon tandem se forme avec quelqu’un qui aime conclure.',
    low_high:
      'la préférence va aux méthodes éprouvées, appliquées avec soin. Une grande fiabilité là où la régularité prime.',
    low_low:
      'le concret et la souplesse passent avant les plans et les théories. Des tâches courtes, au résultat visible, conviennent bien.',
  },
  extraversion_agreeableness: {
    high_high:
      'un contact chaleureux qui rassemble. L’accueil, l’animation et le travail en équipe en tirent profit.',
    high_low:
      'une présence affirmée, qui débat et défend ses positions. La négociation et les décisions difficiles s’y prêtent.',
    low_high:
      'une discrétion attentive : écoute, soutien, peu de mise en avant. Les échanges à deux ou trois en révèlent la richesse.',
    low_low:
      'une indépendance tranquille, qui juge sur pièces et se passe de compliments. L’expertise et le contrôle y trouvent leur compte.',
  },
  conscientiousness_neuroticism: {
    high_high:
      'une exigence doublée de vigilance : rien n’est laissé au hasard, au prix d’une certaine tension. Convenir de ce qui est « assez bon » soulage.',
    high_low:
      'une rigueur calme, qui tient le cap sous pression. Les responsabilités exposées n’entament guère la méthode.',
    low_high:
      'des élans sensibles au climat du moment. Un cadre simple et des points fréquents aident à avancer avec régularité.',
    low_low:
      'une décontraction que l’imprévu ne trouble pas. Quelques repères fermes évitent de laisser filer les échéances.',
  },
  extraversion_neuroticism: {
    high_high:
      'des émotions vives et partagées, dans l’enthousiasme comme dans la contrariété. L’énergie est grande quand le climat est bon.',
    high_low:
      'un entrain stable, qui donne confiance à un groupe, y compris dans les moments difficiles.',
    low_high:
      'une vie intérieure intense qui se montre peu. Un lieu sûr pour dire ce qui préoccupe fait une vraie différence.',
    low_low:
      'un calme réservé, peu troublé par les remous extérieurs. Les tâches longues et solitaires se font sans peine.',
  },
  openness_extraversion: {
    high_high:
      'le goût d’explorer avec d’autres : idées lancées à voix haute, réseaux, projets nouveaux.',
    high_low:
      'une curiosité réfléchie, qui creuse en silence avant de partager. L’écrit et le temps long la servent.',
    low_high:
      'une sociabilité tournée vers le concret : des gens, des actions, des résultats que l’on voit.',
    low_low: 'une préférence pour un terrain connu et paisible, où la constance est un atout.',
  },
  agreeableness_conscientiousness: {
    high_high:
      'une loyauté active : on tient parole et l’on pense aux autres. Attention à la surcharge de services rendus.',
    high_low:
      'une générosité spontanée, qui aide d’abord et s’organise ensuite. Des priorités claires la rendent plus efficace encore.',
    low_high:
      'une exigence orientée vers le résultat, qui passe avant l’harmonie. Expliquer ses raisons aide à emmener les autres.',
    low_low:
      'une grande liberté d’allure, peu sensible aux attentes d’autrui. Des objectifs négociés engagent mieux que des consignes.',
  },
};
