import fc from 'fast-check';

/** User-typed labels: empty, very long, accented, hostile. */
export const anyLabel = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    '<script>alert("x")</script> & co',
    'Rhabarberbarbarabarbarbarenbartbarbierbier'.repeat(3),
    'Zoé\u0000Martin\u0008',
    '漢字かな交じり文の長い名前',
    '  plusieurs   mots  courts et puis encore d’autres mots  ',
  ),
);

export const anyWidth = fc.integer({ min: 320, max: 1200 });

export const numberBetween = (min: number, max: number) =>
  fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max));

export const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
