import { describe, expect, it } from 'vitest';
import { parseSmtpReply } from './smtp-reply.ts';

describe('parseSmtpReply', () => {
  it('returns the reply from its code on', () => {
    expect(parseSmtpReply('Recipient command failed: 550 5.1.1 No such mailbox')).toEqual({
      words: '550 5.1.1 No such mailbox',
      meaning: 'nobody',
    });
  });

  it.each([
    ['421 Too busy', 'later'],
    ['450-4.2.1 Come back', 'later'],
    ['452 4.2.2 Mailbox full', 'full'],
    ['552 5.2.2 Mailbox full', 'full'],
    ['535 Wrong password', 'account'],
    ['554 Looks like spam', 'refused'],
  ])('%s means: %s', (error, meaning) => {
    expect(parseSmtpReply(error)?.meaning).toBe(meaning);
  });

  it('returns null when the server was not reached', () => {
    expect(parseSmtpReply('connect ECONNREFUSED 127.0.0.1:2525')).toBeUndefined();
  });
});
