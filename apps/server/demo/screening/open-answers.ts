import type { Language } from '@cadran/contract';

export const OPEN_ANSWERS: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  fr: [
    'J’ai repris la refonte du site d’une mutuelle après le départ du chef de projet. J’ai renégocié le périmètre avec le client et nous avons livré avec trois semaines d’avance sur le nouveau calendrier.',
    'Un intranet pour 1 200 agents communaux. Mon apport : des ateliers avec les agents de guichet, que personne n’avait encore écoutés.',
    'La mise en conformité d’un service de réservation. J’ai formé l’équipe et nous sommes passés de 54 à 96 % de critères respectés.',
    'Le lancement d’une application de covoiturage rural, en équipe de quatre. Je tenais le budget et les relations avec les mairies.',
    'Une migration dont personne ne voulait. J’ai découpé le travail en petites étapes réversibles ; nous n’avons eu aucune interruption de service.',
    'J’ai monté un programme de tests utilisateurs mensuels. Il existe toujours, deux ans après mon départ.',
  ],
  en: [
    'A crane lift was about to start with the wind near the limit. I stopped it, called the duty manager and we waited four hours. Nobody argued afterwards.',
    'We found a missing permit on a Friday evening. I closed the work area and rewrote the handover checklist with the night shift on Monday.',
    'During a blade repair the rope plan did not match the drawing. I asked for a new plan; it cost half a day and avoided a worse one.',
    'I led the redesign of a turbine access ladder after two near misses. My part was the load case and convincing purchasing.',
    'As a trainee I reported a cracked shackle that everyone had walked past. It was replaced the same day.',
  ],
};
