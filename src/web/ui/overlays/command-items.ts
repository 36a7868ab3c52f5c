/** One entry of the command palette. `keywords` are matched as well as the title. */
export type CommandItem = { id: string; title: string; hint?: string; href: string; keywords?: string[] };
export type CommandGroup = { heading: string; items: CommandItem[] };

export type CommandSource = {
  /** Always listed: the screens. */
  groups: CommandGroup[];
  /** Asks the server for matches; its groups follow the fixed ones. */
  search?: (query: string, signal: AbortSignal) => Promise<CommandGroup[]>;
  placeholder?: string;
};
