/** A word that may begin with a capital. "iOS", "npm" and "pH" stay as they are. */
const ORDINARY_WORD =
  /^(?:\p{Ll}{4,}|an?|act|aid|air|all|and|any|art|as|ask|at|bag|be|box|buy|by|can|cap|car|cut|dig|do|dry|end|eye|fax|fit|fix|fly|for|gas|get|how|if|in|is|it|key|lab|law|lay|let|log|map|mix|mop|new|no|of|oil|on|one|or|our|own|pay|pet|pin|pop|put|raw|rub|run|rye|see|set|sew|sit|six|sow|tag|tax|ten|the|tie|tip|to|top|tow|try|two|up|use|vet|wax|we|web|who|why|win|you|zip)(?![\p{L}\p{N}_.]|\/(?!\p{Ll}{4}))/u;

/** "bake rye bread", an item of a list, as a label. */
export const capitalized = (label: string): string =>
  ORDINARY_WORD.test(label) ? label.charAt(0).toUpperCase() + label.slice(1) : label;
