/**
 * How pages are looked at for accessibility: colours depend on the theme and the frame on the width, so two looks see
 * both themes and both widths. ALL_LOOKS=1 tries all four.
 */
export const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
  ...(process.env.ALL_LOOKS
    ? ([
        { colorScheme: 'dark', width: 390 },
        { colorScheme: 'light', width: 1280 },
      ] as const)
    : []),
] as const;
