import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';

/** A logo chosen for a new campaign, sent once the campaign is created. */
interface PendingLogo {
  readonly file: File | null;
  /** Where it can be seen, in this page only. */
  readonly address: string | null;
  readonly choose: (file: File | null) => void;
}

export const PendingLogoContext = createContext<PendingLogo>({
  file: null,
  address: null,
  choose: () => {},
});

export const usePendingLogo = (): PendingLogo => use(PendingLogoContext);

/** For the page of a new campaign. The address of a file is given back when another is chosen. */
export const useChosenLogo = (): PendingLogo => {
  const [chosen, setChosen] = useState<Omit<PendingLogo, 'choose'>>({ file: null, address: null });
  const { address } = chosen;
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  const choose = useCallback(
    (file: File | null) => setChosen({ file, address: file && URL.createObjectURL(file) }),
    [],
  );
  return useMemo(() => ({ ...chosen, choose }), [chosen, choose]);
};
