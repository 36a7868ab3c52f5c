import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { looks } from './looks.ts';

/** Accessibility violations and horizontal overflow of the current page, in each look. Leaves the page in the last one. */
export async function pageProblems(page: Page, where = pathOf(page)): Promise<string[]> {
  const problems: string[] = [];
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 850 });
    problems.push(...(await pageProblemsNow(page, `${where} (${colorScheme}, ${width} px)`)));
  }
  return problems;
}

/** The problems in the page's current look, with nothing fading in or out, now or later. */
export async function pageProblemsNow(page: Page, where = pathOf(page)): Promise<string[]> {
  await page.evaluate(disableTransitions);
  const broken = (await violations(page)).map((violation) => `${where}: ${violation}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...broken, `${where}: ${overflow} px too wide`] : broken;
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs axe inside the page, where it stays loaded because injecting it is slow. Skips iframes: scripts can't run in ours. */
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

/** During a transition colours are in between, which would fail the contrast rules. */
const disableTransitions = () => {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
  document.adoptedStyleSheets = [sheet];
};

const pathOf = (page: Page) => new URL(page.url()).pathname;
