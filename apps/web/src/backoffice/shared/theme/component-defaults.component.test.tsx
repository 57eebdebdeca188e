import { Alert } from '@mantine/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBackoffice } from '../../../testing/render-backoffice.tsx';

describe('a note', () => {
  it('does not interrupt the screen reader unless it says that it does', async () => {
    await renderBackoffice(
      'en',
      <>
        <Alert>A note that was always there</Alert>
        <Alert role="alert">It could not be saved</Alert>
      </>,
    );
    expect(screen.getByRole('note').textContent).toBe('A note that was always there');
    expect(screen.getByRole('alert').textContent).toBe('It could not be saved');
  });
});
