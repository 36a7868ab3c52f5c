/** Which open jobs of a company to show. `search` matches a part of the title, department or location; a job must match one of the locations and one of the departments. */
export type JobFilter = { search: string; locations: string[]; departments: string[] };
