/** What can be the id of an account. Anything else, such as a NUL character, must not reach the database. */
export const isUserId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
