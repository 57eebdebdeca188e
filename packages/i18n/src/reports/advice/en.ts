import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  traits: {
    openness: {
      low: {
        strength: 'You keep your feet on the ground: you see what works and stick to it.',
        cost: 'Frequent change and very abstract discussions cost you more energy than they cost others.',
        environment:
          'A job with clear methods, where experience counts and you see the result of your work.',
        question: 'Which methods are already in place, and what is going to change this year?',
      },
      high: {
        strength: 'You are curious by nature and easily imagine other ways of doing things.',
        cost: 'Routine and fixed procedures weigh on you, even when they are useful.',
        environment:
          'A place where you can try things out, learn and make suggestions, on varied subjects.',
        question: 'How much room is there for new ideas, and who decides to try them?',
      },
    },
    conscientiousness: {
      low: {
        strength: 'You adapt fast when plans change, without dwelling on what was intended.',
        cost: 'Long tasks that you must plan on your own and administrative detail wear you out.',
        environment: 'A flexible setting with short deadlines and regular reviews.',
        question: 'How is the work divided up, and how often do people take stock?',
      },
      high: {
        strength:
          'You can be trusted with a piece of work: you prepare it, see it through and finish it.',
        cost: 'Other people’s disorder and priorities that change for no reason tire you.',
        environment: 'A job with clear goals, where work well done is seen and recognised.',
        question: 'How will I know, in six months, that my work is a success?',
      },
    },
    extraversion: {
      low: {
        strength: 'You listen, think before you speak and concentrate for long periods.',
        cost: 'Days of meetings and large groups drain you; you need quiet to recover.',
        environment:
          'A place where you can work in peace, with conversations that are chosen and prepared.',
        question: 'What does a day look like: how many meetings, how much time to work alone?',
      },
      high: {
        strength: 'You connect with people easily and give a group momentum.',
        cost: 'Working alone and long stretches of silence drain your energy.',
        environment: 'A lively team, varied contacts and action.',
        question: 'With whom will I work from day to day, inside the team and outside?',
      },
    },
    agreeableness: {
      low: {
        strength:
          'You say what you think and defend your point of view, even when you are in the minority.',
        cost: 'Compromise for the sake of harmony and things left unsaid annoy you.',
        environment: 'A setting where people can debate frankly and where facts prevail.',
        question: 'How are disagreements settled in the team?',
      },
      high: {
        strength: 'You inspire trust, are quick to help and look for agreement.',
        cost: 'Open conflict and competition between colleagues wear you out.',
        environment: 'A team where people help one another and everybody’s word counts.',
        question: 'How does the team get organised when somebody is overloaded?',
      },
    },
    neuroticism: {
      low: {
        strength: 'You stay calm under pressure and help others to stay calm too.',
        cost: 'You may miss the worries of others or tire of them; listening to them takes an effort.',
        environment: 'An exposed or fast-changing job, where a cool head is useful.',
        question: 'What are the tensest moments of the year, and how do people get through them?',
      },
      high: {
        strength: 'You sense early what might go wrong and take things to heart.',
        cost: 'Repeated emergencies and blunt criticism cost you a lot of energy.',
        environment:
          'A predictable and supportive setting, with regular feedback and somebody to talk to.',
        question: 'What support is planned for the first months, and who can answer my questions?',
      },
    },
  },
  balanced: {
    strength:
      'None of your five broad traits stands out: your values and motivations say more about you.',
    cost: 'Nothing stands out as particularly costly; go by what has tired you in the past.',
    environment:
      'Your personality points to no setting in particular; go by your values and motivations.',
    question: 'What sets apart the people who are happiest working here?',
  },
  cultures: {
    clan: {
      environment:
        'A close-knit organisation or one on a human scale, where people decide together and take care of one another.',
      question: 'How is a newcomer welcomed, and how does the team make its decisions?',
    },
    adhocracy: {
      environment:
        'An organisation that invents and reinvents itself, where initiative is encouraged and mistakes are allowed.',
      question: 'Tell me about the last idea from the front line that was tried out.',
    },
    market: {
      environment:
        'An organisation focused on its results and its customers, where effort is measured and rewarded.',
      question: 'What targets will I be set, and how is success rewarded?',
    },
    hierarchy: {
      environment:
        'A well-ordered organisation with clear roles, where quality and reliability come first.',
      question: 'Who does what in the team, and where are the rules and procedures to be found?',
    },
  },
  motivations: {
    security:
      'What is the outlook for this job and for the business over the next two or three years?',
    work_atmosphere: 'How would you describe the atmosphere on an ordinary day, and on a hard one?',
    career: 'What became of the people who held this job before me?',
    salary: 'How does pay evolve, and on what criteria?',
    time_planning: 'How free am I to arrange my hours and my days of remote work?',
    social_unity: 'What occasions are there to get together and really work with one another?',
    skills: 'Which of my skills will be of use from the very first weeks?',
    creativity: 'On which subjects will I have a free hand to propose something new?',
    learning: 'What will I learn in the first year, and how much time is set aside for training?',
    human_contact: 'What share of the time is spent with customers, service users or partners?',
  },
} satisfies Shape<typeof fr>;
