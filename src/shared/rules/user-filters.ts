/** Which accounts an administrator looks at. */
export const userFilters = ['all', 'admins', 'suspended'] as const;
export type UserFilter = (typeof userFilters)[number];
