/** Shorter searches would find nearly everything. */
export const minPaletteQueryLength = 2;

/** What the server finds for the command palette, best matches first. */
export type PaletteAnswer = {
  jobs: PaletteJob[];
  companies: PaletteCompany[];
  resumes: PaletteResume[];
  results: PaletteResult[];
};

export type PaletteJob = {
  id: string;
  title: string;
  company: string;
  location: string | null;
  isOpen: boolean;
};
export type PaletteCompany = { id: string; name: string; industry: string | null; isFollowed: boolean };
export type PaletteResume = { id: string; filename: string };
export type PaletteResult = { id: string; jobTitle: string; company: string | null; fitScore: number | null };
