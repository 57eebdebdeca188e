import { describe } from 'vitest';
import { describeMatrix } from './describe-matrix.ts';

describe('the authorisation matrix: audits', () => {
  describeMatrix('audits');
});
