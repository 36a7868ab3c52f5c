type Fields = Record<string, string | Blob | { name: string; bytes: Uint8Array }>;
export type Page = { status: number; url: string; html: string; text: string; headers: Headers };

/** Packing pages that are unpacked at once takes a fifth of the time of a request. http.test.ts asks for packed ones. */
export const unpacked = { 'Accept-Encoding': 'identity' };

/** A minimal browser without JavaScript: keeps cookies, follows redirects and submits forms. */
export class TestBrowser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  readonly #address: string | undefined;

  constructor(origin: string, address?: string) {
    this.#origin = origin;
    this.#address = address;
  }

  open(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.#visit(path, { headers });
  }

  submit(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Page> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string' || value instanceof Blob) body.append(name, value);
      else body.append(name, new File([value.bytes as Uint8Array<ArrayBuffer>], value.name));
    }
    return this.#visit(path, { method: 'POST', body, headers });
  }

  /** The Cookie header, for requests made without this browser. */
  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async signUp(email: string, password = 'correct horse 7!'): Promise<Page> {
    return this.submit('/auth?mode=signUp', {
      mode: 'signUp',
      email,
      password,
      username: email.split('@')[0] ?? 'someone',
    });
  }

  async #visit(path: string, init: RequestInit): Promise<Page> {
    let url = new URL(path, this.#origin);
    let request = init;
    for (let hop = 0; hop < 10; hop++) {
      const headers = new Headers({ ...unpacked, ...request.headers });
      headers.set('Cookie', this.cookieHeader());
      if (this.#address && !headers.has('X-Forwarded-For')) headers.set('X-Forwarded-For', this.#address);
      const response = await fetch(url, { ...request, headers, redirect: 'manual' });
      this.#storeCookies(response);
      const location = response.headers.get('Location');
      if (response.status >= 300 && response.status < 400 && location) {
        url = new URL(location, url);
        request = {};
        continue;
      }
      const html = await response.text();
      return {
        status: response.status,
        url: url.pathname + url.search,
        html,
        text: visibleText(html),
        headers: response.headers,
      };
    }
    throw new Error(`${path} redirects endlessly`);
  }

  #storeCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const isDeleted = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (isDeleted) this.#cookies.delete(name);
      else this.#cookies.set(name, pair.slice(pair.indexOf('=') + 1));
    }
  }
}

/** The text a user sees: no scripts or tags, entities decoded, whitespace collapsed. */
function visibleText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}
