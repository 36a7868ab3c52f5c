/**
 * The themes and widths for accessibility checks. Colours depend on the theme and the layout on the width, so two
 * combinations cover both themes and both widths. ALL_LOOKS=1 checks all four.
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
