/** Which open jobs of a company to show: `search` is part of a title, department or location; any of the locations and any of the departments. */
export type JobFilter = { search: string; locations: string[]; departments: string[] };
