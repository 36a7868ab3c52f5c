/** A word that may begin with a capital. "iOS", "npm" and "pH" stay as they are. */
const ORDINARY_WORD =
  /^(?:\p{Ll}{4,}|an?|act|aid|air|all|and|any|art|as|at|be|by|car|do|dry|eye|for|gas|in|is|lab|law|new|no|of|oil|on|one|or|own|pet|raw|run|rye|set|six|tax|ten|the|to|two|up|use|web)(?![\p{L}\p{N}_./])/u;

/** "bake rye bread", an item of a list, as a label. */
export const capitalized = (label: string): string =>
  ORDINARY_WORD.test(label) ? label.charAt(0).toUpperCase() + label.slice(1) : label;
