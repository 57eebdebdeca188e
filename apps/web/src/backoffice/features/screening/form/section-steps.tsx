import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useMessages } from '../../../../language/use-messages.ts';
import { useCampaignFormState } from './form-context.ts';
import { FORM_SECTIONS } from './section-names.ts';

/** The way through all sections, one after the other. */
export const SectionSteps = () => {
  const t = useMessages(backoffice.screeningForm);
  const { section, openSection } = useCampaignFormState();
  const place = FORM_SECTIONS.indexOf(section);
  const before = FORM_SECTIONS[place - 1];
  const after = FORM_SECTIONS[place + 1];
  return (
    <div className="section-steps">
      {before && (
        <Button
          variant="subtle"
          color="dark"
          leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
          onClick={() => openSection(before)}
        >
          {t.sections[before].name}
        </Button>
      )}
      {after && (
        <Button
          variant="subtle"
          color="dark"
          rightSection={<IconArrowRight size={18} stroke={1.5} aria-hidden />}
          onClick={() => openSection(after)}
        >
          {t.sections[after].name}
        </Button>
      )}
    </div>
  );
};
