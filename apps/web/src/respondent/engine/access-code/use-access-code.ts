import { useState } from 'react';

export type CodeProblem = 'missing' | 'refused' | 'tooOften';

/** The code of who is answering; it stays in the page, and is stored only once it has opened a questionnaire. */
export const useAccessCode = (fromAddress: string) => {
  const [typed, setTyped] = useState(fromAddress);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  return {
    typed,
    fromLink: fromAddress !== '' && typed === fromAddress,
    problem,
    type: (code: string): void => {
      setTyped(code);
      setProblem(null);
    },
    refuse: setProblem,
  };
};
export type AccessCodeState = ReturnType<typeof useAccessCode>;
