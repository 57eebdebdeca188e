/** The publications that the reasons of the ready-made roles rest on. */
export const ROLE_SOURCES = {
  BM91: 'Barrick, M. R., & Mount, M. K. (1991). The Big Five personality dimensions and job performance: A meta-analysis. Personnel Psychology, 44, 1–26.',
  BMJ01:
    'Barrick, M. R., Mount, M. K., & Judge, T. A. (2001). Personality and performance at the beginning of the new millennium. International Journal of Selection and Assessment, 9, 9–30.',
  CR05: 'Clarke, S., & Robertson, I. T. (2005). A meta-analytic review of the Big Five personality factors and accident involvement in occupational and non-occupational settings. Journal of Occupational and Organizational Psychology, 78, 355–376.',
  F98: 'Feist, G. J. (1998). A meta-analysis of personality in scientific and artistic creativity. Personality and Social Psychology Review, 2, 290–309.',
  HD00: 'Hurtz, G. M., & Donovan, J. J. (2000). Personality and job performance: The Big Five revisited. Journal of Applied Psychology, 85, 869–879.',
  J02: 'Judge, T. A., Bono, J. E., Ilies, R., & Gerhardt, M. W. (2002). Personality and leadership: A qualitative and quantitative review. Journal of Applied Psychology, 87, 765–780.',
  K19: 'Kim, L. E., Jörg, V., & Klassen, R. M. (2019). A meta-analysis of the effects of teacher personality on teacher effectiveness and burnout. Educational Psychology Review, 31, 163–195.',
  KB05: 'Kristof-Brown, A. L., Zimmerman, R. D., & Johnson, E. C. (2005). Consequences of individuals’ fit at work. Personnel Psychology, 58, 281–342.',
  KS04: 'Knafo, A., & Sagiv, L. (2004). Values and work environment: Mapping 32 occupations. European Journal of Psychology of Education, 19, 255–273.',
  MBS98:
    'Mount, M. K., Barrick, M. R., & Stewart, G. L. (1998). Five-factor model of personality and performance in jobs involving interpersonal interactions. Human Performance, 11, 145–165.',
  S97: 'Salgado, J. F. (1997). The five factor model of personality and job performance in the European Community. Journal of Applied Psychology, 82, 30–43.',
  SA22: 'Sackett, P. R., Zhang, C., Berry, C. M., & Lievens, F. (2022). Revisiting meta-analytic estimates of validity in personnel selection. Journal of Applied Psychology, 107, 2040–2068.',
  VI19: 'Van Iddekinge, C. H., Arnold, J. D., Frieder, R. E., & Roth, P. L. (2019). A meta-analysis of the criterion-related validity of prehire work experience. Personnel Psychology, 72, 571–598.',
  V98: 'Vinchur, A. J., Schippmann, J. S., Switzer, F. S., & Roth, P. L. (1998). A meta-analytic review of predictors of job performance for salespeople. Journal of Applied Psychology, 83, 586–597.',
} as const;
export type RoleSource = keyof typeof ROLE_SOURCES;

/** An occupation of O*NET, the occupational data base of the United States Department of Labor. */
export interface Occupation {
  /** Its O*NET-SOC code. */
  readonly code: string;
  readonly title: string;
}

export const occupationUrl = ({ code }: Occupation): string =>
  `https://www.onetonline.org/link/summary/${code}`;
