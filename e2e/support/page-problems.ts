import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { looks } from './looks.ts';

/** What breaks a rule of accessibility or the page's frame as the page stands, looked at in each look; it stays in the last. */
export async function pageProblems(page: Page, where = pathOf(page)): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(withoutTransitions);
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 850 });
    found.push(...(await pageProblemsNow(page, `${where} (${colorScheme}, ${width} px)`)));
  }
  return found;
}

/** The same in the look that the page has now. */
export async function pageProblemsNow(page: Page, where = pathOf(page)): Promise<string[]> {
  const found = (await violations(page)).map((violation) => `${where}: ${violation}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...found, `${where}: ${overflow} px too wide`] : found;
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Asked of axe in the page itself, where it stays: handing it over anew takes as long as its answer. Not of frames: nothing runs in ours. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (values) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations: broken } = await inPage.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      iframes: false,
    });
    return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  }, rules);
}

/** Halfway from one theme to the other nothing has the colours it is meant to have. */
const withoutTransitions = () => {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
  document.adoptedStyleSheets = [sheet];
};

const pathOf = (page: Page) => new URL(page.url()).pathname;
