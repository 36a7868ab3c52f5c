/** The name of the product unless an administrator chooses another. */
export const defaultProductName = 'Rolefit';
