import type { Text } from '../types.ts';
import type { Occupation, RoleSource } from './sources.ts';

/** What the first step of a new campaign says of a ready-made role; the profile itself is in its file. */
export interface Role {
  readonly code: string;
  readonly title: Text;
  /** Job titles, for search and to recognise the role. */
  readonly examples: Text;
  readonly summary: Text;
  readonly occupations: readonly Occupation[];
  readonly sources: readonly RoleSource[];
}

export const ROLES: readonly Role[] = [
  {
    code: 'sales',
    title: { fr: 'Vente', en: 'Sales' },
    examples: {
      fr: 'commercial, technico-commerciale, chargé d’affaires, ingénieure commerciale',
      en: 'sales representative, account executive, business developer',
    },
    summary: {
      fr: 'Trouver des clients, comprendre ce dont ils ont besoin et conclure, avec des objectifs chiffrés.',
      en: 'Finding customers, understanding what they need and closing, with targets in figures.',
    },
    occupations: [
      { code: '41-4012.00', title: 'Sales Representatives, Wholesale and Manufacturing' },
    ],
    sources: ['BM91', 'V98', 'KS04', 'VI19', 'SA22'],
  },
  {
    code: 'customer-service',
    title: { fr: 'Service client', en: 'Customer service' },
    examples: {
      fr: 'conseillère clientèle, téléconseiller, agente d’accueil, support client',
      en: 'customer service representative, call centre agent, receptionist, support agent',
    },
    summary: {
      fr: 'Répondre aux clients, résoudre leurs problèmes et garder son calme quand ils ne sont pas contents.',
      en: 'Answering customers, solving their problems and staying calm when they are unhappy.',
    },
    occupations: [{ code: '43-4051.00', title: 'Customer Service Representatives' }],
    sources: ['MBS98', 'HD00', 'SA22'],
  },
  {
    code: 'project-lead',
    title: { fr: 'Conduite de projet', en: 'Project lead' },
    examples: {
      fr: 'cheffe de projet, coordinateur de projet, directrice de programme, PMO',
      en: 'project manager, project coordinator, programme manager, PMO',
    },
    summary: {
      fr: 'Mener une équipe sans toujours en être le chef, tenir les délais et décider avec des informations incomplètes.',
      en: 'Leading a team without always being its boss, keeping to time and deciding on incomplete information.',
    },
    occupations: [{ code: '13-1082.00', title: 'Project Management Specialists' }],
    sources: ['BM91', 'J02', 'SA22'],
  },
  {
    code: 'software-developer',
    title: { fr: 'Développement logiciel', en: 'Software developer' },
    examples: {
      fr: 'développeuse web, ingénieur logiciel, programmeuse, développeur full stack',
      en: 'web developer, software engineer, programmer, full-stack developer',
    },
    summary: {
      fr: 'Concevoir, écrire et relire du code à plusieurs, dans une matière qui change sans cesse.',
      en: 'Designing, writing and reviewing code together, in a field that never stops changing.',
    },
    occupations: [{ code: '15-1252.00', title: 'Software Developers' }],
    sources: ['BM91', 'MBS98', 'SA22'],
  },
  {
    code: 'nursing-care',
    title: { fr: 'Soins et accompagnement', en: 'Nursing and care' },
    examples: {
      fr: 'infirmier, aide-soignante, auxiliaire de vie, accompagnante',
      en: 'nurse, nursing assistant, carer, care worker',
    },
    summary: {
      fr: 'Soigner et accompagner des personnes fragiles, en équipe, avec des règles de sécurité strictes.',
      en: 'Caring for people who need help, in a team, under strict safety rules.',
    },
    occupations: [
      { code: '29-1141.00', title: 'Registered Nurses' },
      { code: '31-1131.00', title: 'Nursing Assistants' },
    ],
    sources: ['MBS98', 'BMJ01', 'KS04', 'SA22'],
  },
  {
    code: 'teaching-training',
    title: { fr: 'Enseignement et formation', en: 'Teaching and training' },
    examples: {
      fr: 'enseignant, formatrice, professeur, animatrice de formation',
      en: 'teacher, trainer, lecturer, instructor',
    },
    summary: {
      fr: 'Faire apprendre, garder l’attention d’un groupe et s’adapter à chacun.',
      en: 'Helping people learn, keeping a group’s attention and adapting to each person.',
    },
    occupations: [
      { code: '25-2031.00', title: 'Secondary School Teachers' },
      { code: '13-1151.00', title: 'Training and Development Specialists' },
    ],
    sources: ['K19', 'KS04', 'SA22'],
  },
  {
    code: 'accounting',
    title: { fr: 'Comptabilité', en: 'Accounting' },
    examples: {
      fr: 'comptable, contrôleuse de gestion, auditeur, aide-comptable',
      en: 'accountant, auditor, bookkeeper, financial controller',
    },
    summary: {
      fr: 'Tenir des comptes exacts, respecter des échéances et des normes, et dire ce qui ne va pas.',
      en: 'Keeping accurate books, meeting deadlines and standards, and saying what is wrong.',
    },
    occupations: [{ code: '13-2011.00', title: 'Accountants and Auditors' }],
    sources: ['BM91', 'S97', 'KS04', 'SA22'],
  },
  {
    code: 'team-management',
    title: { fr: 'Encadrement d’équipe', en: 'Team management' },
    examples: {
      fr: 'responsable d’équipe, manager, cheffe de service, superviseur',
      en: 'team leader, manager, supervisor, head of department',
    },
    summary: {
      fr: 'Fixer un cap, faire grandir des personnes et répondre des résultats d’une équipe.',
      en: 'Setting a direction, helping people grow and answering for a team’s results.',
    },
    occupations: [
      { code: '11-1021.00', title: 'General and Operations Managers' },
      {
        code: '43-1011.00',
        title: 'First-Line Supervisors of Office and Administrative Support Workers',
      },
    ],
    sources: ['BM91', 'J02', 'SA22'],
  },
  {
    code: 'production',
    title: { fr: 'Production', en: 'Production' },
    examples: {
      fr: 'opérateur de production, agente de fabrication, monteuse, conducteur de ligne',
      en: 'production operator, assembler, machine operator, manufacturing worker',
    },
    summary: {
      fr: 'Fabriquer et assembler avec soin, en respectant les cadences, la qualité et la sécurité.',
      en: 'Making and assembling with care, keeping to pace, quality and safety.',
    },
    occupations: [{ code: '51-2092.00', title: 'Team Assemblers' }],
    sources: ['BM91', 'CR05', 'S97', 'SA22'],
  },
  {
    code: 'logistics',
    title: { fr: 'Logistique', en: 'Logistics' },
    examples: {
      fr: 'magasinier, préparatrice de commandes, cariste, gestionnaire de stock',
      en: 'warehouse worker, order picker, forklift driver, stock controller',
    },
    summary: {
      fr: 'Recevoir, ranger, préparer et expédier sans erreur, avec des délais courts.',
      en: 'Receiving, storing, picking and shipping without error, at short notice.',
    },
    occupations: [
      { code: '43-5071.00', title: 'Shipping, Receiving, and Inventory Clerks' },
      { code: '53-7065.00', title: 'Stockers and Order Fillers' },
    ],
    sources: ['BM91', 'CR05', 'SA22'],
  },
  {
    code: 'marketing',
    title: { fr: 'Marketing', en: 'Marketing' },
    examples: {
      fr: 'chargée de marketing, chef de produit, responsable communication, community manager',
      en: 'marketing specialist, product manager, communications officer, community manager',
    },
    summary: {
      fr: 'Comprendre un public, imaginer des campagnes et mesurer ce qu’elles apportent.',
      en: 'Understanding an audience, imagining campaigns and measuring what they bring.',
    },
    occupations: [
      { code: '13-1161.00', title: 'Market Research Analysts and Marketing Specialists' },
    ],
    sources: ['BM91', 'F98', 'SA22'],
  },
  {
    code: 'human-resources',
    title: { fr: 'Ressources humaines', en: 'Human resources' },
    examples: {
      fr: 'chargée de recrutement, responsable RH, gestionnaire RH, assistant RH',
      en: 'HR specialist, recruiter, HR manager, HR officer',
    },
    summary: {
      fr: 'Recruter, accompagner et administrer, entre les personnes et la règle.',
      en: 'Recruiting, supporting and administering, between people and rules.',
    },
    occupations: [{ code: '13-1071.00', title: 'Human Resources Specialists' }],
    sources: ['BM91', 'MBS98', 'KB05', 'SA22'],
  },
];
