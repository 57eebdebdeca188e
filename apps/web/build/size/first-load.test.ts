import { describe, expect, it } from 'vitest';
import { firstLoad } from './first-load.ts';

const manifest = {
  'page.html': {
    file: 'page.js',
    imports: ['_shared.js'],
    css: ['page.css'],
    assets: ['a.woff2', 'a.svg'],
  },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js', imports: ['_shared.js'] },
  'fr.ts': { file: 'fr.js', imports: ['_shared.js'] },
  'later.ts': { file: 'later.js' },
};

describe('firstLoad', () => {
  it('lists the script, its styles, fonts and imports, each once', () => {
    expect(firstLoad(manifest, ['page.html', 'fr.ts'])).toEqual([
      'page.js',
      'page.css',
      'a.woff2',
      'shared.js',
      'react.js',
      'fr.js',
    ]);
  });

  it('leaves out chunks that are fetched later', () => {
    expect(firstLoad(manifest, ['page.html'])).not.toContain('later.js');
  });

  it('throws for a chunk that does not exist', () => {
    expect(() => firstLoad(manifest, ['gone.ts'])).toThrow('gone.ts');
  });
});
