import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Card } from '../../shared/ui/page/card.tsx';

/** People hired six or twelve months ago of whom nobody has said yet how they are doing. */
export const OutcomesCard = ({ due }: { readonly due: number }) => {
  const t = useMessages(backoffice.outcomes).home;
  return (
    <Card title={t.title} description={due > 0 ? t.due(due) : t.none}>
      <Button
        component={Link}
        to="/screening/outcomes"
        variant="default"
        rightSection={<IconArrowRight size={18} stroke={1.5} aria-hidden />}
      >
        {t.open}
      </Button>
    </Card>
  );
};
