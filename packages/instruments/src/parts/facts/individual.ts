import type { IndividualDraft } from '@cadran/contract';
import { birthDateRule } from '@cadran/contract/answers';
import { CURRENCIES, QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import type { PartDeclaration } from '../part.ts';
import { between, failedRules, isBlank, required } from '../answer-rules.ts';
import { asksFor, onePage, type ScreeningRequirements } from '../screening-asked.ts';
import { oneOf, someOf, wholeBetween } from '../simulating.ts';

const { percentMin, percentMax, salaryMin, salaryMax } = QUESTIONNAIRE_LIMITS;

/** Birth date and nationalities enter no score and may be kept to oneself. */
export const INDIVIDUAL: PartDeclaration<ScreeningRequirements, IndividualDraft> = {
  name: 'individual',
  asked: asksFor('individual'),
  ...onePage,
  seconds: () => 90,
  missing: ({ birthDate, workPermit, willingToTravel, travelPercentage, salary }) =>
    failedRules({
      birthDate: !isBlank(birthDate) && birthDateRule(birthDate ?? ''),
      workPermit: required(workPermit),
      willingToTravel: required(willingToTravel),
      travelPercentage:
        willingToTravel === true && between(travelPercentage, percentMin, percentMax),
      salary: between(salary?.amount, salaryMin, salaryMax),
    }),
  simulate: (random) => {
    const willingToTravel = random() < 0.6;
    return {
      birthDate: `${wholeBetween(random, 1962, 2006)}-0${wholeBetween(random, 1, 9)}-15`,
      nationalities: someOf(random, ['FR', 'CH', 'BE', 'GB'], 2),
      workPermit: random() < 0.95,
      willingToTravel,
      ...(willingToTravel && { travelPercentage: 5 * wholeBetween(random, 1, 12) }),
      salary: {
        amount: 500 * wholeBetween(random, 56, 160),
        payment: 'yearly',
        currency: oneOf(random, CURRENCIES),
      },
    };
  },
};
