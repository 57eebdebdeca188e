import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  openness_conscientiousness: {
    high_high:
      'new ideas find a method and reach completion. A profile at ease leading change from start to finish.',
    high_low:
      'plenty of ideas and curiosity, little taste for finishing touches. Working in tandem with somebody who likes to finish things pays off.',
    low_high:
      'the preference goes to proven methods, applied with care. Great reliability where regularity comes first.',
    low_low:
      'the practical and the flexible come before plans and theories. Short tasks with a visible result suit well.',
  },
  extraversion_agreeableness: {
    high_high:
      'a warm manner that brings people together. Welcoming, facilitating and teamwork all benefit from it.',
    high_low:
      'an assertive presence that debates and defends its positions. Negotiation and hard decisions lend themselves to it.',
    low_high:
      'an attentive discretion: listening, supporting, little self-promotion. Conversations between two or three bring out the best in it.',
    low_low:
      'a quiet independence that judges on the evidence and needs no compliments. Specialist and quality-control work suits it.',
  },
  conscientiousness_neuroticism: {
    high_high:
      'high standards together with vigilance: nothing is left to chance, at the price of some tension. Agreeing on what is “good enough” brings relief.',
    high_low:
      'a calm rigour that holds its course under pressure. Responsibilities in the spotlight hardly upset the method.',
    low_high:
      'bursts of effort that depend on the climate of the moment. A simple framework and frequent check-ins help steady progress.',
    low_low:
      'a relaxed manner that the unexpected does not ruffle. A few firm milestones keep deadlines from slipping.',
  },
  extraversion_neuroticism: {
    high_high:
      'lively emotions, readily shared, in enthusiasm as in annoyance. There is great energy when the climate is good.',
    high_low: 'a steady liveliness that gives a group confidence, in difficult moments too.',
    low_high:
      'an intense inner life that shows little. A safe place to say what is troubling makes a real difference.',
    low_low:
      'a reserved calm, little disturbed by outside commotion. Long and solitary tasks come easily.',
  },
  openness_extraversion: {
    high_high: 'a taste for exploring with others: ideas voiced aloud, networks, new projects.',
    high_low:
      'a reflective curiosity that digs in silence before sharing. Writing and time serve it well.',
    low_high: 'a sociability turned to the concrete: people, actions, results one can see.',
    low_low: 'a preference for familiar and peaceful ground, where constancy is an asset.',
  },
  agreeableness_conscientiousness: {
    high_high:
      'an active loyalty: promises are kept and others are thought of. Beware of taking on too many favours.',
    high_low:
      'a spontaneous generosity that helps first and gets organised afterwards. Clear priorities make it more effective still.',
    low_high:
      'high standards turned to results, which come before harmony. Explaining the reasons helps to carry others along.',
    low_low:
      'a free and easy manner, little swayed by what others expect. Negotiated goals commit better than instructions.',
  },
} satisfies Shape<typeof fr>;
