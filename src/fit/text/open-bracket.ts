/** True if the last bracket that opens in a text doesn't close in it: "mills (Haas, Fanuc". */
export const hasOpenBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');
