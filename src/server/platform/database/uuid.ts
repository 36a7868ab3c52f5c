const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Check ids from URLs with this first: PostgreSQL raises an error for a malformed uuid, where the user should get "not found". */
export const isUuid = (id: string): boolean => uuid.test(id);
