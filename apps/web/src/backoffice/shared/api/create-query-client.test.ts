import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

const observe = () => {
  const client = createQueryClient();
  const pending: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: () => new Promise<string>((resolve) => pending.push(resolve)),
  });
  onTestFinished(observer.subscribe(() => undefined));
  const data = () => observer.getCurrentResult().data;
  return { client, pending, data };
};

it('asks again when something changed before the first answer came', async () => {
  const { client, pending, data } = observe();
  void client.invalidateQueries({ queryKey: ['list'] });
  expect(pending).toHaveLength(1);
  pending[0]?.('before the change');
  await expect.poll(() => pending.length).toBe(2);
  pending[1]?.('after it');
  await expect.poll(data).toBe('after it');
  expect(pending).toHaveLength(2);
});

it('asks once when nothing changed', async () => {
  const { pending, data } = observe();
  pending[0]?.('the answer');
  await expect.poll(data).toBe('the answer');
  expect(pending).toHaveLength(1);
});
