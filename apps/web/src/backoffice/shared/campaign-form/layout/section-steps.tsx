import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useCampaignFormState, useSectionName } from '../form-context.ts';
import { usePrefetchNextSection } from '../use-prefetch-section.ts';
import styles from './campaign-form.module.css';

/** Previous and next section. */
export const SectionSteps = () => {
  const nameOf = useSectionName();
  const { section, openSection, kind } = useCampaignFormState();
  const { all } = kind.sections;
  const place = all.indexOf(section);
  const before = all[place - 1];
  const after = all[place + 1];
  usePrefetchNextSection(after);
  return (
    <div className={styles.sectionSteps} data-section-navigation>
      {before && (
        <Button
          variant="subtle"
          color="dark"
          leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
          onClick={() => openSection(before)}
        >
          {nameOf(before)}
        </Button>
      )}
      {after && (
        <Button
          variant="subtle"
          color="dark"
          rightSection={<IconArrowRight size={18} stroke={1.5} aria-hidden />}
          onClick={() => openSection(after)}
        >
          {nameOf(after)}
        </Button>
      )}
    </div>
  );
};
