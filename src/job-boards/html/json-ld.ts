/** A node of schema.org data, not validated: any value may be missing or have any shape. */
export type DataNode = { [key: string]: unknown };

const MAX_NODES = 20_000;

/**
 * Finds all nodes of a type in a page's JSON-LD blocks, at any depth, whether the type is a name, a URL or in an array.
 * References by @id are resolved. Blocks that aren't valid JSON are repaired or skipped. Reads at most 20,000 nodes.
 */
export function findNodes(blocks: readonly string[], type: string): DataNode[] {
  const nodes = blocks.flatMap((block) => allNodes(parseLenient(block)));
  const byId = new Map<unknown, DataNode>();
  for (const node of nodes) {
    // A reference has only its @id and refers to the first full node with that id.
    if (node['@id'] !== undefined && Object.keys(node).length > 1 && !byId.has(node['@id'])) {
      byId.set(node['@id'], node);
    }
  }
  return nodes.filter((node) => hasType(node, type)).map((node) => resolveReferences(node, byId));
}

export function isNode(value: unknown): value is DataNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasType(node: DataNode, type: string): boolean {
  const types = Array.isArray(node['@type']) ? node['@type'] : [node['@type']];
  return types.some((entry) => typeof entry === 'string' && entry.replace(/^.*[/#:]/, '') === type);
}

function allNodes(root: unknown): DataNode[] {
  const found: DataNode[] = [];
  const queue: unknown[] = [root];
  // By index, because `shift` is slow for long arrays.
  for (let at = 0; at < queue.length && at < MAX_NODES; at += 1) {
    const value = queue[at];
    if (Array.isArray(value)) for (const entry of value) queue.push(entry);
    else if (isNode(value)) {
      found.push(value);
      for (const one of Object.values(value)) if (typeof one === 'object' && one !== null) queue.push(one);
    }
  }
  return found;
}

function resolveReferences(node: DataNode, byId: ReadonlyMap<unknown, DataNode>): DataNode {
  const resolve = (value: unknown): unknown => {
    if (!isNode(value) || Object.keys(value).length !== 1) return value;
    return byId.get(value['@id']) ?? value;
  };
  const entries = Object.entries(node).map(([key, value]) => {
    return [key, Array.isArray(value) ? value.slice(0, 100).map(resolve) : resolve(value)] as const;
  });
  return Object.fromEntries(entries);
}

function parseLenient(block: string): unknown {
  const bare = block
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\/\/|\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s*(?:-->|\]\]>)\s*(?:\*\/)?$/, '')
    .replace(/;\s*$/, '');
  return tryParse(bare) ?? tryParse(repairJson(bare));
}

function tryParse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Repairs common mistakes of templates: raw line breaks and tabs in strings, invalid escapes, trailing commas. */
export function repairJson(json: string): string {
  let repaired = '';
  let from = 0;
  const replace = (at: number, length: number, by: string) => {
    repaired += json.slice(from, at) + by;
    from = at + length;
  };
  let inString = false;
  let comma = -1;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at] ?? '';
    if (inString) {
      if (char === '\\') {
        if (!/["\\/bfnrtu]/.test(json[at + 1] ?? '')) replace(at, 1, '\\\\');
        else at += 1;
      } else if (char === '"') inString = false;
      else if (char < ' ') replace(at, 1, char === '\n' ? '\\n' : ' ');
    } else if (char === '"') {
      inString = true;
      comma = -1;
    } else if (char === ',') comma = at;
    else if ((char === '}' || char === ']') && comma >= from) {
      replace(comma, 1, '');
      comma = -1;
    } else if (char > ' ') comma = -1;
  }
  return repaired + json.slice(from);
}
