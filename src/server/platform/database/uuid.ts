const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** PostgreSQL refuses anything else in a uuid column with an error; an address that isn't one is just not found. */
export const isUuid = (id: string): boolean => uuid.test(id);
