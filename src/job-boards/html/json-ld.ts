/** A node of schema.org data as it came: any value may be missing or of any shape. */
export type DataNode = { [key: string]: unknown };

const MAX_NODES = 20_000;

/**
 * All nodes of a type in the page's JSON-LD blocks: at the top, in arrays, in @graph or deeper, with the type as a
 * name, an array or an address. References by @id are resolved. Blocks that are no JSON are mended or skipped.
 */
export function findNodes(blocks: readonly string[], type: string): DataNode[] {
  const nodes = blocks.flatMap((block) => allNodes(parseLenient(block)));
  const byId = new Map<unknown, DataNode>();
  for (const node of nodes) {
    // A bare reference has nothing but its @id; the first full node of that name is the one that is meant.
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
  return types.some((one) => typeof one === 'string' && one.replace(/^.*[/#:]/, '') === type);
}

function allNodes(root: unknown): DataNode[] {
  const found: DataNode[] = [];
  const waiting: unknown[] = [root];
  // By index, not by shift: taking from the front of a long array is slow.
  for (let at = 0; at < waiting.length && at < MAX_NODES; at += 1) {
    const value = waiting[at];
    if (Array.isArray(value)) for (const one of value) waiting.push(one);
    else if (isNode(value)) {
      found.push(value);
      for (const one of Object.values(value)) if (typeof one === 'object' && one !== null) waiting.push(one);
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

/** Mends what hand-made templates get wrong: raw line breaks and tabs in strings, bad escapes, trailing commas. */
export function repairJson(json: string): string {
  let mended = '';
  let from = 0;
  const replace = (at: number, length: number, by: string) => {
    mended += json.slice(from, at) + by;
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
  return mended + json.slice(from);
}
